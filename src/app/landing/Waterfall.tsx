import { formatNumber } from '../../tool/text/numbers.ts';
import { cx } from '../../ui/index.ts';
import styles from './Waterfall.module.css';

const MILLION = 1_000_000;

export interface Step {
  readonly label: string;
  /** From which amount to which, in pesos. */
  readonly from: number;
  readonly to: number;
}

const inMillions = (pesos: number): string => formatNumber(pesos / MILLION, 1);

/** From the rent to what is left of it, step by step, in the tool's own figures. */
export function Waterfall({ steps }: { steps: readonly Step[] }) {
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const share = (pesos: number): number => ((pesos - low) / (high - low)) * 100;
  return (
    <figure className={styles.chart}>
      <figcaption>De la renta al flujo de caja, en millones al año</figcaption>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label}>
            <span className={styles.label}>{step.label}</span>
            <span className={styles.rail}>
              <span
                className={cx(styles.bar, lookOf(step))}
                style={{
                  left: `${share(Math.min(step.from, step.to))}%`,
                  width: `${share(Math.max(step.from, step.to)) - share(Math.min(step.from, step.to))}%`,
                }}
              />
            </span>
            <span className={styles.amount}>{inMillions(step.to - step.from)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What comes off the one before, and what is left of it. */
function lookOf({ from, to }: Step): string | undefined {
  if (from !== 0) return styles.less;
  return to < 0 ? styles.loss : styles.sum;
}
