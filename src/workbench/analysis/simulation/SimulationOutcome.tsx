import {
  type Figure,
  formatDifference,
  formatNumber,
  read,
  type SimulationStudy,
  type Subject,
  scalarOf,
  withValues,
  Calculation,
} from '../../../tool/index.ts';
import { lazyPart, PartBoundary, Skeleton } from '../../../ui/index.ts';
import { type FigureSummary, PERCENTILES, type SimulationResult } from '../../../whatif/index.ts';
import type { CsvValue } from '../../exchange/csv.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { TakeAlong } from '../Outcome.tsx';
import { figureText, subjectOf } from '../subject.ts';

const Histogram = lazyPart(async () => (await import('./HistogramPlot.tsx')).default);
const LinePlot = lazyPart(async () => (await import('../LinePlot.tsx')).default);

export interface SimulationAnswer {
  readonly study: SimulationStudy;
  readonly figure: Figure;
  readonly result: SimulationResult;
}

/** A simulation's figure: its histogram, percentiles, what drives it, and whether the runs suffice. */
export function SimulationOutcome({ answer }: { answer: SimulationAnswer }) {
  const session = useSession();
  const { figure, result, study } = answer;
  const summary = result.summaries[0];
  if (!summary) return null;
  const { histogram, convergence } = summary;
  return (
    <>
      <p role="status" className={styles.say}>
        {sentence(answer, summary)}
      </p>
      {summary.missing > 0 && (
        <p className={styles.failure}>{missingSentence(subjectOf(session), answer, summary)}</p>
      )}
      {histogram && (
        <PartBoundary what="el histograma" waiting={<Skeleton shape="block" />}>
          <Histogram
            label={`Histograma de ${figure.label}: ${sentence(answer, summary)}`}
            histogram={histogram}
            shape={figure.formula}
            target={summary.below?.target ?? null}
          />
        </PartBoundary>
      )}
      <div className={styles.columns}>
        <Percentiles figure={figure} summary={summary} />
        <Ranking answer={answer} />
        {convergence.length > 1 && (
          <div>
            <div className={styles.head}>
              <h3>Convergencia de la media</h3>
            </div>
            <PartBoundary what="el gráfico" waiting={<Skeleton shape="block" />}>
              <LinePlot
                label={`Media de ${figure.label} según el número de corridas`}
                lines={[
                  convergence.map(({ runs, mean }) => ({ x: runs, y: mean })),
                  convergence.map(({ runs, mean, margin }) => ({ x: runs, y: mean + margin })),
                  convergence.map(({ runs, mean, margin }) => ({ x: runs, y: mean - margin })),
                ]}
                x={{ kind: 'number', label: 'Corridas' }}
                y={figure.formula}
              />
            </PartBoundary>
            <p className={styles.key}>
              Con {study.simulation.runs.toLocaleString('es-CO')} corridas la media es exacta a ±
              {formatDifference(convergence.at(-1)?.margin ?? 0, figure.formula)} (95 %).
            </p>
          </div>
        )}
      </div>
    </>
  );
}

const percent = (part: number): string => `${formatNumber(part * 100, 1)}\u00a0%`;

function sentence(
  { figure, study }: SimulationAnswer,
  { percentiles, below }: FigureSummary,
): string {
  const say = (name: string) => figureText(figure.formula, percentiles[name] ?? null);
  const runs = study.simulation.runs.toLocaleString('es-CO');
  const chance = below
    ? ` La probabilidad de no llegar a ${figureText(figure.formula, below.target)} es ${percent(below.probability)}.`
    : '';
  return `En ${runs} corridas, según tus supuestos, «${figure.label}» queda 9 de cada 10 veces entre ${say('5')} y ${say('95')}; la mitad de las veces pasa de ${say('50')}.${chance}`;
}

/** In how many runs there is no figure, and why in the first of them. */
function missingSentence(
  subject: Subject,
  { figure, result, study }: SimulationAnswer,
  { missing }: FigureSummary,
): string {
  const share = percent(missing / study.simulation.runs);
  const said = `En ${missing.toLocaleString('es-CO')} corridas (${share}) «${figure.label}» no se puede calcular y no cuenta.`;
  const drawn = result.firstMissing[0];
  if (!drawn) return said;
  const values = study.variables.map(
    (variable, at) => [variable.ref, scalarOf(variable, drawn[at] ?? Number.NaN)] as const,
  );
  const calculation = new Calculation(subject.tool, withValues(subject, values));
  const { note } = read(calculation, figure.ref);
  return note ? `${said} Por ejemplo: ${note}.` : said;
}

function Percentiles({ figure, summary }: { figure: Figure; summary: FigureSummary }) {
  const { mean, sd, min, max, percentiles } = summary;
  const lines: readonly (readonly [string, number | null])[] = [
    ['Media', mean],
    ['Desviación', sd],
    ['Mínimo', min],
    ...PERCENTILES.map((each) => [`P${each}`, percentiles[String(each)] ?? null] as const),
    ['Máximo', max],
  ];
  const rows = (): CsvValue[][] => [
    ['', figure.label],
    ...lines.map(([name, value]) => [name, value]),
  ];
  return (
    <div>
      <div className={styles.head}>
        <h3>Percentiles</h3>
        <TakeAlong name={`Percentiles de ${figure.label}`} rows={rows} />
      </div>
      <table className={styles.table}>
        <tbody>
          {lines.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figureText(figure.formula, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MOST = 12;

function Ranking({ answer: { result, study, figure } }: { answer: SimulationAnswer }) {
  const movers = (result.ranking[0] ?? []).slice(0, MOST);
  const labelOf = (input: number): string => study.variables[input]?.label ?? '';
  const rows = (): CsvValue[][] => [
    ['Dato', 'Correlación de rangos'],
    ...movers.map(({ input, correlation }) => [labelOf(input), correlation]),
  ];
  return (
    <div>
      <div className={styles.head}>
        <h3>Qué la explica</h3>
        <TakeAlong name={`Qué explica ${figure.label}`} rows={rows} />
      </div>
      <table className={styles.bars}>
        <tbody>
          {movers.map(({ input, correlation }) => (
            <tr key={input}>
              <th scope="row">{labelOf(input)}</th>
              <td className={styles.track} aria-hidden="true">
                <div className={styles.rail}>
                  <i
                    className={correlation < 0 ? styles.low : styles.high}
                    style={{
                      left: `${50 + Math.min(correlation, 0) * 50}%`,
                      width: `${Math.abs(correlation) * 50}%`,
                    }}
                  />
                  <i className={styles.zero} style={{ left: '50%' }} />
                </div>
              </td>
              <td>{formatNumber(correlation, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        Correlación de rangos: 1 si suben siempre juntos, −1 si van al revés.
      </p>
    </div>
  );
}
