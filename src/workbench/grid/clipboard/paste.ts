import type { Block } from './clipboard-block.ts';
import { type OwnCell, ownCell } from './copy.ts';
import { continued, type SeriesCell } from './series.ts';
import type { CellEdit, GridColumn, GridModel, Parts, RefusedEdit } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';

export const OUTSIDE = 'fuera de la tabla';
export const READ_ONLY = 'celda de solo lectura';
const OF_PARTS = 'se calcula con sus partes, que se ven al desplegar la fila';
export const OTHER_PARTS = 'se configura con otros datos que lo copiado';
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
  const { target, sourceOf } = passingBy(model, columns, selection, block);
  const plan = planCells(model, columns, target, (row, col) => {
    const at = sourceOf(row);
    if (at === null) return null;
    const source = block[at % block.length];
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

/** Each line of a block in a row of its own, from a column on. */
export function planRows(
  model: GridModel,
  columns: readonly GridColumn[],
  { rows, left }: { readonly rows: readonly number[]; readonly left: number },
  block: Block,
): PastePlan {
  const [top = 0] = rows;
  const right = Math.min(left + (block[0]?.length ?? 1), columns.length) - 1;
  const target = { top, left, bottom: rows.at(-1) ?? top, right };
  const lines = new Map(rows.map((row, at) => [row - top, block[at] ?? []]));
  const plan = planCells(model, columns, target, (row, col) => lines.get(row)?.[col] ?? null);
  return { ...plan, target };
}

interface Taking {
  readonly target: Rectangle;
  /** Which row of the block, repeated, a row of the target takes; null where it takes none. */
  readonly sourceOf: (row: number) => number | null;
}

/**
 * Rows that tell of others come and go between those that a person types, and headings stand between
 * them. What was made elsewhere has none of them: it passes them by. What has one at that place brings
 * it along, as does a heading's empty row.
 */
function passingBy(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
  block: Block,
): Taking {
  const width = block[0]?.length ?? 1;
  const pasted = columns.slice(selection.left, selection.left + width);
  const isPassed = (row: number): boolean =>
    row < model.rowCount && (model.row(row).remark === true || isHeading(model, pasted, row));
  const brings = (row: number, at: number): boolean => {
    const source = block[at % block.length] ?? [];
    return source.every((from, offset) => isOf(model, columns, row, selection.left + offset, from));
  };
  const { top } = selection;
  let { bottom } = selection;
  for (let row = bottom; row > top; row -= 1) if (isPassed(row)) bottom -= 1;
  const plain = pasteTarget({ ...selection, bottom }, block);
  const sources: number[] = [];
  let row = top;
  for (let at = 0; at <= plain.bottom - top; row += 1) {
    // On one itself nothing is passed by: it is refused there.
    if (row > top && isPassed(row) && !brings(row, at)) continue;
    sources[row] = at;
    at += 1;
  }
  return {
    target: { ...plain, bottom: row - 1 },
    sourceOf: (offset) => sources[top + offset] ?? null,
  };
}

/** Whether a row only names those below it: there is nothing in these columns, and nothing goes there. */
function isHeading(model: GridModel, columns: readonly GridColumn[], row: number): boolean {
  if (model.row(row).kind !== 'group') return false;
  return columns.every(({ id }) => {
    const { text, editable } = model.cell(row, id);
    return text === '' && !editable;
  });
}

/** Whether a cell of a block is that of a remark or a heading: it isn't typed, or it says the same. */
function isOf(
  model: GridModel,
  columns: readonly GridColumn[],
  row: number,
  col: number,
  from: OwnCell,
): boolean {
  const columnId = columns[col]?.id;
  if (typeof from !== 'string' || columnId === undefined) return true;
  return says(model, { row, columnId, text: from });
}

/** The first row over the rows below it; over a single row, the row above that is no remark on another. */
export function planFillDown(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
): EditPlan {
  const single = selection.top === selection.bottom;
  const source = single ? rowAbove(model, selection.top) : selection.top;
  if (source < 0) return { edits: [], refused: [] };
  const target = single ? selection : { ...selection, top: source + 1 };
  return planCells(model, columns, target, (_, col) =>
    cellAt(model, columns, source, selection.left + col),
  );
}

function rowAbove(model: GridModel, row: number): number {
  let above = row - 1;
  while (above >= 0 && model.row(above).remark) above -= 1;
  return above;
}

/**
 * The first column over the columns to its right; from a single one, the column before it. What only names the
 * rows is filled into none.
 */
export function planFillRight(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
): EditPlan {
  const single = selection.left === selection.right;
  const source = single ? selection.left - 1 : selection.left;
  if (source < 0 || isHead(model, columns, source, selection)) return { edits: [], refused: [] };
  const target = { ...selection, left: source + 1 };
  return planCells(model, columns, target, (row) =>
    cellAt(model, columns, selection.top + row, source),
  );
}

/** A range of more than the names of its rows without them: a whole row begins with its name. */
export function withoutHeads(
  model: GridModel,
  columns: readonly GridColumn[],
  range: Rectangle,
): Rectangle {
  const named = range.left < range.right && isHead(model, columns, range.left, range);
  return named ? { ...range, left: range.left + 1 } : range;
}

function isHead(
  model: GridModel,
  columns: readonly GridColumn[],
  col: number,
  { top, bottom }: Rectangle,
): boolean {
  const column = columns[col];
  if (!column?.pinned) return false;
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  return rows.every((row) => !model.cell(row, column.id).editable);
}

/** Continues the series of a rectangle over the rest of a larger one that it has an edge line in common with. */
export function planSeries(
  model: GridModel,
  columns: readonly GridColumn[],
  from: Rectangle,
  over: Rectangle,
): EditPlan {
  const down = over.left === from.left && over.right === from.right;
  const back = over.top < from.top || over.left < from.left;
  const [first, last] = down ? [from.top, from.bottom] : [from.left, from.right];
  const at = (line: number, place: number): OwnCell =>
    down ? cellAt(model, columns, place, line) : cellAt(model, columns, line, place);
  const target = down
    ? { ...over, ...(back ? { bottom: first - 1 } : { top: last + 1 }) }
    : { ...over, ...(back ? { right: first - 1 } : { left: last + 1 }) };
  const size = last - first + 1;
  const count = down ? target.bottom - target.top + 1 : target.right - target.left + 1;
  const known = new Map<number, readonly (string | null)[]>();
  return planCells(model, columns, target, (row, col) => {
    const line = down ? target.left + col : target.top + row;
    const step = down ? row : col;
    const turn = back ? count - 1 - step : step;
    let series = known.get(line);
    if (!series) {
      const cells = Array.from({ length: size }, (_, n) =>
        seriesCell(model, columns, down ? first + n : line, down ? line : first + n),
      );
      series = continued(cells, count, back);
      known.set(line, series);
    }
    const place = back ? last - (turn % size) : first + (turn % size);
    return series[turn] ?? at(line, place);
  });
}

function seriesCell(
  model: GridModel,
  columns: readonly GridColumn[],
  row: number,
  col: number,
): SeriesCell {
  const own = cellAt(model, columns, row, col);
  const { value, refused } = model.cell(row, columns[col]?.id ?? '');
  const text = typeof own === 'string' ? own : own.text;
  return { text, number: typeof value === 'number' && !refused ? value : null };
}

/** Clears what can be cleared; it refuses only where nothing in the ranges can. */
export function planClear(
  model: GridModel,
  columns: readonly GridColumn[],
  ranges: readonly Rectangle[],
): EditPlan {
  const plan = planEach(model, columns, ranges, (_, __, range) =>
    planCells(model, columns, range, () => ''),
  );
  return plan.edits.length > 0 ? { ...plan, refused: [] } : plan;
}

/** The same to the values of each of several ranges, as one step. */
export function planEach(
  model: GridModel,
  columns: readonly GridColumn[],
  ranges: readonly Rectangle[],
  plan: typeof planFillDown,
): EditPlan {
  const plans = ranges.map((range) => plan(model, columns, withoutHeads(model, columns, range)));
  return {
    edits: plans.flatMap(({ edits }) => edits),
    refused: plans.flatMap(({ refused }) => refused),
  };
}

function cellAt(
  model: GridModel,
  columns: readonly GridColumn[],
  row: number,
  col: number,
): OwnCell {
  const column = columns[col];
  return column ? ownCell(model, row, column.id) : '';
}

/** `source` takes the position within the target. */
function planCells(
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
  if (edit.row >= model.rowCount) return model.rowsCanGrow ? edit : OUTSIDE;
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

/** Whether a cell says already what is pasted on it, as it is shown or as it is copied. */
function says(model: GridModel, { row, columnId, text }: CellEdit): boolean {
  const own = ownCell(model, row, columnId);
  const texts = [model.cell(row, columnId).text, typeof own === 'string' ? own : own.text];
  return texts.some((known) => known.trim() === text.trim());
}

function sameNames(some: Parts, others: Parts): boolean {
  const names = Object.keys(some);
  const count = Object.keys(others).length;
  return names.length === count && names.every((name) => Object.hasOwn(others, name));
}
