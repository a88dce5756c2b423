import type { CellAddress, CellEdit, GridCell, GridModel, GridRow } from '../../../grid/index.ts';
import { remembered } from '../../table/folding.ts';
import { equalsOf, hasLine, type Line, recordColumns } from './equals.ts';
import { type Filter, passes, textOf } from './filters.ts';

export interface Sorting {
  readonly by: Line;
  readonly descending: boolean;
  /** How equals by that line are sorted: as the table was before, as in a spreadsheet. */
  readonly then?: Sorting;
}

/** So many lines a table is sorted by at the most. */
const MOST_LINES = 3;

/** A sorting by a line on top of the one before. */
export function sortedOnTop(by: Line, descending: boolean, before: Sorting | null): Sorting {
  const then = [...linesOf(before)].filter((one) => one.by.id !== by.id).slice(0, MOST_LINES - 1);
  return chained([{ by, descending }, ...then]) ?? { by, descending };
}

/** A sorting line by line, the one that decides first. */
export function linesOf(sorting: Sorting | null): readonly Omit<Sorting, 'then'>[] {
  if (!sorting) return [];
  const { then = null, ...first } = sorting;
  return [first, ...linesOf(then)];
}

/** The same as one; null of none. */
function chained([first, ...rest]: readonly Omit<Sorting, 'then'>[]): Sorting | null {
  if (!first) return null;
  const then = chained(rest);
  return then ? { ...first, then } : first;
}

/**
 * How a person looks at a table whose rows, or whose columns of records, are equals. The document's
 * order stays. What it comes to is known by their ids, as it was when it was asked for: an edited one
 * neither jumps nor vanishes.
 */
export interface SheetView {
  readonly sorting: Sorting | null;
  readonly filters: readonly Filter[];
  readonly order: readonly string[] | null;
  readonly hidden: ReadonlySet<string>;
}

export const WHOLE: SheetView = { sorting: null, filters: [], order: null, hidden: new Set() };

export function isWhole({ sorting, filters }: SheetView): boolean {
  return sorting === null && filters.length === 0;
}

/** What a view is asked to be. */
export type Asked = Pick<SheetView, 'sorting' | 'filters'>;

/** The view with its sorting and filters applied to what the table holds now; those by lines that it has. */
export function applied(model: GridModel, asked: Asked): SheetView {
  const equals = equalsOf(model);
  const all = Array.from({ length: equals.count }, (_, at) => at);
  const lines = linesOf(asked.sorting);
  const known = lines.filter(({ by }) => hasLine(model, by.id));
  const sorting = known.length === lines.length ? asked.sorting : chained(known);
  const filters = asked.filters.filter(({ by }) => hasLine(model, by.id));
  if (sorting === null && filters.length === 0) return WHOLE;
  const tests = filters.map((filter) => ({ by: filter.by.id, test: passes(filter) }));
  const fails = (at: number): boolean => tests.some(({ by, test }) => !test(equals.cell(at, by)));
  return {
    sorting,
    filters,
    order: sorting && sorted(model, sorting).map(equals.idOf),
    hidden: new Set(all.filter(fails).map(equals.idOf)),
  };
}

const TEXTS = new Intl.Collator('es-CO', { numeric: true, sensitivity: 'base' });

/** All of them by a line: numbers before texts, what is empty last whichever way; equals as they were before. */
export function sorted(model: GridModel, { by, descending, then }: Sorting): readonly number[] {
  const equals = equalsOf(model);
  const before = then ? sorted(model, then) : Array.from({ length: equals.count }, (_, at) => at);
  const all = before.map((at) => ({ at, cell: equals.cell(at, by.id) }));
  const way = descending ? -1 : 1;
  return all
    .sort((a, b) => {
      const [one, other] = [rankOf(a.cell), rankOf(b.cell)];
      if (one === 2 || other === 2) return one - other;
      return way * (one - other || compared(a.cell, b.cell));
    })
    .map(({ at }) => at);
}

/** How a sorting by a line is called, by what it holds: 'de menor a mayor', 'de la A a la Z'. */
export function orderName(model: GridModel, by: Line, descending: boolean): string {
  const { count, cell } = equalsOf(model);
  const ranks = Array.from({ length: count }, (_, at) => rankOf(cell(at, by.id)));
  const areTexts = ranks.includes(1) && !ranks.includes(0);
  if (areTexts) return descending ? 'de la Z a la A' : 'de la A a la Z';
  return descending ? 'de mayor a menor' : 'de menor a mayor';
}

/** The values of a line as they are painted, each once, in the order of the smallest first. */
export function valuesInOrder(model: GridModel, by: Line): readonly string[] {
  const { cell } = equalsOf(model);
  const texts = sorted(model, { by, descending: false }).map((at) => textOf(cell(at, by.id)));
  return [...new Set(texts)];
}

/** 0 for a number, 1 for a text, 2 for nothing. */
function rankOf(cell: GridCell): number {
  const by = sortedBy(cell);
  if (by === null || by === '') return 2;
  return typeof by === 'number' ? 0 : 1;
}

function compared(a: GridCell, b: GridCell): number {
  const [one, other] = [sortedBy(a), sortedBy(b)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return TEXTS.compare(String(one), String(other));
}

const sortedBy = ({ order, value }: GridCell): GridCell['value'] => order ?? value;

/** Those that a view shows, in its order; new ones last. */
export function shownIn(model: GridModel, { order, hidden }: SheetView): readonly number[] {
  const { count, idOf } = equalsOf(model);
  const all = Array.from({ length: count }, (_, at) => at);
  const shown = all.filter((at) => !hidden.has(idOf(at)));
  if (!order) return shown;
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = (at: number): number => places.get(idOf(at)) ?? order.length;
  return shown.sort((a, b) => placeOf(a) - placeOf(b));
}

/** A table through a view: the same cells, by those that are shown; `revision` grows as the table changes. */
export function viewed(
  model: GridModel,
  view: SheetView,
  shown: readonly number[],
  revision: () => number,
): GridModel {
  // The grid hears of records that come, go or change places ahead of the page, which makes another view after that.
  let [now, of] = [shown, revision()];
  const current = (): readonly number[] => {
    if (revision() !== of) [now, of] = [shownIn(model, view), revision()];
    return now;
  };
  return model.equals === 'columns'
    ? viewedColumns(model, view, current)
    : viewedRows(model, view, current);
}

function viewedRows(model: GridModel, view: SheetView, shown: () => readonly number[]): GridModel {
  const columns = model.columns.map((column) =>
    column.button ? column : { ...column, ...marksOf(column.id, view) },
  );
  const inModel = (row: number): number => {
    const rows = shown();
    return rows[row] ?? model.rowCount + (row - rows.length);
  };
  const at = (address: CellAddress): CellAddress => ({ ...address, row: inModel(address.row) });
  return {
    ...recordsOf(model, at),
    id: model.id,
    label: model.label,
    columns,
    get rowCount() {
      return shown().length;
    },
    equals: 'rows',
    ...(model.rowsCanGrow ? { rowsCanGrow: true } : {}),
    row: (row) => model.row(inModel(row)),
    cell: (row, columnId) => model.cell(inModel(row), columnId),
    editor: (row, columnId) => model.editor(inModel(row), columnId),
    edit: (edits, verb) => {
      const before = shown();
      const end = model.rowCount;
      const inView = new Map(before.map((row, place) => [row, place]));
      const { applied: done, refused } = model.edit(
        edits.map((edit): CellEdit => ({ ...edit, ...at(edit) })),
        verb,
      );
      const back = (row: number): number => inView.get(row) ?? before.length + (row - end);
      return { applied: done, refused: refused.map((edit) => ({ ...edit, row: back(edit.row) })) };
    },
    ...(model.parts ? { parts: (row, columnId) => model.parts?.(inModel(row), columnId) } : {}),
    ...(model.placed ? { placed: model.placed } : {}),
  };
}

/** Columns are known by their ids, so only which there are is another; rows say how they are looked at. */
function viewedColumns(
  model: GridModel,
  view: SheetView,
  shown: () => readonly number[],
): GridModel {
  const columns = remembered(shown, (places) => {
    const records = recordColumns(model);
    const aside = model.columns.filter((column) => !records.includes(column));
    return [
      ...aside.filter(({ total }) => !total),
      ...places.flatMap((at) => records[at] ?? []),
      ...aside.filter(({ total }) => total),
    ];
  });
  const row = (at: number): GridRow => {
    const line = model.row(at);
    return { ...line, ...marksOf(line.id, view) };
  };
  return {
    ...model,
    ...recordsOf(model, (address) => address),
    get columns() {
      return columns();
    },
    // Rows go ahead of the page as well, as a stream does that is deleted or undone.
    get rowCount() {
      return model.rowCount;
    },
    row,
    ...(model.folding
      ? {
          folding: {
            ...model.folding,
            whole: viewedColumns(model.folding.whole, view, shown),
          },
        }
      : {}),
    widest: () => {
      const inSight = new Set(columns().map(({ id }) => id));
      return (model.widest?.() ?? []).filter(({ columnId }) => inSight.has(columnId));
    },
  };
}

/** Where some are hidden or in another order, nothing that is seen would say where they were moved to. */
function recordsOf(
  { records }: GridModel,
  inside: (address: CellAddress) => CellAddress,
): Pick<GridModel, 'records'> {
  if (!records) return {};
  const kept = { ...records, at: (address: CellAddress) => records.at(inside(address)) };
  delete kept.arrange;
  return { records: kept };
}

function marksOf(
  id: string,
  { sorting, filters }: SheetView,
): Pick<GridRow, 'sorted' | 'filtered'> {
  return {
    ...(sorting?.by.id === id
      ? { sorted: sorting.descending ? ('descending' as const) : ('ascending' as const) }
      : {}),
    ...(filters.some(({ by }) => by.id === id) ? { filtered: true } : {}),
  };
}
