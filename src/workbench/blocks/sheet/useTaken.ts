import { useEffect, useRef } from 'react';
import type { CellAddress, DataGridHandle, GridModel } from '../../grid/index.ts';

/** Leads to a record that came into the table from elsewhere, once that shows it. */
export function useTaken(
  model: GridModel,
  active: () => CellAddress | undefined,
  grid: () => DataGridHandle | null,
): (record: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const record = wanted.current;
    wanted.current = null;
    const address = record === null ? null : inRecord(model, record, active());
    if (address) grid()?.show(address);
  });
  return (record) => {
    wanted.current = record;
  };
}

/**
 * Its cell in the row or the column where one is; with all records replaced one is nowhere, and it is the
 * first of its column that is typed. Null where it is filtered away.
 */
export function inRecord(
  model: GridModel,
  record: number,
  active: CellAddress | undefined,
): CellAddress | null {
  const { columns, records } = model;
  const rows = Array.from({ length: model.rowCount }, (_, at) => at);
  const columnId = active?.columnId ?? columns[0]?.id ?? '';
  if (records?.along !== 'columns') {
    const row = rows.find((at) => records?.at({ row: at, columnId }) === record);
    return row === undefined ? null : { row, columnId };
  }
  const row = active?.row ?? 0;
  const column = columns.find(({ id }) => records.at({ row, columnId: id }) === record);
  if (!column) return null;
  const typed = rows.find((at) => model.cell(at, column.id).editable);
  return { row: active?.row ?? typed ?? row, columnId: column.id };
}
