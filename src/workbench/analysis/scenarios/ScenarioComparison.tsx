import {
  type Calculation,
  differenceBetween,
  explained,
  type Figure,
  type FigureDifference,
  figureOf,
  formatDifference,
  labelOf,
  type Refusal,
  setupOf,
  type Subject,
} from '../../../tool/index.ts';
import type { CsvValue } from '../../exchange/csv.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { Outcome, TakeAlong } from '../Outcome.tsx';
import { figureAt, figureText, scalarText, subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { ask, type Watched } from '../workers.ts';
import { calculationOf, overridden, type Scenario, type ScenarioFault } from './scenarios.ts';
import { Waterfall } from './Waterfall.tsx';

interface Column {
  readonly scenario: Scenario;
  readonly calculation: Calculation;
  readonly faults: readonly ScenarioFault[];
}

interface Comparison {
  readonly columns: readonly Column[];
  readonly figure: Figure | null;
  readonly why: FigureDifference | Refusal | null;
}

interface Props {
  scenarios: readonly Scenario[];
  /** The one whose difference is explained. */
  scenario: Scenario;
  figure: string | undefined;
}

/** Inputs that differ and figures, side by side with today, and why a figure differs. */
export function ScenarioComparison({ scenarios, scenario, figure: figureName }: Props) {
  const session = useSession();
  const subject = subjectOf(session);
  const figure = figureAt(session.calculation, figureName);
  const key = JSON.stringify([scenarios, scenario.id, figureName]);
  const answer = useAnswer(session, key, (watched) =>
    compare(subject, scenarios, scenario, figure, watched),
  );
  return (
    <Outcome answer={answer} what="Comparando" empty={null}>
      {(value) => <Compared comparison={value} scenario={scenario} />}
    </Outcome>
  );
}

async function compare(
  subject: Subject,
  scenarios: readonly Scenario[],
  scenario: Scenario,
  figure: Figure | null,
  watched: Watched,
): Promise<Comparison> {
  const columns: Column[] = [];
  for (const one of scenarios) {
    // A large document takes a while for each.
    await new Promise((resolve) => setTimeout(resolve));
    watched.signal.throwIfAborted();
    const changed = overridden(subject, one);
    columns.push({
      scenario: one,
      faults: changed.faults,
      calculation: calculationOf(subject, changed),
    });
  }
  const other = columns.find((column) => column.scenario.id === scenario.id);
  const why = figure && other ? await explain(subject, other.calculation, figure, watched) : null;
  return { columns, figure, why };
}

async function explain(
  subject: Subject,
  other: Calculation,
  figure: Figure,
  watched: Watched,
): Promise<FigureDifference | Refusal> {
  const question = differenceBetween(subject, other, figure);
  if ('refused' in question) return question;
  const { difference } = question;
  return explained(
    question,
    figure,
    await ask('explain', { setup: setupOf(subject), difference }, watched),
  );
}

function Compared({ comparison, scenario }: { comparison: Comparison; scenario: Scenario }) {
  const { calculation } = useSession();
  const { columns, figure, why } = comparison;
  const addresses = [...new Set(columns.flatMap((column) => Object.keys(column.scenario.values)))];
  const refs = addresses.flatMap((address) => {
    const found = calculation.refOf(address);
    return found.kind === 'cell' ? [found.ref] : [];
  });
  const ids = calculation.declaration.figures;
  const own = ids.flatMap((id): Figure[] => {
    const one = figureOf(calculation, { id });
    return 'ref' in one ? [one] : [];
  });
  const figures =
    figure && !own.some(({ address }) => address === figure.address) ? [...own, figure] : own;
  const valueIn = (from: Calculation, one: Figure): number | null => {
    const value = from.value(one.ref);
    return typeof value === 'number' ? value : null;
  };
  const all = [calculation, ...columns.map((column) => column.calculation)];
  const rows = (): CsvValue[][] => [
    ['', 'Hoy', ...columns.map((column) => column.scenario.name)],
    ...refs.map((ref) => [
      labelOf(calculation, ref),
      ...all.map((from) => {
        const value = from.value(ref);
        return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value;
      }),
    ]),
    ...figures.map((one) => [one.label, ...all.map((from) => valueIn(from, one))]),
  ];
  const faults = columns.flatMap((column) =>
    column.faults.map((fault) => ({ ...fault, name: column.scenario.name })),
  );
  return (
    <>
      {/* Scrolled sideways by keyboard too, from its buttons. */}
      <div className={styles.scroll}>
        <div className={styles.head}>
          <h3>Lado a lado</h3>
          <TakeAlong name="Escenarios" rows={rows} />
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
            {refs.map((ref) => {
              const field = calculation.field(ref);
              return (
                <tr key={labelOf(calculation, ref)} className={styles.inputRow}>
                  <th scope="row">{labelOf(calculation, ref)}</th>
                  {all.map((from, at) => (
                    // A column has no identity but its place.
                    <td key={`${at}`}>{field ? scalarText(field, from.value(ref)) : ''}</td>
                  ))}
                </tr>
              );
            })}
            {figures.map((one) => (
              <tr key={one.address}>
                <th scope="row">{one.label}</th>
                {all.map((from, at) => (
                  <td key={`${at}`}>
                    {figureText(one.formula, valueIn(from, one))}
                    {at > 0 && (
                      <Change
                        from={valueIn(calculation, one)}
                        to={valueIn(from, one)}
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
      {figure && why && <Waterfall figure={figure} why={why} name={scenario.name} />}
    </>
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
