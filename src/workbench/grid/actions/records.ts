import type { GridController } from '../controller.ts';
import type { CellAddress, GridColumn, GridModel, GridRanges } from '../model.ts';
import { displayOrder, type Rectangle, rectanglesOf, spanOf } from '../selection/selection.ts';

/** The records of which a cell is selected, by their positions in the document, from the first. */
export function recordsIn(model: GridModel, selection: GridRanges): readonly number[] {
  const columns = displayOrder(model.columns);
  return recordsAt(model, columns, rectanglesOf(selection, columns, model.rowCount));
}

function recordsAt(
  { records }: GridModel,
  columns: readonly GridColumn[],
  ranges: readonly Rectangle[],
): readonly number[] {
  if (!records) return [];
  const found = new Set<number>();
  for (const { top, bottom, left, right } of ranges) {
    const byRow = records.along === 'rows';
    const [from, to] = byRow ? [top, bottom] : [left, right];
    for (let line = from; line <= to; line += 1) {
      const columnId = columns[byRow ? left : line]?.id ?? '';
      const record = records.at({ row: byRow ? line : top, columnId });
      if (record !== null) found.add(record);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Its records as a table shows them, which may be sorted or filtered: by their positions in the document. */
export function recordsShown({ columns, records, rowCount }: GridModel): readonly number[] {
  if (!records) return [];
  const columnId = columns[0]?.id ?? '';
  const lines: readonly CellAddress[] =
    records.along === 'rows'
      ? Array.from({ length: rowCount }, (_, row) => ({ row, columnId }))
      : displayOrder(columns).map(({ id }) => ({ row: 0, columnId: id }));
  return lines.flatMap((line) => records.at(line) ?? []);
}

function selectedRecords({ model, columns, ranges }: GridController): readonly number[] {
  return recordsAt(model, columns, ranges);
}

/** Whether nothing but whole records is selected: their rows, or their columns, from end to end. */
export function hasWholeRecords(grid: GridController): boolean {
  const { model, ranges, extent } = grid;
  const byRow = model.records?.along === 'rows';
  const isWhole = ({ top, bottom, left, right }: Rectangle): boolean =>
    byRow ? left === 0 && right === extent.cols - 1 : top === 0 && bottom === extent.rows - 1;
  return selectedRecords(grid).length > 0 && ranges.every(isWhole);
}

interface RecordWords {
  readonly along: 'rows' | 'columns';
  readonly insertBefore: string;
  readonly insertAfter: string;
  readonly duplicate: string;
  readonly remove: string;
  readonly move: Readonly<Record<Move, string>> | undefined;
}

/** How a menu names what can be done to the selected records; null where there are none. */
export function recordWords(grid: GridController): RecordWords | null {
  const { records } = grid.model;
  const count = selectedRecords(grid).length;
  if (!records || count === 0) return null;
  const { along } = records;
  const some = count === 1 ? records.one : `${count} ${records.many}`;
  const [before, after] =
    along === 'rows' ? ['arriba', 'abajo'] : ['a la izquierda', 'a la derecha'];
  return {
    along,
    insertBefore: `Insertar ${some} ${before}`,
    insertAfter: `Insertar ${some} ${after}`,
    duplicate: `Duplicar ${some}`,
    remove: `Eliminar ${some}`,
    move: records.arrange && {
      before: `Mover ${before}`,
      after: `Mover ${after}`,
      first: 'Mover al principio',
      last: 'Mover al final',
    },
  };
}

/** As many new records as are selected, before the first or after the last of them. */
export function insertRecords(grid: GridController, where: 'before' | 'after'): void {
  const chosen = selectedRecords(grid);
  const at = where === 'before' ? chosen[0] : (chosen.at(-1) ?? -1) + 1;
  if (at === undefined || chosen.length === 0) return;
  const whole = hasWholeRecords(grid);
  const refused = tell(grid, grid.model.records?.insert(at, chosen.length));
  if (!refused) goToRecord(grid, at, whole ? chosen.length : null);
}

export function duplicateRecords(grid: GridController): void {
  const chosen = selectedRecords(grid);
  const [first] = chosen;
  if (first === undefined) return;
  const refused = tell(grid, grid.model.records?.duplicate(chosen));
  // The copy of the first stands right after it.
  if (!refused) goToRecord(grid, first + 1);
}

/** Where they were selected whole, the one that is in their place then is: more can go by the same key. */
export function removeRecords(grid: GridController): void {
  const chosen = selectedRecords(grid);
  if (chosen.length === 0) return;
  // From a menu one goes back to the table: its cell goes, and what is in its place is active then.
  grid.focusActive();
  const whole = hasWholeRecords(grid);
  const before = lineCount(grid);
  if (tell(grid, grid.model.records?.remove(chosen)) || !whole) return;
  requestAnimationFrame(() => {
    const { active } = grid;
    // Where that is asked about first they are still there, and stay selected.
    if (!active || lineCount(grid) === before) return;
    const line = grid.model.records?.along === 'rows' ? active.row : active.col;
    selectLines(grid, line, line);
  });
}

/** Why records of a sorted view can't be moved: their places there aren't the document's. */
export const FIXED_BY_SORT = 'Quita antes el orden de la hoja';

/** Why records can't be moved; undefined where they can. */
export function fixedBy(model: GridModel): string | undefined {
  const isSorted =
    model.records?.along === 'rows'
      ? model.columns.some(({ sorted }) => sorted)
      : Array.from({ length: model.rowCount }, (_, at) => model.row(at)).some(
          ({ sorted }) => sorted,
        );
  return isSorted ? FIXED_BY_SORT : undefined;
}

export type Move = 'before' | 'after' | 'first' | 'last';

/** The selected records, one place on or to an end; they stay selected, side by side. */
export function moveRecords(grid: GridController, where: Move): void {
  const chosen = selectedRecords(grid);
  const { records } = grid.model;
  const [first] = chosen;
  if (!records?.arrange || first === undefined) return;
  if (fixedBy(grid.model) !== undefined) {
    const cell = grid.active && grid.elementAt(grid.active);
    grid.aside.refuse(cell ?? grid.root, {
      title: 'La hoja está ordenada',
      lines: [`${FIXED_BY_SORT}.`],
    });
    return;
  }
  const count = chosen.length;
  const last = chosen.at(-1) ?? first;
  const all = lineCount(grid);
  const end = all - count;
  const to = { before: first - 1, after: last + 2 - count, first: 0, last: end }[where];
  const at = Math.max(0, Math.min(to, end));
  if (at === first && last - first === count - 1) return;
  const some = count === 1 ? records.one : `${count} ${records.many}`;
  records.arrange(movedTo(all, chosen, at), `Mover ${some}`);
  goToRecord(grid, at, count === 1 ? null : count);
}

/** The order of so many with some put side by side, in their order, so that the first is at `to`. */
export function movedTo(all: number, chosen: readonly number[], to: number): readonly number[] {
  const rest = Array.from({ length: all }, (_, at) => at).filter((at) => !chosen.includes(at));
  return [...rest.slice(0, to), ...chosen, ...rest.slice(to)];
}

/** Once the page has drawn it, a record is where one goes on; so many from it on are selected whole. */
function goToRecord(grid: GridController, record: number, whole: number | null = null): void {
  requestAnimationFrame(() => {
    const line = lineOf(grid, record);
    const last = lineOf(grid, record + (whole ?? 1) - 1);
    const { active, model } = grid;
    if (line === undefined || last === undefined || !active) return;
    if (whole !== null) return selectLines(grid, line, last);
    grid.selecting.goTo(
      model.records?.along === 'rows' ? { ...active, row: line } : { ...active, col: line },
    );
  });
}

/** Selects records from end to end; the active cell stays in its column, or its row. */
function selectLines(grid: GridController, from: number, to: number): void {
  const { active, extent, model } = grid;
  if (!active) return;
  const byRow = model.records?.along === 'rows';
  const all = byRow
    ? { top: from, bottom: to, left: 0, right: extent.cols - 1 }
    : { top: 0, bottom: extent.rows - 1, left: from, right: to };
  const first = byRow ? { ...active, row: from } : { ...active, col: from };
  grid.selecting.select(spanOf(all, first), first);
  grid.focusActive();
}

/** How many records there are, whichever way they lie. */
function lineCount({ model, columns }: GridController): number {
  const { records } = model;
  if (records?.along === 'rows') return model.rowCount;
  if (!records) return 0;
  return columns.filter(({ id }) => records.at({ row: 0, columnId: id }) !== null).length;
}

/** The row or the column of a record. */
function lineOf({ model, columns, extent }: GridController, record: number): number | undefined {
  const { records } = model;
  if (!records) return undefined;
  const byRow = records.along === 'rows';
  const at = (line: number) =>
    records.at({
      row: byRow ? line : 0,
      columnId: columns[byRow ? 0 : line]?.id ?? '',
    });
  return Array.from({ length: byRow ? extent.rows : extent.cols }, (_, each) => each).find(
    (line) => at(line) === record,
  );
}

/** Why it can't be done, beside the active cell; false where it was done. */
function tell(grid: GridController, reason: string | null | undefined): boolean {
  if (!reason) return false;
  const at = grid.active && grid.elementAt(grid.active);
  grid.aside.refuse(at ?? grid.root, { title: reason, lines: [] });
  return true;
}
