import { Spinner } from '../ui/index.ts';
import styles from './Loading.module.css';

/** While a page is on its way. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <span>Cargando…</span>
    </div>
  );
}
