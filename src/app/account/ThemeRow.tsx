import { useSyncExternalStore } from 'react';
import { chooseTheme, onTheme, shownTheme, THEMES } from '../../ui/chooseTheme.ts';
import styles from './ThemeRow.module.css';

/** Light, dark, or what the system prefers, in a line of the account's menu. */
export function ThemeRow() {
  const shown = useSyncExternalStore(onTheme, shownTheme);
  return (
    <div role="radiogroup" aria-label="Tema" className={styles.row}>
      {THEMES.map(([theme, label]) => (
        <label key={theme} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            checked={theme === shown}
            onChange={() => chooseTheme(theme)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
