/** More cells than these are only hinted at. */
const MOST = 3;

type Paste = Pick<ClipboardEvent, 'defaultPrevented' | 'preventDefault'> & {
  readonly clipboardData: DataTransfer | null;
};

/**
 * Several cells of a sheet pasted where one figure goes: a browser makes spaces of the marks between
 * them, and 12 above 500 would be read as 12 500. With bars between them they are refused as what they are.
 */
export function pasteIntoFigure(event: Paste, input: HTMLInputElement): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const cells = text.split(/\s*[\t\r\n]\s*/);
  if (cells.length === 1 || event.defaultPrevented) return;
  event.preventDefault();
  const shown = cells.length > MOST ? [...cells.slice(0, MOST), '…'] : cells;
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(shown.join(' | '), selectionStart ?? 0, selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
