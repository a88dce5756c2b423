import { expect, it } from 'vitest';
import type { Book, BookCell } from '../../xlsx/index.ts';
import { type BookMessage, collectBook, messagesOf } from './bookMessages.ts';

const cell = (value: number): BookCell => ({ value, look: 'label' });

const book: Book = {
  title: 'Dos hojas',
  names: [{ name: 'Uno', range: "'A'!$A$1" }],
  sheets: [
    {
      name: 'A',
      widths: [12],
      rows: Array.from({ length: 90 }, (_, row) => Array.from({ length: 100 }, () => cell(row))),
    },
    { name: 'B', widths: [], rows: [undefined, [undefined, cell(1)]] },
  ],
};

it('a book arrives as it was sent, in pieces', () => {
  const messages = [...messagesOf(book)];
  // 40 rows of 100 cells, 40 more, and the last 10.
  const rows = messages.map((message) => ('rows' in message ? message.rows.length : 0));
  expect(rows).toEqual([0, 40, 40, 10, 0, 2, 0]);
  const collect = collectBook();
  const got = messages.map((message) => collect(structuredClone(message) satisfies BookMessage));
  expect(got.slice(0, -1).every((one) => one === null)).toBe(true);
  expect(got.at(-1)).toEqual(book);
});
