/** What a person chose, if anything; else their system's preference counts. */
export type Theme = 'light' | 'dark' | 'system';

export const THEME_KEY = 'abaco.theme';

/** The theme that was chosen in this browser. */
function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY);
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
