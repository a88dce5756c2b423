import { readBlock } from '../grid/clipboard/clipboard-block.ts';
import { type Rows, trimmed } from './rows.ts';

/** The table that was pasted; null where it is none: heads and at least one row. */
export function pastedTable(data: Pick<DataTransfer, 'getData'>): Rows | null {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const rows = readBlock({ exact: '', html, text }).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  );
  return isTable(rows) ? rows : null;
}

export const isTable = (rows: Rows): boolean => trimmed(rows).length > 1;
