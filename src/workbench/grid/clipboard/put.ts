import { type CopiedRange, EXACT_TYPE } from './copy.ts';

/**
 * What was copied last: a browser may take its attributes out of the HTML that a page puts on the
 * clipboard by itself.
 */
let last: CopiedRange | null = null;

export const lastCopied = (): CopiedRange | null => last;

export function putOn(data: DataTransfer, copied: CopiedRange): void {
  data.setData('text/plain', copied.text);
  data.setData('text/html', copied.html);
  data.setData(EXACT_TYPE, copied.exact);
}

/**
 * Puts cells on the clipboard by the browser's own event, which leaves the HTML as it is, wherever
 * the focus is. False where the browser doesn't allow it.
 */
export function putByEvent(copied: CopiedRange): boolean {
  last = copied;
  let done = false;
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.clipboardData) putOn(event.clipboardData, copied);
    done = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return done;
}
