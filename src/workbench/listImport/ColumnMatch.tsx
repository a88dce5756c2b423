import { SelectField } from '../../ui/index.ts';
import styles from './MatchDialog.module.css';
import type { ImportTarget } from './target.ts';
import type { useMatch } from './useMatch.ts';

interface Props {
  match: ReturnType<typeof useMatch>;
  target: ImportTarget;
}

const SAMPLES = 3;

/** Each column of the file, some of what is in it, and what it is in the list. */
export function ColumnMatch({ match, target }: Props) {
  const { records, mapping, choose, layout } = match;
  const options = [
    { value: '', label: 'No importar' },
    ...target.columns.map(({ id, label }) => ({ value: id, label })),
  ];
  const samplesOf = (column: number): string =>
    records.lines
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((text) => text !== '')
      .slice(0, SAMPLES)
      .join(' · ');
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{layout.turned ? 'Tu fila' : 'Tu columna'}</th>
          <th scope="col">Primeros valores</th>
          <th scope="col">Es</th>
        </tr>
      </thead>
      <tbody>
        {records.heads.map((head, at) => {
          const samples = samplesOf(at);
          // An empty line of the sheet is nothing to choose for.
          if (head === '' && samples === '') return null;
          const name = head || `${layout.turned ? 'Fila' : 'Columna'} ${at + 1}`;
          return (
            // Columns of a file have no identity but their place.
            <tr key={`${at}`}>
              <th scope="row">{name}</th>
              <td className={styles.sample}>{samples}</td>
              <td>
                <SelectField
                  size="sm"
                  aria-label={`Qué es ${name}`}
                  options={options}
                  value={mapping[at] ?? ''}
                  onChange={(event) => choose.column(at, event.target.value)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
