import styles from './Kbd.module.css';

export interface KbdProps {
  /** The keys that are pressed together: `['Ctrl', 'Z']`. */
  keys: readonly string[];
}

/** A keyboard shortcut. */
export function Kbd({ keys }: KbdProps) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
