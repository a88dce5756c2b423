import { type OwnCell, ownCell } from './copy.ts';
import type { CellEdit, GridColumn, GridModel, Parts, RefusedEdit } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';

export const OUTSIDE = 'fuera de la tabla';
export const READ_ONLY = 'celda de solo lectura';
export const OF_PARTS = 'se calcula con sus partes, que se ven al desplegar la fila';
export const OTHER_PARTS = 'se configura con otros datos que lo copiado';
export const A_BUTTON = 'ahí va un botón, no un dato';

/** One step of the history: what to hand to the model and what it need not be asked. */
export interface EditPlan {
  readonly edits: readonly CellEdit[];
  /** What is no cell (a button, or beyond the last column) has the empty text for `columnId`. */
  readonly refused: readonly RefusedEdit[];
}

/** `source` takes the position within the target. */
export function planCells(
  model: GridModel,
  columns: readonly GridColumn[],
  target: Rectangle,
  source: (row: number, col: number) => OwnCell | null,
): EditPlan {
  const edits: CellEdit[] = [];
  const refused: RefusedEdit[] = [];
  const skipped: RefusedEdit[] = [];
  const end = endOfRecords(model, columns, target.left);
  for (let row = target.top; row <= target.bottom; row += 1) {
    for (let col = target.left; col <= target.right; col += 1) {
      const column = col < end ? columns[col] : undefined;
      const id = column?.id ?? model.newColumnId?.(col - end) ?? '';
      const columnId = column?.button ? '' : id;
      const from = source(row - target.top, col - target.left);
      if (from === null) continue;
      const edit = { row, columnId, text: typeof from === 'string' ? from : from.text };
      const outcome = column?.button ? A_BUTTON : outcomeOf(model, edit, from);
      if (outcome === null) skipped.push({ ...edit, reason: READ_ONLY });
      else if (typeof outcome === 'string') refused.push({ ...edit, reason: outcome });
      else edits.push(outcome);
    }
  }
  // What is computed in both places, or is there already, needs no word, unless there was nothing else.
  const nothing = edits.length === 0 && refused.length === 0;
  return { edits, refused: nothing ? skipped : refused };
}

/** Where new columns begin: before what stands beside the records, unless one begins there. */
function endOfRecords(model: GridModel, columns: readonly GridColumn[], from: number): number {
  const last = columns.findLastIndex(({ total }) => !total);
  return model.newColumnId && from <= last ? last + 1 : columns.length;
}

/** What to hand to the model, or why it isn't asked; null for what changes nothing. */
function outcomeOf(model: GridModel, edit: CellEdit, from: OwnCell): CellEdit | string | null {
  if (edit.columnId === '') return OUTSIDE;
  if (edit.row >= model.rowCount) return model.rowsCanGrow ? ofNewRow(edit, from) : OUTSIDE;
  if (model.cell(edit.row, edit.columnId).editable) return edit;
  if (model.row(edit.row).remark) return null;
  const partsThere = () => model.parts?.(edit.row, edit.columnId);
  // A table that went out and came back brings its heads and its figures along; one that was made
  // elsewhere leaves empty what is computed here.
  if (typeof from === 'string') {
    if (from === '' || says(model, edit)) return null;
    return partsThere() ? OF_PARTS : READ_ONLY;
  }
  if (!from.parts) return null;
  const parts = partsThere();
  if (!parts) return READ_ONLY;
  return sameNames(parts, from.parts) ? { ...edit, parts: from.parts } : OTHER_PARTS;
}

/** Which cells of a row are computed is known once it is there. */
const ofNewRow = (edit: CellEdit, from: OwnCell): CellEdit =>
  typeof from === 'string' ? edit : { ...edit, isComputed: true };

/** Whether a cell says already what is pasted on it, as it is shown or as it is copied. */
export function says(model: GridModel, { row, columnId, text }: CellEdit): boolean {
  const own = ownCell(model, row, columnId);
  const texts = [model.cell(row, columnId).text, typeof own === 'string' ? own : own.text];
  return texts.some((known) => known.trim() === text.trim());
}

function sameNames(some: Parts, others: Parts): boolean {
  const names = Object.keys(some);
  const count = Object.keys(others).length;
  return names.length === count && names.every((name) => Object.hasOwn(others, name));
}
