import type { Figure, Variable } from '../../../tool/index.ts';
import { cx, VisuallyHidden } from '../../../ui/index.ts';
import { TABLET, useNarrow } from '../../layout/useNarrow.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { cellsOf } from '../parts/cells.ts';
import { TakeAlong } from '../parts/Outcome.tsx';
import { PictureMenu } from '../../blocks/chart/PictureMenu.tsx';
import { StudyPicture } from '../parts/StudyPicture.tsx';
import type { Axis, TableAnswer } from './question.ts';
import { tableCharts, tableOf } from './tables.ts';

/** The values of a cell's inputs. */
export type CellValues = readonly (readonly [Variable, number])[];

interface Props {
  answer: TableAnswer;
  /** The cell that is looked at, by its values. */
  chosen: CellValues | null;
  onChoose: (values: CellValues) => void;
}

/** A table for each figure; with one input, a column for each, and their lines. */
export function SensitivityTable({ answer, chosen, onChoose }: Props) {
  const { figures, columns } = answer;
  if (columns) {
    return figures.map((figure, at) => (
      <OneTable key={figure.address} {...{ answer, chosen, onChoose }} shown={[at]} />
    ));
  }
  return (
    <div className={styles.columns}>
      <div className={cx(figures.length > 1 && styles.whole)}>
        <OneTable {...{ answer, chosen, onChoose }} shown={[...figures.keys()]} />
      </div>
      {tableCharts(answer).map((chart) => (
        <div key={chart.label}>
          <div className={styles.head}>
            <h3>{chart.label}</h3>
            <PictureMenu title={chart.label}>
              <StudyPicture chart={chart} />
            </PictureMenu>
          </div>
          <StudyPicture chart={chart} />
          <p className={styles.key}>
            <span>│ el valor de hoy</span>
          </p>
        </div>
      ))}
    </div>
  );
}

function OneTable({ answer, chosen, onChoose, shown }: Props & { shown: readonly number[] }) {
  const { figures, rows, columns } = answer;
  const { calculation } = useSession();
  const table = tableOf(answer, shown);
  // In the corner names of inputs would take more room than the values below them.
  const isNarrow = useNarrow(TABLET);
  const some = shown.flatMap((at) => figures[at] ?? []);
  const [corner, ...heads] = table.head;
  const figureAt = (column: number): Figure | undefined =>
    figures[shown[columns ? 0 : column] ?? 0];
  const valuesAt = (row: number, column: number): CellValues => {
    const down = [rows.variable, rows.values[row] ?? Number.NaN] as const;
    return columns ? [down, [columns.variable, columns.values[column] ?? Number.NaN]] : [down];
  };
  return (
    <div>
      <div className={styles.head}>
        <h3>{table.title}</h3>
        <TakeAlong name={table.title} rows={() => cellsOf(table)} />
      </div>
      {isNarrow && (
        <p aria-hidden="true" className={styles.key}>
          <span>Filas: {rows.variable.label}</span>
          {columns && <span>Columnas: {columns.variable.label}</span>}
        </p>
      )}
      {/* Scrolled by keyboard too: each cell is a button. */}
      <div className={cx(styles.scroll, 'scrolls-aside', 'names-stay')}>
        <table className={cx(styles.table, styles.values)}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                {isNarrow ? <VisuallyHidden>{corner}</VisuallyHidden> : corner}
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
            {table.rows.map(([head, ...cells], row) => (
              <tr key={rows.values[row]}>
                <th scope="row">{head?.text}</th>
                {cells.map(({ text, value }, column) => {
                  const figure = figureAt(column);
                  const values = valuesAt(row, column);
                  const isToday = values.every(([variable, one]) => one === variable.today);
                  const base = figure && calculation.value(figure.ref);
                  return (
                    <td
                      key={`${column}`}
                      className={cx(figure && toneOf(figure, value, base), isToday && styles.base)}
                    >
                      <button
                        type="button"
                        className={styles.cell}
                        aria-pressed={chosen !== null && isSame(values, chosen)}
                        onClick={() => onChoose(values)}
                      >
                        {text}
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
        {some.some(({ formula }) => goalOf(formula)) && (
          <span>Verde: mejor que hoy. Rojo: peor que hoy.</span>
        )}
        {hasToday(rows) && (!columns || hasToday(columns)) && (
          <span>Borde naranja: los datos de hoy.</span>
        )}
        <span>Elige una celda para usar sus valores.</span>
      </p>
    </div>
  );
}

const hasToday = ({ variable, values }: Axis): boolean =>
  variable.today !== null && values.includes(variable.today);

const isSame = (one: CellValues, other: CellValues): boolean =>
  one.length === other.length &&
  one.every(
    ([variable, value], at) =>
      other[at]?.[0].address === variable.address && Object.is(other[at]?.[1], value),
  );

/** Against today's figure, where it is known which is better: by its goal, or by its thresholds. */
function toneOf({ formula }: Figure, value: unknown, base: unknown): string | undefined {
  const better = goalOf(formula);
  if (typeof value !== 'number' || typeof base !== 'number' || value === base) return undefined;
  return better && (value > base === (better === 'more') ? styles.better : styles.worse);
}

function goalOf({ goal, thresholds }: Figure['formula']): 'more' | 'less' | undefined {
  return goal ?? (thresholds && (thresholds.lower ? 'less' : 'more'));
}
