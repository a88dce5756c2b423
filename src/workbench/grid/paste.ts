import type { Block } from './clipboard-block.ts';
import { typedText } from './copy.ts';
import type { CellEdit, GridColumn, GridModel, RefusedEdit } from './model.ts';
import type { Rectangle } from './selection.ts';

export const OUTSIDE = 'fuera de la tabla';
export const READ_ONLY = 'celda de solo lectura';
export const A_BUTTON = 'ahí va un botón, no un dato';

/** One step of the history: what to hand to the model and what it need not be asked. */
export interface EditPlan {
  readonly edits: readonly CellEdit[];
  /** What is no cell (a button, or beyond the last column) has the empty text for `columnId`. */
  readonly refused: readonly RefusedEdit[];
}

export interface PastePlan extends EditPlan {
  /** What was pasted upon, rows to be added too: the selection afterwards. */
  readonly target: Rectangle;
}

/**
 * A block that divides the selection repeats over it (a single value fills it);
 * any other is pasted once, from the selection's first cell. Excel's rule.
 */
export function pasteTarget(selection: Rectangle, block: Block): Rectangle {
  const height = block.length;
  const width = block[0]?.length ?? 1;
  const rows = repeated(selection.bottom - selection.top + 1, height);
  const cols = repeated(selection.right - selection.left + 1, width);
  const fits = rows !== undefined && cols !== undefined;
  return {
    top: selection.top,
    left: selection.left,
    bottom: selection.top + (fits ? rows : height) - 1,
    right: selection.left + (fits ? cols : width) - 1,
  };
}

function repeated(selected: number, size: number): number | undefined {
  if (selected % size === 0) return selected;
  return selected === 1 ? size : undefined;
}

export function planPaste(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
  block: Block,
): PastePlan {
  const target = pasteTarget(selection, block);
  const plan = planTexts(model, columns, target, (row, col) => {
    const source = block[row % block.length];
    return source?.[col % source.length] ?? '';
  });
  return {
    ...plan,
    target: {
      ...target,
      bottom: model.rowsCanGrow ? target.bottom : Math.min(target.bottom, model.rowCount - 1),
      right: model.newColumnId ? target.right : Math.min(target.right, columns.length - 1),
    },
  };
}

/** The first row over the rows below it; from a single row, the row above over it. */
export function planFillDown(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
): EditPlan {
  const single = selection.top === selection.bottom;
  const source = single ? selection.top - 1 : selection.top;
  if (source < 0) return { edits: [], refused: [] };
  const target = { ...selection, top: source + 1 };
  return planTexts(model, columns, target, (_, col) =>
    textAt(model, columns, source, selection.left + col),
  );
}

/** The first column over the columns to its right; from a single one, the column before it. */
export function planFillRight(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
): EditPlan {
  const single = selection.left === selection.right;
  const source = single ? selection.left - 1 : selection.left;
  if (source < 0) return { edits: [], refused: [] };
  const target = { ...selection, left: source + 1 };
  return planTexts(model, columns, target, (row) =>
    textAt(model, columns, selection.top + row, source),
  );
}

/** Clears what can be cleared; it refuses only where nothing in the range can. */
export function planClear(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
): EditPlan {
  const plan = planTexts(model, columns, selection, () => '');
  return plan.edits.length > 0 ? { ...plan, refused: [] } : plan;
}

function textAt(
  model: GridModel,
  columns: readonly GridColumn[],
  row: number,
  col: number,
): string {
  const column = columns[col];
  return column ? typedText(model, row, column.id) : '';
}

/** `textOf` takes the position within the target. */
function planTexts(
  model: GridModel,
  columns: readonly GridColumn[],
  target: Rectangle,
  textOf: (row: number, col: number) => string,
): EditPlan {
  const edits: CellEdit[] = [];
  const refused: RefusedEdit[] = [];
  for (let row = target.top; row <= target.bottom; row += 1) {
    for (let col = target.left; col <= target.right; col += 1) {
      const column = columns[col];
      const id = column?.id ?? model.newColumnId?.(col - columns.length) ?? '';
      const columnId = column?.button ? '' : id;
      const edit = { row, columnId, text: textOf(row - target.top, col - target.left) };
      const reason = column?.button ? A_BUTTON : refusalOf(model, edit);
      if (reason === undefined) edits.push(edit);
      else refused.push({ ...edit, reason });
    }
  }
  return { edits, refused };
}

function refusalOf(model: GridModel, edit: CellEdit): string | undefined {
  if (edit.columnId === '') return OUTSIDE;
  if (edit.row >= model.rowCount) return model.rowsCanGrow ? undefined : OUTSIDE;
  return model.cell(edit.row, edit.columnId).editable ? undefined : READ_ONLY;
}
