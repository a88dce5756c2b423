import { COLOURS } from './colours.ts';
import styles from './ChartKey.module.css';

/** Which colour is which. Plain markup: the legend of the library is heavier than this page. */
export function ChartKey({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.key}>
      {names.map((name, index) => (
        // Names may repeat: the place is what they are known by.
        <li key={`${index}-${name}`}>
          <svg aria-hidden="true" viewBox="0 0 14 2" className={styles.line}>
            <path d="M0 1h14" stroke={COLOURS[index % COLOURS.length]} strokeWidth="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
