import type { StudyChart } from '../../../tool/index.ts';
import styles from '../AnalysisDock.module.css';
import { Rail } from './Rail.tsx';

/** Bars from one value to another, one below the other: a tornado, a waterfall. */
export default function BarsPlot({ label, bars, base }: Extract<StudyChart, { kind: 'bars' }>) {
  const ends = [
    ...bars.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to])),
    ...(base === null ? [] : [base]),
  ];
  const scale = { from: Math.min(...ends), to: Math.max(...ends) };
  return (
    <div role="img" aria-label={label} className={styles.barsPlot}>
      {bars.map((bar, at) => (
        // A bar has no identity but its place.
        <div key={`${at}`} className={styles.barsRow}>
          <span>{bar.label}</span>
          <Rail spans={bar.spans} scale={scale} base={base} />
        </div>
      ))}
    </div>
  );
}
