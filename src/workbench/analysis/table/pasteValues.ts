import { pastedCells } from '../../listImport/table/pasted.ts';
import { withOwnNumbers } from '../../grid/clipboard/clipboard-block.ts';

interface Paste {
  readonly clipboardData: DataTransfer;
  readonly currentTarget: HTMLInputElement;
  readonly preventDefault: () => void;
}

const BESIDE_MARK = /^[\s;]+|[\s;]+$/g;

/**
 * Cells of a sheet, of a row or of a column, among the values of an axis as they are listed there: a browser
 * makes spaces of the marks between them. One cell goes in as any text.
 */
export function pasteValues(event: Paste): void {
  const cells = pastedCells(event);
  if (!cells) return;
  const input = event.currentTarget;
  const [start, end] = placeIn(input);
  const pasted = withOwnNumbers(cells)
    .flat()
    .map((cell) => (typeof cell === 'string' ? cell : cell.text));
  const upTo = listed([input.value.slice(0, start), ...pasted]);
  const whole = listed([upTo, input.value.slice(end)]);
  input.setRangeText(whole, 0, input.value.length);
  input.setSelectionRange(upTo.length, upTo.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is selected; where nothing is, behind the value that the caret stands in, which stays whole. */
function placeIn({ value, selectionStart, selectionEnd }: HTMLInputElement): [number, number] {
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  if (start !== end) return [start, end];
  const mark = value.indexOf(';', start);
  const behind = mark < 0 ? value.length : mark;
  return [behind, behind];
}

const listed = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(BESIDE_MARK, ''))
    .filter((text) => text !== '')
    .join('; ');
