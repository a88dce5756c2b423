import { Link } from 'react-router-dom';
import { Logo } from '../ui/index.ts';
import styles from './HomeLink.module.css';

interface Props {
  to?: string;
  /** Where there is no room for the name beside the mark. */
  folds?: 'phone' | 'small' | 'narrow';
}

/** The mark, which leads back to the start. */
export function HomeLink({ to = '/', folds = 'narrow' }: Props) {
  return (
    <Link to={to} aria-label="Ábaco, inicio" className={styles.home}>
      <Logo decorative folds={folds} />
    </Link>
  );
}
