/** What the browser keeps of anyone who is signed in. */
import type { Page } from '@playwright/test';

/** The text under a key of the person's; '' where there is none. */
export const keptUnder = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => {
    const { id } = JSON.parse(localStorage.getItem('jwt') ?? '{}') as { id?: number };
    return localStorage.getItem(`${key}:${id}`) ?? '';
  }, name);

export const keepUnder = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([key, value]) => {
      const { id } = JSON.parse(localStorage.getItem('jwt') ?? '{}') as { id?: number };
      localStorage.setItem(`${key}:${id}`, value);
    },
    [name, text] as const,
  );
