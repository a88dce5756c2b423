import type { Figure, Variable } from '../../tool/index.ts';
import { cx } from '../../ui/index.ts';
import type { TableRow } from '../../whatif/index.ts';
import type { CsvValue } from '../exchange/csv.ts';
import { useSession } from '../session/useSession.ts';
import styles from './AnalysisDock.module.css';
import { TakeAlong } from './Outcome.tsx';
import { optionLabel } from './ranges.ts';
import { figureText, valueText } from './subject.ts';

interface Axis {
  readonly variable: Variable;
  readonly values: readonly number[];
}

export interface TableAnswer {
  readonly figures: readonly Figure[];
  readonly rows: Axis;
  readonly columns: Axis | null;
  readonly cells: readonly TableRow[];
}

interface Props {
  answer: TableAnswer;
  /** Takes the values of a cell over into the document. */
  onUse: (values: readonly (readonly [Variable, number])[]) => void;
}

/** A table for each figure; with one input, a column for each. */
export function SensitivityTable({ answer, onUse }: Props) {
  const { figures, columns } = answer;
  return columns ? (
    <>
      {figures.map((figure, at) => (
        <OneTable key={figure.address} answer={answer} shown={[at]} onUse={onUse} />
      ))}
    </>
  ) : (
    <OneTable answer={answer} shown={figures.map((_, at) => at)} onUse={onUse} />
  );
}

function OneTable({ answer, shown, onUse }: Props & { shown: readonly number[] }) {
  const { figures, rows, columns, cells } = answer;
  const { calculation } = useSession();
  const some = shown.flatMap((at) => figures[at] ?? []);
  const name = `${some.map(({ label }) => label).join(', ')} según ${rows.variable.label}${columns ? ` y ${columns.variable.label}` : ''}`;
  const heads = columns
    ? columns.values.map((value) => axisText(columns.variable, value))
    : some.map(({ label }) => label);
  const valueAt = (row: number, column: number): number | null =>
    (columns ? cells[row]?.[shown[0] ?? 0]?.[column] : cells[row]?.[shown[column] ?? 0]?.[0]) ??
    null;
  const figureOf = (column: number): Figure | undefined => (columns ? some[0] : some[column]);
  const csv = (): CsvValue[][] => [
    [
      columns ? `${rows.variable.label} \\ ${columns.variable.label}` : rows.variable.label,
      ...heads,
    ],
    ...rows.values.map((value, row) => [
      rows.variable.options ? axisText(rows.variable, value) : value,
      ...heads.map((_, column) => valueAt(row, column)),
    ]),
  ];
  const isToday = (row: number, column: number): boolean =>
    rows.values[row] === rows.variable.today &&
    (!columns || columns.values[column] === columns.variable.today);
  return (
    <div>
      <div className={styles.head}>
        <h3>{name}</h3>
        <TakeAlong name={name} rows={csv} />
      </div>
      {/* Scrolled by keyboard too: each cell is a button. */}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                {rows.variable.label}
                {columns && ` \\ ${columns.variable.label}`}
              </th>
              {heads.map((head, column) => (
                // Two values may read alike.
                <th key={`${column}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.values.map((value, row) => (
              <tr key={value}>
                <th scope="row">{axisText(rows.variable, value)}</th>
                {heads.map((_, column) => {
                  const figure = figureOf(column);
                  const cell = valueAt(row, column);
                  const base = figure && calculation.value(figure.ref);
                  const used: (readonly [Variable, number])[] = [[rows.variable, value]];
                  if (columns) used.push([columns.variable, columns.values[column] ?? Number.NaN]);
                  return (
                    <td
                      key={`${column}`}
                      className={cx(
                        figure && toneOf(figure, cell, base),
                        isToday(row, column) && styles.base,
                      )}
                    >
                      <button
                        type="button"
                        className={styles.cell}
                        title="Llevar estos valores a los datos"
                        onClick={() => onUse(used)}
                      >
                        {figure ? figureText(figure.formula, cell) : ''}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.key}>
        <span>Verde: mejor que hoy. Rojo: peor que hoy.</span>
        <span>Borde naranja: los datos de hoy.</span>
        <span>Un clic lleva los valores de la celda a los datos.</span>
      </p>
    </div>
  );
}

function axisText(variable: Variable, value: number): string {
  const option = variable.options?.[value];
  return option === undefined ? valueText(variable, value) : optionLabel(variable, option);
}

/** Against today's figure; a figure of which less is better says so by its thresholds. */
function toneOf({ formula }: Figure, value: number | null, base: unknown): string | undefined {
  if (value === null || typeof base !== 'number' || value === base) return undefined;
  const isLessBetter = formula.goal === 'less' || formula.thresholds?.lower === true;
  return value > base === !isLessBetter ? styles.better : styles.worse;
}
