import { readBook } from '../../xlsx/read.ts';
import type { FileSheet } from '../../xlsx/index.ts';

/* Reads a workbook away from the page: whatever is in the file, the page goes on. */

export type ReadAnswer = { readonly sheets: readonly FileSheet[] } | { readonly fault: string };

const answer = (message: ReadAnswer): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readBook(data).then(
    (sheets) => answer({ sheets }),
    (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
