import { Link } from 'react-router-dom';
import { Logo } from '../../ui/index.ts';
import { PageOutlet } from '../PageOutlet.tsx';
import styles from './AuthFrame.module.css';

/** Around the pages of whoever isn't signed in: the mark, and one narrow column. */
export function AuthFrame() {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to="/" aria-label="Ábaco, inicio" className={styles.home}>
          <Logo decorative />
        </Link>
      </header>
      <div className={styles.middle}>
        <PageOutlet />
      </div>
    </div>
  );
}
