import { useEffect, useRef } from 'react';
import type { CellAddress, DataGridHandle, GridModel } from '../../grid/index.ts';

interface Wanted {
  readonly rowId: string;
  readonly columnId: string;
}

/** Brings a cell of the whole table into sight, and opens what it is folded under. */
export function useFound(
  model: GridModel,
  grid: () => DataGridHandle | null,
): (address: CellAddress) => void {
  const wanted = useRef<Wanted | null>(null);
  const show = (cell: Wanted): boolean => {
    const address = addressIn(model, cell);
    if (address) grid()?.show(address);
    return address !== null;
  };
  // What was folded has its place once its rows and columns are open.
  useEffect(() => {
    const cell = wanted.current;
    wanted.current = null;
    if (cell) show(cell);
  });
  return (address) => {
    const rowId = (model.folding?.whole ?? model).row(address.row).id;
    const cell = { rowId, columnId: address.columnId };
    if (show(cell)) return;
    wanted.current = cell;
    model.folding?.open(address);
  };
}

/** Null for a cell that is folded away. */
export function addressIn(model: GridModel, { rowId, columnId }: Wanted): CellAddress | null {
  if (!model.columns.some(({ id }) => id === columnId)) return null;
  for (let row = 0; row < model.rowCount; row += 1) {
    if (model.row(row).id === rowId) return { row, columnId };
  }
  return null;
}
