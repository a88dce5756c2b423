import type { Rows } from '../../../../src/workbench/index.ts';
import { ownSheet } from './ownSheet.ts';
import type { OwnFile } from './ownStreams.ts';
import { ownTable } from './ownTable.ts';

/** A file of the tool itself; null for any other table. */
export const ownFile = (rows: Rows): OwnFile | null => ownSheet(rows) ?? ownTable(rows);
