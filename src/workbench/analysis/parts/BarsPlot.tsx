import type { StudyChart } from '../../../tool/index.ts';
import styles from '../AnalysisDock.module.css';
import { End } from './End.tsx';
import { Rail } from './Rail.tsx';
import { SidesKey } from './SidesKey.tsx';

/** Bars from one value to another, one below the other: a tornado, a waterfall. */
export default function BarsPlot({
  label,
  bars,
  base,
  note,
}: Extract<StudyChart, { kind: 'bars' }>) {
  const spans = bars.flatMap((bar) => bar.spans);
  const ends = [...spans.flatMap(({ from, to }) => [from, to]), ...(base === null ? [] : [base])];
  const scale = { from: Math.min(...ends), to: Math.max(...ends) };
  const hasSides = spans.some(({ tone }) => tone === 'low' || tone === 'high');
  return (
    <div role="img" aria-label={label}>
      <div className={styles.barsPlot}>
        {bars.map((bar, at) => (
          // A bar has no identity but its place.
          <div key={`${at}`} className={styles.barsRow}>
            <span>{bar.label}</span>
            <span className={styles.barsEnd}>
              <End end={bar.left} />
            </span>
            <Rail spans={bar.spans} scale={scale} base={base} />
            <span className={styles.barsEnd}>
              <End end={bar.right} />
            </span>
          </div>
        ))}
      </div>
      {hasSides && <SidesKey />}
      {note !== null && <p className={styles.key}>{note}</p>}
    </div>
  );
}
