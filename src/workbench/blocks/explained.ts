import type { Ref } from '../../engine/index.ts';
import type { CellAddress, GridSelection } from '../grid/index.ts';

/**
 * The cell that the formula bar explains while a grid is in use: the active one, which stays where
 * a range was begun; none where that is a head or a button. Following a formula to a whole column
 * lands on its first cell: it still is the column.
 */
export function explainedCell(
  explained: Ref | null,
  selection: GridSelection | null,
  refAt: (address: CellAddress) => Ref | null,
): Ref | null {
  const active = selection && refAt(selection.active);
  return active && isColumnOf(explained, active) ? explained : active;
}

function isColumnOf(column: Ref | null, cell: Ref): boolean {
  return (
    column !== null &&
    column.row === undefined &&
    column.id === cell.id &&
    column.table === cell.table
  );
}
