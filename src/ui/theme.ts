/** What a person chose, if anything; else their system's preference counts. */
export type Theme = 'light' | 'dark' | 'system';

const KEY = 'abaco.theme';

/** The theme that was chosen in this browser. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    // The browser allows no storage.
    return 'system';
  }
}

/** Shows the page in the chosen theme: tokens.css does the rest. */
export function applyTheme(theme = chosenTheme()): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** Chooses a theme, and keeps it in this browser where that allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It lasts as long as the page.
  }
}
