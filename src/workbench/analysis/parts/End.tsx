import type { BarEnd } from '../../../tool/index.ts';
import styles from '../AnalysisDock.module.css';

/** What is written at one side of a bar. */
export function End({ end }: { end: BarEnd | null }) {
  return (
    <>
      {end?.text}
      {end?.note !== undefined && <small className={styles.change}>{end.note}</small>}
    </>
  );
}
