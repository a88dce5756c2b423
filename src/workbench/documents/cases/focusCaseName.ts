import { afterPaint } from '../../session/afterPaint.ts';

/** Of the button that says which case is at work. */
export const CASE_NAME = { 'data-case-name': '' };

/**
 * Going to another case draws the page anew, with a new button in the place of the one that was pressed:
 * whoever works with keys goes on from the name of the case that came.
 */
export function focusCaseName(): void {
  // The menu or dialog that led here gives its focus back first.
  afterPaint(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-case-name]')?.focus({ preventScroll: true });
  });
}
