import { useEffect, useRef } from 'react';
import { afterPaint } from '../../session/afterPaint.ts';

/** What carries this attribute is where one is after going to another case. */
export const CASE_NAME = { 'data-case-name': '' };

/**
 * Going to another case draws the page anew, with a new button in the place of the one that was pressed:
 * whoever works with keys goes on from the name of the case that came.
 */
export function useFocusOnSwitch(id: string | null): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // The menu or dialog that led here gives its focus back first.
    afterPaint(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-case-name]')?.focus({ preventScroll: true });
    });
  }, [id]);
}
