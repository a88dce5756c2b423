import type { Ref } from '../../engine/index.ts';
import type { CellAddress, GridModel, GridSelection } from '../grid/index.ts';
import type { ShownCell } from '../session/trail.ts';

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

/**
 * What the formula bar says of the active cell where the model has no value for it (a name, a head); null
 * where it says nothing.
 */
export function shownCell(
  model: () => GridModel,
  { row, columnId }: CellAddress,
): ShownCell | null {
  const rowId = model().row(row).id;
  // Rows come and go while it is looked at.
  const now = () => placeOf(model(), rowId, columnId);
  const first = now();
  if (!first || first.column.button) return null;
  if (first.cell.text === '' && !first.cell.editable) return null;
  return {
    label: () => (now() ?? first).label,
    text: () => {
      const { idle, text, refused } = now()?.cell ?? {};
      return (refused ? text : (idle ?? text)) ?? '';
    },
    typed: () => {
      const place = now();
      if (!place?.cell.editable || place.cell.idle) return null;
      return model().editor(place.row, columnId).type === 'choice' ? 'eliges' : 'escribes';
    },
    refused: () => now()?.cell.refused === true,
    kept: () => now()?.cell.kept ?? '',
  };
}

/** 'Tipo · Parqueaderos'; the first cell of a row is the row's own name. */
function placeOf(model: GridModel, rowId: string, columnId: string) {
  const rows = Array.from({ length: model.rowCount }, (_, at) => at);
  const row = rows.find((each) => model.row(each).id === rowId);
  const column = model.columns.find(({ id }) => id === columnId);
  const head = model.columns.find(({ pinned }) => pinned) ?? model.columns[0];
  if (row === undefined || !column || !head) return null;
  const cell = model.cell(row, columnId);
  const name = column === head ? '' : model.cell(row, head.id).text;
  const label = cell.name ?? [column.header, name].filter(Boolean).join(' · ');
  return { row, column, cell, label };
}

function isColumnOf(column: Ref | null, cell: Ref): boolean {
  return (
    column !== null &&
    column.row === undefined &&
    column.id === cell.id &&
    column.table === cell.table
  );
}
