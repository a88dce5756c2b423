import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` a line, `figure` a large number, `block` fills the box that the class gives it. */
  shape?: 'text' | 'figure' | 'block';
  className?: string;
  /** Pixels, where only the program knows how much room it will take. */
  height?: number;
}

/** The place of something that is being loaded. Say in words what is awaited beside it. */
export function Skeleton({ shape = 'text', className, height }: SkeletonProps) {
  const look = cx(styles.skeleton, styles[shape], className);
  return <span aria-hidden="true" data-waiting className={look} style={{ height }} />;
}
