import { createContext, use } from 'react';

/** Where a tab puts its tools into the row of the page's title; null until that row stands. */
export const TitleTools = createContext<HTMLElement | null>(null);

export function useTitleTools(): HTMLElement | null {
  return use(TitleTools);
}
