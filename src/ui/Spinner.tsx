import { cx } from './cx.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is awaited, for those who cannot see it. Leave it out where a text beside says it. */
  label?: string;
  className?: string;
}

/** A bead that runs along its rail. Takes the colour of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  const said =
    label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...said} className={cx(styles.rail, className)} />;
}
