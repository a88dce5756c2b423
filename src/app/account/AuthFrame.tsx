import { HomeLink } from '../HomeLink.tsx';
import { PageOutlet } from '../PageOutlet.tsx';
import styles from './AuthFrame.module.css';

/** Around the pages of anyone who isn't signed in: the mark, and one narrow column. */
export function AuthFrame() {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <HomeLink />
      </header>
      <div className={styles.middle}>
        <PageOutlet />
      </div>
    </div>
  );
}
