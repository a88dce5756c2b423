import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../ui/index.ts';
import styles from './LinkCard.module.css';

interface Props {
  className?: string;
  children: ReactNode;
}

/** An item of a list that is, as a whole, the target of the `CardLink` in its title. */
export function LinkCard({ className, children }: Props) {
  return <li className={cx(styles.card, className)}>{children}</li>;
}

export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
