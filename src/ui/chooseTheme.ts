import { applyTheme, THEME_KEY, type Theme } from './theme.ts';

export const THEMES = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Como el sistema'],
] as const satisfies readonly (readonly [Theme, string])[];

const listeners = new Set<() => void>();

/** Calls the listener whenever another theme is chosen on this page; returns what stops it. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the page is shown in, as it was chosen. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Chooses a theme, and keeps it in this browser where that allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
