import { type Block, ownHeads, readBlock } from '../../grid/clipboard/clipboard-block.ts';
import { tableInText } from '../plainText/tableInText.ts';
import { type Rows, trimmed } from './rows.ts';

type Pasted = Pick<DataTransfer, 'getData'>;

/** What was pasted, as rows of texts: a text without cells as the table that it may be. */
export function pastedRows(data: Pasted): Rows {
  const rows = textsOf(blockIn(data));
  return CELL.test(data.getData('text/html')) ? rows : (tableInText(rows) ?? rows);
}

/**
 * The same for a list: cells of a grid of ours come under the names of their columns, without those that are computed
 * behind the first, which names them.
 */
export function pastedRecords(data: Pasted): Rows {
  const heads = ownHeads(data.getData('text/html'));
  if (heads.length === 0) return pastedRows(data);
  const block = blockIn(data);
  if (heads.length !== block[0]?.length) return pastedRows(data);
  const isTyped = (at: number): boolean =>
    at === 0 || block.some((row) => typeof row[at] === 'string');
  return [heads, ...textsOf(block)].map((row) => row.filter((_, at) => isTyped(at)));
}

/** What was copied as cells is no text, a column of texts neither. */
const CELL = /<t[dh][\s>]/i;

const blockIn = (data: Pasted): Block =>
  readBlock({ exact: '', html: data.getData('text/html'), text: data.getData('text/plain') });

const textsOf = (block: Block): Rows =>
  block.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

interface Paste {
  readonly clipboardData: Pasted;
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
export function pastedTable(data: Pasted): Rows | null {
  const rows = pastedRecords(data);
  return isTable(rows) ? rows : null;
}

export const isTable = (rows: Rows): boolean => trimmed(rows).length > 1;
