import type { ForeignCell, ForeignRecord } from '../../../../src/workbench/index.ts';

/** What a record of a foreign table has in a column of the list. */
export const cellOf = (record: ForeignRecord, id: string): ForeignCell | undefined =>
  record.find(({ columnId }) => columnId === id);
