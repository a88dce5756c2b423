import type { Book, BookSheet } from '../../xlsx/index.ts';

type Rows = BookSheet['rows'];

/** What is told to the worker that writes workbooks: a book, a piece at a time. */
export type BookMessage =
  | { readonly sheet: Omit<BookSheet, 'rows'> }
  /** Further rows of the last sheet. */
  | { readonly rows: Rows }
  | { readonly write: Omit<Book, 'sheets'> };

export type BookAnswer = { readonly bytes: Uint8Array } | { readonly fault: string };

/** Copying that many cells to the worker takes a few milliseconds. */
const CELLS = 4_000;

/** A book in pieces that are copied quickly. */
export function* messagesOf({ sheets, ...head }: Book): Generator<BookMessage, void> {
  for (const { rows, ...sheet } of sheets) {
    yield { sheet };
    let piece: Rows[number][] = [];
    let cells = 0;
    for (const row of rows) {
      piece.push(row);
      cells += row?.length ?? 0;
      if (cells < CELLS) continue;
      yield { rows: piece };
      [piece, cells] = [[], 0];
    }
    if (piece.length > 0) yield { rows: piece };
  }
  yield { write: head };
}

/** Puts the pieces together again; the book once it is whole. */
export function collectBook(): (message: BookMessage) => Book | null {
  const sheets: (Omit<BookSheet, 'rows'> & { rows: Rows[number][] })[] = [];
  return (message) => {
    if ('sheet' in message) sheets.push({ ...message.sheet, rows: [] });
    if ('rows' in message) sheets.at(-1)?.rows.push(...message.rows);
    return 'write' in message ? { ...message.write, sheets } : null;
  };
}
