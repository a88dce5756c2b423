import type { FileSheet } from '../../../xlsx/index.ts';
import { readBook } from '../../../xlsx/read.ts';
import { type ForeignTable, tablesIn } from './tables.ts';

/* Reads files away from the page: whatever is in them, the page goes on. */

/** As a workbook of ours, or as tables from anywhere. */
export type ReadRequest = { readonly bytes: Uint8Array; readonly as: keyof ReadResults };

export interface ReadResults {
  readonly book: readonly FileSheet[];
  readonly tables: readonly ForeignTable[];
}

export type ReadAnswer =
  | { readonly read: ReadResults[keyof ReadResults] }
  | { readonly fault: string };

const answer = (message: ReadAnswer): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data: { bytes, as } }: MessageEvent<ReadRequest>) => {
  (as === 'book' ? readBook(bytes) : tablesIn(bytes)).then(
    (read) => answer({ read }),
    (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
