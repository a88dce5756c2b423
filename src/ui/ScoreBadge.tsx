import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type ScoreColor, scoreClass } from './scoreClass.ts';

export interface ScoreBadgeProps {
  color: ScoreColor;
  /** The score itself: colour alone says nothing. */
  children: ReactNode;
  className?: string;
}

/** A score on its colour. Not a button. */
export function ScoreBadge({ color, children, className }: ScoreBadgeProps) {
  return <span className={cx(scoreClass(color), className)}>{children}</span>;
}
