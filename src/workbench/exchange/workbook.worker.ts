import { writeBook } from '../../xlsx/write.ts';
import { type BookAnswer, type BookMessage, collectBook } from './bookMessages.ts';

/* Writes the file of a workbook away from the page: it takes a second for a large one. */

const collect = collectBook();

const answer = (message: BookAnswer): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<BookMessage>) => {
  const book = collect(data);
  if (!book) return;
  writeBook(book).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
