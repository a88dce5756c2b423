import type {
  CellAddress,
  CellEdit,
  GridCell,
  GridColumn,
  GridModel,
} from '../../../grid/index.ts';

/** What is hidden by a column: each cell must pass. */
export interface Filter {
  readonly columnId: string;
  /** As it is read: 'Riesgo es Alto'. */
  readonly label: string;
  readonly passes: (cell: GridCell) => boolean;
}

export interface Sorting {
  readonly columnId: string;
  readonly descending: boolean;
}

/**
 * How a person looks at a table whose rows are equals. The document's order stays. What it comes to is
 * known by the rows' ids, as it was when it was asked for: an edited row neither jumps nor vanishes.
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

/** The view with its sorting and filters applied to what the table holds now. */
export function applied(
  model: GridModel,
  { sorting, filters }: Pick<SheetView, 'sorting' | 'filters'>,
): SheetView {
  const rows = Array.from({ length: model.rowCount }, (_, row) => row);
  const idOf = (row: number): string => model.row(row).id;
  const fails = (row: number): boolean =>
    filters.some(({ columnId, passes }) => !passes(model.cell(row, columnId)));
  return {
    sorting,
    filters,
    order: sorting && sortedRows(model, sorting).map(idOf),
    hidden: new Set(rows.filter(fails).map(idOf)),
  };
}

const TEXTS = new Intl.Collator('es-CO', { numeric: true, sensitivity: 'base' });

/** All rows by a column: numbers before texts, what is empty last whichever way; equals as they are. */
export function sortedRows(model: GridModel, { columnId, descending }: Sorting): readonly number[] {
  const rows = Array.from({ length: model.rowCount }, (_, row) => ({
    row,
    cell: model.cell(row, columnId),
  }));
  const way = descending ? -1 : 1;
  return rows
    .sort((a, b) => {
      const [one, other] = [rankOf(a.cell), rankOf(b.cell)];
      if (one === 2 || other === 2) return one - other;
      return way * (one - other || compared(a.cell, b.cell));
    })
    .map(({ row }) => row);
}

/** 0 for a number, 1 for a text, 2 for nothing. */
function rankOf({ value }: GridCell): number {
  if (value === null || value === '') return 2;
  return typeof value === 'number' ? 0 : 1;
}

function compared(a: GridCell, b: GridCell): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
  return TEXTS.compare(String(a.value), String(b.value));
}

/** The rows of the table that a view shows, in its order; new ones last. */
export function rowsOf(model: GridModel, { order, hidden }: SheetView): readonly number[] {
  const rows = Array.from({ length: model.rowCount }, (_, row) => row);
  const shown = rows.filter((row) => !hidden.has(model.row(row).id));
  if (!order) return shown;
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = (row: number): number => places.get(model.row(row).id) ?? order.length;
  return shown.sort((a, b) => placeOf(a) - placeOf(b));
}

/** A table through a view: the same cells, by the rows that are shown. */
export function viewed(model: GridModel, view: SheetView, rows: readonly number[]): GridModel {
  const columns = model.columns.map((column) => marked(column, view));
  const inModel = (row: number): number => rows[row] ?? model.rowCount + (row - rows.length);
  const inView = new Map(rows.map((row, at) => [row, at]));
  const { records } = model;
  const at = (address: CellAddress): CellAddress => ({ ...address, row: inModel(address.row) });
  return {
    id: model.id,
    label: model.label,
    columns,
    rowCount: rows.length,
    sortable: true,
    ...(model.rowsCanGrow ? { rowsCanGrow: true } : {}),
    row: (row) => model.row(inModel(row)),
    cell: (row, columnId) => model.cell(inModel(row), columnId),
    editor: (row, columnId) => model.editor(inModel(row), columnId),
    edit: (edits) => {
      const { applied: done, refused } = model.edit(
        edits.map((edit): CellEdit => ({ ...edit, ...at(edit) })),
      );
      const back = (row: number): number => inView.get(row) ?? rows.length + (row - model.rowCount);
      return { applied: done, refused: refused.map((edit) => ({ ...edit, row: back(edit.row) })) };
    },
    ...(model.parts ? { parts: (row, columnId) => model.parts?.(inModel(row), columnId) } : {}),
    restore: (row, columnId) => model.restore?.(inModel(row), columnId),
    ...(records ? { records: { ...records, at: (address) => records.at(at(address)) } } : {}),
  };
}

function marked(column: GridColumn, { sorting, filters }: SheetView): GridColumn {
  if (column.button) return column;
  const isSorted = sorting?.columnId === column.id;
  return {
    ...column,
    ...(isSorted ? { sorted: sorting.descending ? 'descending' : 'ascending' } : {}),
    ...(filters.some(({ columnId }) => columnId === column.id) ? { filtered: true } : {}),
  };
}
