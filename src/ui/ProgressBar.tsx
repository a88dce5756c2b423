import { cx } from './cx.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What advances: its accessible name. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Shows label and percentage above the rail. */
  showLabel?: boolean;
  className?: string;
}

/** A bead on its rail, as far along as the work is. */
export function ProgressBar({ label, value, showLabel = false, className }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={cx(styles.progress, className)}>
      {showLabel && (
        <div className={styles.legend} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.percent}>{percent} %</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.rail}
      >
        <div className={styles.done} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
