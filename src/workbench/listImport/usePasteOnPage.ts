/** What takes a paste by itself, whatever was copied. */
const TAKEN = 'textarea, [contenteditable="true"], [role="grid"], [role="dialog"]';
/** Where somebody writes one value. */
const FIELDS = 'input, select';

/**
 * Whether a paste there is meant for the page: not for what is typed in, nor for anything under a dialog that
 * stands over the page. `inFields`: also in a field, which takes one value only.
 */
export function isOnPage(place: EventTarget | null, { inFields = false } = {}): place is Element {
  return (
    place instanceof Element &&
    place.closest(inFields ? TAKEN : `${FIELDS}, ${TAKEN}`) === null &&
    document.querySelector('[role="dialog"], [role="alertdialog"]') === null
  );
}
