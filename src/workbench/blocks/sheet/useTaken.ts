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

/** Its cell in the row or the column where one is; null where it is filtered away. */
export function inRecord(
  { columns, records, rowCount }: GridModel,
  record: number,
  active: CellAddress | undefined,
): CellAddress | null {
  const row = active?.row ?? 0;
  const columnId = active?.columnId ?? columns[0]?.id ?? '';
  const lines: readonly CellAddress[] =
    records?.along === 'columns'
      ? columns.map(({ id }) => ({ row, columnId: id }))
      : Array.from({ length: rowCount }, (_, at) => ({ row: at, columnId }));
  return lines.find((line) => records?.at(line) === record) ?? null;
}
