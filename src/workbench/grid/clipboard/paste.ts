import { type EditPlan, planCells, says } from './cell-plan.ts';
import type { Block } from './clipboard-block.ts';
import type { OwnCell } from './copy.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import { turnedOver } from './texts.ts';

export interface PastePlan extends EditPlan {
  /** What was pasted upon, rows to be added too: the selection afterwards. */
  readonly target: Rectangle;
  /** Whether a row was pasted down a column. */
  readonly ranDown?: true;
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

/** `isSkipped`: rows that are passed by besides, whatever the block has. */
export function planPaste(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
  block: Block,
  isSkipped: (row: number) => boolean = () => false,
): PastePlan {
  const only = onlyTyped(model, columns, selection, block);
  if (only !== null) {
    const place = { ...selection, left: only, right: only };
    return { ...planPaste(model, columns, place, turnedOver(block, '')), ranDown: true };
  }
  const { target, sourceOf } = passingBy(model, columns, selection, block, isSkipped);
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

/**
 * The column down which a row of cells goes that would reach beyond the last column, in a table where nothing
 * else is typed; null for anything else.
 */
function onlyTyped(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Rectangle,
  block: Block,
): number | null {
  const [{ length } = [], ...more] = block;
  const isBeyond = left + length > columns.length && !model.newColumnId;
  if (length < 2 || more.length > 0 || !isBeyond) return null;
  const rows = Array.from({ length: Math.min(length, model.rowCount - top) }, (_, at) => top + at);
  const [only, another] = columns.flatMap(({ id }, at) =>
    rows.some((row) => model.cell(row, id).editable) ? [at] : [],
  );
  return only === undefined || another !== undefined || left > only ? null : only;
}

/** Each line of a block in a row of its own, in any order, from a column on. */
export function planRows(
  model: GridModel,
  columns: readonly GridColumn[],
  { rows, left }: { readonly rows: readonly number[]; readonly left: number },
  block: Block,
): PastePlan {
  const top = Math.min(...rows);
  const right = Math.min(left + (block[0]?.length ?? 1), columns.length) - 1;
  const target = { top, left, bottom: Math.max(...rows), right };
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
  isSkipped: (row: number) => boolean,
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
  for (let row = bottom; row > top; row -= 1) if (isPassed(row) || isSkipped(row)) bottom -= 1;
  const plain = pasteTarget({ ...selection, bottom }, block);
  const sources: number[] = [];
  let row = top;
  for (let at = 0; at <= plain.bottom - top; row += 1) {
    // On one itself nothing is passed by: it is refused there.
    if (isSkipped(row) || (row > top && isPassed(row) && !brings(row, at))) continue;
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
