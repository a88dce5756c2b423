import { createContext } from 'react';
import type { Rows } from '../../../src/workbench/index.ts';

/** The way for a sheet of assumptions into the project, whichever tab is open. */
export const PasteSheet = createContext({
  /** Asks for one. */
  paste: (): void => {},
  /** Says whether it takes rows that were pasted upon cells. */
  take: (_rows: Rows): boolean => false,
});
