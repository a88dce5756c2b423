import type { Data, Scalar } from '../model.ts';
import type { Sheet } from './sheet.ts';

type Records = Data['lists'][string];

export const NO_DATA: Data = { scalars: {}, lists: {} };

/** Sets what differs from the data that the sheet has had so far; computes nothing. */
export function loadData(sheet: Sheet, data: Data, before: Data = NO_DATA): void {
  for (const id of Object.keys(data.scalars)) {
    const value = data.scalars[id] as Scalar;
    if (before.scalars[id] !== value) sheet.setScalar(id, value);
  }
  for (const [id, records] of Object.entries(data.lists)) {
    const had = before.lists[id];
    if (had !== records) loadList(sheet, id, records, had ?? []);
  }
}

function loadList(sheet: Sheet, id: string, records: Records, before: Records): void {
  const fields = Object.keys(sheet.model.tables[id]?.inputs ?? {});
  sheet.setRows(id, records.length);
  const rows = [...records.keys()].filter((row) => records[row] !== before[row]);
  for (const field of fields) sheet.setCells(id, field, rows, records);
}
