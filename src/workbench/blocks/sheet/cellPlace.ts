import type { CellAddress, GridModel } from '../../grid/index.ts';
import { addressIn } from './useFound.ts';

/** A cell as it is found again after rows and columns came, went or moved. */
export interface CellPlace {
  readonly rowId: string;
  readonly columnId: string;
  /** Where it was, for what takes its place once it is gone. */
  readonly row: number;
  readonly column: number;
  /** It goes with the step that brought it: nothing takes its place. */
  readonly came: boolean;
}

/** Null for a row that isn't there yet. A button of a row stands for the row, and so for what is typed first in it. */
export function placeOf(model: GridModel, at: CellAddress, came = false): CellPlace | null {
  const { columns } = model;
  if (at.row >= model.rowCount) return null;
  const isButton = columns.some(({ id, button }) => id === at.columnId && button);
  const first = isButton && columns.find(({ id }) => model.cell(at.row, id).editable);
  const columnId = first ? first.id : at.columnId;
  const column = columns.findIndex(({ id }) => id === columnId);
  return { rowId: model.row(at.row).id, columnId, row: at.row, column, came };
}

/**
 * Where a cell is now, or what is in the place of one whose record was removed; null where it is folded
 * or filtered away.
 */
export function whereIs(place: CellPlace, model: GridModel, whole: GridModel): CellAddress | null {
  const address = addressIn(model, place);
  if (address || place.came || addressIn(whole, place)) return address;
  const { rowId, columnId } = place;
  const hasColumn = model.columns.some(({ id }) => id === columnId);
  const beside = hasColumn
    ? columnId
    : (model.columns[place.column]?.id ?? model.columns.at(-1)?.id);
  if (beside === undefined || model.rowCount === 0) return null;
  const row = Math.min(place.row, model.rowCount - 1);
  return addressIn(model, { rowId, columnId: beside }) ?? { row, columnId: beside };
}
