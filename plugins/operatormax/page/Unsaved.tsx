import styles from './page.module.css';

/** Under the title of figures that follow a draft. Its line is kept: nothing moves when it comes. */
export function Unsaved({ shown }: { shown: boolean }) {
  return (
    <span className={shown ? undefined : styles.unsaid}>Con los cambios que aún no guardas</span>
  );
}
