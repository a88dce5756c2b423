import { type EditPlan, planCells } from './cell-plan.ts';
import { type OwnCell, ownCell } from './copy.ts';
import { continued, type SeriesCell } from './series.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';

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
  // A sum between months is no step of a series along them.
  const isStep = (place: number): boolean =>
    down || model.inTime !== true || columns[place]?.total !== true;
  const sources = placesIn(first, last).filter(isStep);
  const size = sources.length;
  const turns = (
    down ? placesIn(target.top, target.bottom) : placesIn(target.left, target.right)
  ).filter(isStep);
  if (back) turns.reverse();
  const count = turns.length;
  const turnAt = new Map(turns.map((place, turn) => [place, turn]));
  const known = new Map<number, readonly (string | null)[]>();
  return planCells(model, columns, target, (row, col) => {
    const line = down ? target.left + col : target.top + row;
    const turn = turnAt.get(down ? target.top + row : target.left + col);
    if (turn === undefined || size === 0) return null;
    let series = known.get(line);
    if (!series) {
      const cells = sources.map((place) =>
        seriesCell(model, columns, down ? place : line, down ? line : place),
      );
      series = continued(cells, count, back);
      known.set(line, series);
    }
    const place = sources.at(back ? -1 - (turn % size) : turn % size) ?? first;
    return series[turn] ?? at(line, place);
  });
}

const placesIn = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

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

/**
 * Clears what can be cleared, of what is computed of parts all of them; it refuses only where nothing in the
 * ranges can.
 */
export function planClear(
  model: GridModel,
  columns: readonly GridColumn[],
  ranges: readonly Rectangle[],
): EditPlan {
  const plan = planEach(model, columns, ranges, (_, __, range) =>
    planCells(model, columns, range, (row, col) =>
      emptyCell(model, columns, range.top + row, range.left + col),
    ),
  );
  return plan.edits.length > 0 ? { ...plan, refused: [] } : plan;
}

function emptyCell(
  model: GridModel,
  columns: readonly GridColumn[],
  row: number,
  col: number,
): OwnCell {
  const column = columns[col];
  if (!column || column.button || row >= model.rowCount) return '';
  const parts = model.cell(row, column.id).editable ? undefined : model.parts?.(row, column.id);
  if (!parts) return '';
  return { text: '', parts: Object.fromEntries(Object.keys(parts).map((name) => [name, ''])) };
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
