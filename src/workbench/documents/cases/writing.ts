/** What somebody writes in: a field, or a dialog whose fields are written together. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

export const isWriting = (): boolean => document.activeElement?.matches(WRITTEN_IN) ?? false;

/** Calls back once the focus has moved, and what was written by that is in its place. */
export function onceFocusMoves(act: () => void): void {
  const moved = new AbortController();
  const onMove = () => {
    moved.abort();
    window.setTimeout(act);
  };
  // A field that is taken out of the page doesn't say everywhere that it lost the focus.
  for (const event of ['focusout', 'focusin'])
    document.addEventListener(event, onMove, { signal: moved.signal });
}
