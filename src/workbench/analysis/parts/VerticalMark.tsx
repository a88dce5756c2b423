import styles from './LinePlot.module.css';

interface Props {
  /** What it marks, which decides how it is drawn. */
  of: 'today' | 'target';
  /** Where it is across, and from where to where it goes, in pixels. */
  x: number;
  from: number;
  to: number;
}

/** A value across a plot. */
export function VerticalMark({ of, x, from, to }: Props) {
  return <line className={styles[of]} x1={x} x2={x} y1={from} y2={to} />;
}
