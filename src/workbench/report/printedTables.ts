import { createContext } from 'react';
import type { GridModel } from '../grid/index.ts';
import type { Session } from '../session/session.ts';

/**
 * How a tool's page lays out a table on paper, by its id: as it shows it. Of several ways the report
 * takes the one that needs the fewest sheets. Null where the page has no way of its own.
 */
export type PrintedTables = (session: Session, table: string) => readonly GridModel[] | null;

export const PrintedTablesContext = createContext<PrintedTables>(() => null);
