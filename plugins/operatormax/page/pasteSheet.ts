import { createContext } from 'react';

/** Asks for a sheet of assumptions, whichever tab is open. */
export const PasteSheet = createContext<() => void>(() => {});
