import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, or what to do about it. */
  text?: ReactNode;
  /** A Button. */
  action?: ReactNode;
  className?: string;
}

/** In the place of a list or a grid that has nothing to show. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      {Boolean(icon) && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {Boolean(text) && <p className={styles.text}>{text}</p>}
      {Boolean(action) && <div className={styles.action}>{action}</div>}
    </div>
  );
}
