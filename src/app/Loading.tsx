import { Spinner } from '../ui/index.ts';
import styles from './Loading.module.css';

/** While a page is on its way. */
export function Loading({ text = 'Cargando…' }: { text?: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <span>{text}</span>
    </div>
  );
}
