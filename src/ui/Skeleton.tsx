import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` a line, `figure` a large number, `block` fills the box that the class gives it. */
  shape?: 'text' | 'figure' | 'block';
  className?: string;
  /** Pixels, where only the program knows how much room it will take. */
  height?: number;
  /** Of what comes once it is in sight: nothing moves meanwhile, which would have every frame painted. */
  still?: boolean;
}

/** The place of something that is being loaded. Say in words what is awaited beside it. */
export function Skeleton({ shape = 'text', className, height, still = false }: SkeletonProps) {
  const look = cx(styles.skeleton, styles[shape], still && styles.still, className);
  return <span aria-hidden="true" data-waiting className={look} style={{ height }} />;
}
