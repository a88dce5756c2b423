import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx.ts';

export type BadgeVariant = 'success' | 'warning' | 'orange' | 'danger' | 'info' | 'neutral';

export interface BadgeProps {
  variant?: BadgeVariant;
  /** The word that says it: colour alone says nothing. */
  children: ReactNode;
  className?: string;
}

/** A state in a word or two. Not a button. */
export function Badge({ variant = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(styles.badge, styles[variant], className)}>{children}</span>;
}
