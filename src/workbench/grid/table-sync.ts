import type { GridApi } from 'ag-grid-community';
import type { RowHandle } from './cell-view.ts';
import { columnDefs, type ColumnLayout, layoutColumns, widened } from './columns.ts';
import type { GridColumn, GridModel } from './model.ts';
import { displayOrder, type Point } from './selection.ts';

/** Keeps AG Grid's rows and columns equal to the model's, touching only what changed. */
export class TableSync {
  columns: readonly GridColumn[] = [];
  private api: GridApi<RowHandle> | null = null;
  private model: GridModel;
  private positions = new Map<string, number>();
  private rows: readonly RowHandle[] = [];
  private layout: readonly ColumnLayout[] = [];
  private width = 0;

  constructor(model: GridModel) {
    this.model = model;
    this.syncColumns();
  }

  connect(api: GridApi<RowHandle> | null): void {
    this.api = api;
    this.layout = [];
  }

  sync(model: GridModel): void {
    this.model = model;
    this.api?.setGridAriaProperty('label', model.label);
    this.api?.setGridAriaProperty('describedby', `${model.id}-ayuda`);
    this.syncColumns();
    this.syncRows();
  }

  resize(width: number): void {
    this.width = width;
    this.syncColumns();
  }

  /** A table that fits takes the height of its rows and does not scroll. */
  setShort(short: boolean): void {
    this.api?.setGridOption('domLayout', short ? 'autoHeight' : 'normal');
  }

  /** -1 for a column that the table has not. */
  position(columnId: string): number {
    return this.positions.get(columnId) ?? -1;
  }

  rowId(row: number): string | undefined {
    return this.rows[row]?.id;
  }

  rowOf(id: string | undefined): number {
    return this.rows.findIndex((row) => row.id === id);
  }

  /** Scrolls the least that brings the cell into view. */
  reveal(point: Point): void {
    const column = this.columns[point.col];
    if (!column) return;
    this.api?.ensureIndexVisible(point.row);
    this.api?.ensureColumnVisible(column.id);
  }

  /** Makes AG Grid keep the cell in the page's markup, wherever one scrolls. */
  hold(point: Point): void {
    const column = this.columns[point.col];
    if (column) this.api?.setFocusedCell(point.row, column.id);
  }

  private syncColumns(): void {
    const columns = displayOrder(widened(this.model));
    const layout = layoutColumns(columns, this.width);
    const same =
      layout.length === this.layout.length &&
      layout.every((place, at) => samePlace(place, this.layout[at])) &&
      columns.every((column, at) => sameColumn(column, this.columns[at]));
    this.columns = columns;
    this.positions = new Map(columns.map((column, at) => [column.id, at]));
    if (!this.api || same) return;
    this.layout = layout;
    this.api.setGridOption('columnDefs', columnDefs(columns, layout));
  }

  private syncRows(): void {
    if (!this.api) return;
    const before = this.rows;
    const after = Array.from({ length: this.model.rowCount }, (_, row): RowHandle => {
      const { id, kind } = this.model.row(row);
      const known = before[row];
      return known && known.id === id && known.kind === kind ? known : { id, kind };
    });
    const same = after.length === before.length && after.every((row, at) => row === before[at]);
    if (same) return;
    this.rows = after;
    this.api.setGridOption('rowData', [...after]);
  }
}

function samePlace(a: ColumnLayout, b: ColumnLayout | undefined): boolean {
  return b !== undefined && a.id === b.id && a.width === b.width && a.pinned === b.pinned;
}

function sameColumn(a: GridColumn, b: GridColumn | undefined): boolean {
  return (
    b !== undefined &&
    a.id === b.id &&
    a.header === b.header &&
    a.unit === b.unit &&
    a.help === b.help &&
    a.align === b.align
  );
}
