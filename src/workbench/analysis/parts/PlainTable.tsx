import type { StudyTable } from '../../../tool/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import styles from '../AnalysisDock.module.css';

/** A study's table to be read. */
export function PlainTable({ table }: { table: StudyTable }) {
  const [first, ...heads] = table.head;
  const hasHead = table.head.some((text) => text !== '');
  return (
    <table className={styles.table}>
      {hasHead && (
        <thead>
          <tr>
            <th scope="col" className={styles.start}>
              {first === '' ? <VisuallyHidden>Concepto</VisuallyHidden> : first}
            </th>
            {heads.map((head, at) => (
              // Two columns may read alike.
              <th key={`${at}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.rows.map(([head, ...cells], row) => (
          // A row has no identity but its place.
          <tr key={`${row}`}>
            <th scope="row">{head?.text}</th>
            {cells.map(({ text }, at) => (
              <td key={`${at}`}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
