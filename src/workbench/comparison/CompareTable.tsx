import { type CSSProperties, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import { TakeAlong } from '../analysis/parts/Outcome.tsx';
import type { CsvValue } from '../exchange/csv.ts';
import styles from './Comparison.module.css';
import type { CompareRow } from './rows.ts';

interface Props {
  /** What is compared, for its file: 'Casos'. */
  name: string;
  /** Of the columns. */
  heads: readonly string[];
  inputs: readonly CompareRow[];
  figures: readonly CompareRow[];
}

/** Of so many inputs figures are still in sight. */
const FOLDED = 12;

/** So many columns fit beside one another on a phone. */
const FITTING = 3;

/** Documents of a tool as columns: the inputs in which they differ, and the figures with their difference to the first. */
export function CompareTable({ name, heads, inputs, figures }: Props) {
  const { tool } = useSession();
  const rows = (): CsvValue[][] => [
    [tool.title, ...heads],
    ...[...inputs, ...figures].map(({ label, cells }) => [
      label,
      ...cells.map(({ value }) => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value)),
    ]),
  ];
  return (
    // Scrolled sideways by keyboard too, from its buttons.
    <section className={styles.scroll} data-fits={heads.length <= FITTING ? '' : undefined}>
      <header className={styles.head}>
        <h3>Lado a lado</h3>
        <TakeAlong name={name} rows={rows} />
      </header>
      <table className={styles.table} style={columnsStyle(heads.length)}>
        <thead>
          <tr>
            <th scope="col">Dato o cifra</th>
            {heads.map((head, at) => (
              // Two cases may have one name: a column is known by its place.
              <th key={`${at}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <Rows
          title="Datos que difieren"
          none="No hay: son los mismos."
          rows={inputs}
          folded={FOLDED}
          width={heads.length + 1}
        />
        <Rows title="Cifras" none="No hay distintas." rows={figures} width={heads.length + 1} />
      </table>
    </section>
  );
}

/** How many columns stand side by side on a phone, where names are above them. */
function columnsStyle(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}

interface RowsProps {
  title: string;
  /** Said where there are none. */
  none: string;
  rows: readonly CompareRow[];
  /** Of many so many are shown until the others are asked for: what is below would be out of sight. */
  folded?: number;
  /** How many columns there are. */
  width: number;
}

function Rows({ title, none, rows, folded = Number.POSITIVE_INFINITY, width }: RowsProps) {
  const [isWhole, showWhole] = useState(false);
  // One more than fits takes no more room than a button.
  const shown = isWhole || rows.length <= folded + 1 ? rows : rows.slice(0, folded);
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={width}>
          {title}
          {rows.length === 0 && <small>{none}</small>}
        </th>
      </tr>
      {shown.map(({ key, label, cells }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {cells.map(({ text, difference }, at) => (
            <td key={`${at}`}>
              {text}
              {difference !== null && <small>{difference}</small>}
            </td>
          ))}
        </tr>
      ))}
      {shown.length < rows.length && (
        <tr>
          <td colSpan={width} className={styles.more}>
            <Button size="sm" variant="ghost" onClick={() => showWhole(true)}>
              {`Ver los otros ${(rows.length - shown.length).toLocaleString('es-CO')}`}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}
