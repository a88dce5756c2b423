import { type Block, ownHeads, readBlock } from '../../grid/clipboard/clipboard-block.ts';
import { tableInText } from '../plainText/tableInText.ts';
import { type Rows, trimmed } from './rows.ts';

/**
 * What was pasted, as rows of texts: cells of a grid of ours under the names of their columns, without those that are
 * computed behind the first, which names them; a text without cells as the table that it may be.
 */
export function pastedRows(data: Pick<DataTransfer, 'getData'>): Rows {
  const html = data.getData('text/html');
  const heads = ownHeads(html);
  const block = blockIn(data);
  const rows = textsOf(block);
  if (heads.length === 0 || heads.length !== rows[0]?.length)
    return CELL.test(html) ? rows : (tableInText(rows) ?? rows);
  const isTyped = (at: number): boolean =>
    at === 0 || block.some((row) => typeof row[at] === 'string');
  return [heads, ...rows].map((row) => row.filter((_, at) => isTyped(at)));
}

/** What was copied as cells is no text, a column of texts neither. */
const CELL = /<t[dh][\s>]/i;

const blockIn = (data: Pick<DataTransfer, 'getData'>): Block =>
  readBlock({ exact: '', html: data.getData('text/html'), text: data.getData('text/plain') });

const textsOf = (block: Block): Rows =>
  block.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

interface Paste {
  readonly clipboardData: Pick<DataTransfer, 'getData'>;
  readonly preventDefault: () => void;
}

/** The cells that are pasted into a form, taken from the field; null where they are one, which goes in it as any text. */
export function pastedCells(event: Paste): Rows | null {
  const rows = textsOf(blockIn(event.clipboardData));
  const [, another] = rows.flat().filter((cell) => cell.trim() !== '');
  if (another === undefined) return null;
  event.preventDefault();
  return rows;
}

/** The table that was pasted; null where it is none: heads and at least one row. */
export function pastedTable(data: Pick<DataTransfer, 'getData'>): Rows | null {
  const rows = pastedRows(data);
  return isTable(rows) ? rows : null;
}

export const isTable = (rows: Rows): boolean => trimmed(rows).length > 1;
