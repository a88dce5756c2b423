import {
  type Figure,
  type FigureDifference,
  formatDifference,
  fullLabelOf,
  type Refusal,
} from '../../../tool/index.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import type { Scenario } from '../kept/kept.ts';
import { cellsOf } from '../parts/cells.ts';
import { Outcome, TakeAlong } from '../parts/Outcome.tsx';
import { figureAt, figureText, scalarText, subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { compare, type Comparison, explain } from './compare.ts';
import { changedRefs, comparedFigures, comparisonTable, figureIn } from './tables.ts';
import { Waterfall } from './Waterfall.tsx';

interface Props {
  scenarios: readonly Scenario[];
  /** The one whose difference is explained. */
  scenario: Scenario;
  figure: string | undefined;
}

interface Compared extends Comparison {
  readonly why: FigureDifference | Refusal | null;
}

/** Inputs that differ and figures, side by side with today, and why a figure differs. */
export function ScenarioComparison({ scenarios, scenario, figure: figureName }: Props) {
  const session = useSession();
  const subject = subjectOf(session);
  const figure = figureAt(session.calculation, figureName);
  const key = JSON.stringify([scenarios, scenario.id, figureName]);
  const answer = useAnswer(session, key, async (watched): Promise<Compared> => {
    const comparison = await compare(subject, scenarios, figure, watched);
    const other = comparison.columns.find((column) => column.scenario.id === scenario.id);
    const why = figure && other ? await explain(subject, other.calculation, figure, watched) : null;
    return { ...comparison, why };
  });
  return (
    <Outcome answer={answer} what="Comparando" empty={null}>
      {(value) => (
        <>
          <SideBySide comparison={value} />
          {value.figure && value.why && (
            <Waterfall figure={value.figure} why={value.why} name={scenario.name} />
          )}
        </>
      )}
    </Outcome>
  );
}

function SideBySide({ comparison }: { comparison: Comparison }) {
  const { calculation } = useSession();
  const { columns, figure } = comparison;
  const all = [calculation, ...columns.map((column) => column.calculation)];
  const table = comparisonTable(calculation, comparison);
  const faults = columns.flatMap((column) =>
    column.faults.map((fault) => ({ ...fault, name: column.scenario.name })),
  );
  return (
    // Scrolled sideways by keyboard too, from its buttons.
    <div className={styles.scroll}>
      <div className={styles.head}>
        <h3>{table.title}</h3>
        <TakeAlong name="Escenarios" rows={() => cellsOf(table)} />
      </div>
      {faults.length > 0 && (
        <ul role="alert" className={styles.failure}>
          {faults.map(({ name, address, message }) => (
            <li key={`${name} ${address}`}>
              {name}: {message}
            </li>
          ))}
        </ul>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.start}>
              Dato o cifra
            </th>
            <th scope="col">Hoy</th>
            {columns.map((column) => (
              <th key={column.scenario.id} scope="col">
                {column.scenario.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changedRefs(calculation, comparison).map((ref) => {
            const field = calculation.field(ref);
            return (
              <tr key={calculation.addressOf(ref)} className={styles.inputRow}>
                <th scope="row">{fullLabelOf(calculation, ref)}</th>
                {all.map((from, at) => (
                  // A column has no identity but its place.
                  <td key={`${at}`}>{field ? scalarText(field, from.value(ref)) : ''}</td>
                ))}
              </tr>
            );
          })}
          {comparedFigures(calculation, figure).map((one) => (
            <tr key={one.address}>
              <th scope="row">{one.label}</th>
              {all.map((from, at) => (
                <td key={`${at}`}>
                  {figureText(one.formula, figureIn(from, one))}
                  {at > 0 && (
                    <Change
                      from={figureIn(calculation, one)}
                      to={figureIn(from, one)}
                      figure={one}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Change({ from, to, figure }: { from: number | null; to: number | null; figure: Figure }) {
  if (from === null || to === null || from === to) return null;
  const change = to - from;
  return (
    <small className={styles.change}>
      {change > 0 ? '+' : ''}
      {formatDifference(change, figure.formula)}
    </small>
  );
}
