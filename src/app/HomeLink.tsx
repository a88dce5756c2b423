import { Link } from 'react-router-dom';
import { Logo } from '../ui/index.ts';
import styles from './HomeLink.module.css';

/** The mark, which leads back to the start. */
export function HomeLink({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} aria-label="Ábaco, inicio" className={styles.home}>
      <Logo decorative />
    </Link>
  );
}
