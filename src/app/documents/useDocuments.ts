import { cards } from 'virtual:catalogue';
import { useEffect } from 'react';

/**
 * Keeps the person's cases in step with their account from here on, whatever page follows: on pages
 * that show some, as what does it isn't needed before.
 */
export function useDocuments(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    void import('./start.ts')
      .then(({ startDocuments }) => startDocuments(cards, userId))
      // The next page that shows cases tries again.
      .catch(() => {});
  }, [userId]);
}
