import {
  type DifferencePart,
  type Figure,
  type FigureDifference,
  formatDifference,
  type Refusal,
} from '../../../tool/index.ts';
import type { CsvValue } from '../../exchange/csv.ts';
import styles from '../AnalysisDock.module.css';
import { TakeAlong } from '../Outcome.tsx';
import { figureText } from '../subject.ts';

interface Props {
  figure: Figure;
  why: FigureDifference | Refusal;
  name: string;
}

interface Step {
  readonly label: string;
  /** Where its bar starts and ends. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly kind: 'sum' | 'plus' | 'minus';
}

/** From today's figure to the scenario's, input by input; the bars sum to the difference. */
export function Waterfall({ figure, why, name }: Props) {
  if ('refused' in why)
    return <p className={styles.hint}>No se puede repartir la diferencia: {why.refused}.</p>;
  if (why.parts.length === 0)
    return <p className={styles.hint}>«{name}» no cambia ningún dato todavía.</p>;
  const steps = stepsOf(figure, why, name);
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const at = (value: number) => ((value - low) / (high - low || 1)) * 100;
  const title = `Por qué cambia ${figure.label} en ${name}`;
  const rows = (): CsvValue[][] => [
    ['Dato', 'Efecto'],
    ['Hoy', why.from],
    ...why.parts.map((part): CsvValue[] => [labelOf(part), part.effect]),
    [name, why.to],
  ];
  return (
    <div className={styles.scroll}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <TakeAlong name={title} rows={rows} />
      </div>
      <table className={styles.bars}>
        <tbody>
          {steps.map((step, index) => (
            // A step has no identity but its place.
            <tr key={`${index}`}>
              <th scope="row">{step.label}</th>
              <td className={styles.track} aria-hidden="true">
                <div className={styles.rail}>
                  <i
                    className={styles[step.kind]}
                    style={{
                      left: `${at(Math.min(step.from, step.to))}%`,
                      width: `${Math.abs(at(step.to) - at(step.from))}%`,
                    }}
                  />
                </div>
              </td>
              <td>{step.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        {why.method === 'exact'
          ? 'Lo que aporta cada dato, en promedio de todos los órdenes en que podrían cambiar.'
          : 'Lo que aporta cada dato, en promedio de órdenes sorteados.'}
      </p>
    </div>
  );
}

function stepsOf(figure: Figure, { from, to, parts }: FigureDifference, name: string): Step[] {
  // From 0 the steps of a large figure would be too thin to see: the sums start where the least is.
  const running = parts.reduce<number[]>(
    (sums, { effect }) => [...sums, (sums.at(-1) ?? from) + effect],
    [],
  );
  const foot = Math.min(from, to, ...running);
  const size = Math.max(from, to, ...running) - foot;
  const base = foot >= 0 && foot < size ? 0 : foot - size * FOOT;
  const sum = (label: string, value: number): Step => ({
    label,
    from: base,
    to: value,
    text: figureText(figure.formula, value),
    kind: 'sum',
  });
  let reached = from;
  const steps = parts.map((part): Step => {
    const step = {
      label: labelOf(part),
      from: reached,
      to: reached + part.effect,
      text: `${part.effect > 0 ? '+' : ''}${formatDifference(part.effect, figure.formula)}`,
      kind: part.effect < 0 ? ('minus' as const) : ('plus' as const),
    };
    reached = step.to;
    return step;
  });
  return [sum('Hoy', from), ...steps, sum(name, to)];
}

/** What a sum's bar shows below the lowest step, as a part of the steps. */
const FOOT = 0.15;

function labelOf({ section, inputs }: DifferencePart): string {
  if (section !== null) return `${section} (${inputs.length} datos)`;
  return inputs.map(({ label }) => label).join(' y ');
}
