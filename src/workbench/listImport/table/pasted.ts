import { ownHeads, readBlock } from '../../grid/clipboard/clipboard-block.ts';
import { type Rows, trimmed } from './rows.ts';

/** What was pasted, as rows of texts: cells of a grid of ours under the names of their columns. */
export function pastedRows(data: Pick<DataTransfer, 'getData'>): Rows {
  const heads = ownHeads(data.getData('text/html'));
  const rows = cellsIn(data);
  return heads.length > 0 && heads.length === rows[0]?.length ? [heads, ...rows] : rows;
}

function cellsIn(data: Pick<DataTransfer, 'getData'>): Rows {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  return readBlock({ exact: '', html, text }).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  );
}

interface Paste {
  readonly clipboardData: Pick<DataTransfer, 'getData'>;
  readonly preventDefault: () => void;
}

/** The cells that are pasted into a form, taken from the field; null where they are one, which goes in it as any text. */
export function pastedCells(event: Paste): Rows | null {
  const rows = cellsIn(event.clipboardData);
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
