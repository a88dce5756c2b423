import { useEffect, useRef } from 'react';
import { DIALOG } from '../../../ui/index.ts';

/** What takes a paste by itself, whatever was copied. */
const TAKEN = 'textarea, [contenteditable="true"], [role="grid"], [role="dialog"]';
/** Where somebody writes one value. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select';

export const isField = (place: Element): boolean => place.closest(FIELDS) !== null;

interface Pasted {
  readonly event: ClipboardEvent;
  readonly place: Element;
  readonly data: DataTransfer;
}

/**
 * Tells what is pasted on the page: not what is meant for a text that is typed in, nor for anything under a
 * dialog that stands over the page. `inFields`: also in a field, which takes one value only, and before it,
 * as it would take the text as it is.
 */
export function usePasteOnPage(onPaste: (pasted: Pasted) => void, { inFields = false } = {}): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      const { target: place, clipboardData: data } = event;
      if (event.defaultPrevented || !data || !isOnPage(place, inFields)) return;
      latest.current({ event, place, data });
    };
    const options = { capture: inFields };
    window.addEventListener('paste', listen, options);
    return () => window.removeEventListener('paste', listen, options);
  }, [inFields]);
}

function isOnPage(place: EventTarget | null, inFields: boolean): place is Element {
  return (
    place instanceof Element &&
    place.closest(TAKEN) === null &&
    (inFields || !isField(place)) &&
    document.querySelector(DIALOG) === null
  );
}
