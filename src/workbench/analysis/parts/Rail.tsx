import type { StudyBar } from '../../../tool/index.ts';
import styles from '../AnalysisDock.module.css';

interface Props {
  spans: StudyBar['spans'];
  /** The values at both ends of the rail. */
  scale: { readonly from: number; readonly to: number };
  /** A value that is marked across. */
  base?: number | null;
}

/** A stretch of values with bars on it. */
export function Rail({ spans, scale, base = null }: Props) {
  const at = (value: number) => ((value - scale.from) / (scale.to - scale.from || 1)) * 100;
  return (
    <div className={styles.rail}>
      {spans.map(({ from, to, tone }) => (
        <i
          key={`${tone} ${from}`}
          className={styles[tone]}
          style={{ left: `${at(Math.min(from, to))}%`, width: `${Math.abs(at(to) - at(from))}%` }}
        />
      ))}
      {base !== null && <i className={styles.zero} style={{ left: `${at(base)}%` }} />}
    </div>
  );
}
