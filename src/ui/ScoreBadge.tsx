import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './ScoreBadge.module.css';

/** A scale of five, the best first; averages use the first, the third and the last. */
export type ScoreColor = 'green' | 'lightgreen' | 'amber' | 'orange' | 'red';

export interface ScoreBadgeProps {
  color: ScoreColor;
  /** The score itself: colour alone says nothing. */
  children: ReactNode;
  className?: string;
}

/** A score on its colour. Not a button. */
export function ScoreBadge({ color, children, className }: ScoreBadgeProps) {
  return <span className={cx(styles.badge, styles[color], className)}>{children}</span>;
}
