import type { GridApi } from 'ag-grid-community';
import type { RowHandle } from './cell-view.ts';
import { type ColumnLayout, firstToStay, layoutWidth } from './column-layout.ts';
import { columnDefs, layoutColumns } from './columns.ts';
import { stackColumns } from './stack-columns.ts';
import { TableScroll } from './table-scroll.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { CellIds, TableLines } from '../selection/follow.ts';
import { displayOrder, type Extent, type Point } from '../selection/selection.ts';
import { FRAME, isStacked, scrollbarWidth } from './size.ts';
import { bodyOf } from './viewport.ts';
import { figureWidth, keyOf, type MeasuredColumn, roomOf, widened } from './widths.ts';

/** Of the first column: what a level of depth takes, and what folds a row. */
const INDENT = 16;
const CHEVRON = 16;
/** Milliseconds without an edit before columns are measured anew. */
const MEASURE_DELAY = 200;

/** Keeps AG Grid's rows and columns equal to the model's, touching only what changed. */
export class TableSync {
  columns: readonly MeasuredColumn[] = [];
  api: GridApi<RowHandle> | null = null;
  private model: GridModel;
  private positions = new Map<string, number>();
  private rows: readonly RowHandle[] = [];
  private rowPositions = new Map<string, number>();
  layout: readonly ColumnLayout[] = [];
  private width = 0;
  private short = true;
  /** What the frame takes beside its columns, as of then. */
  private aside = 0;
  /** Widths that painted figures turned out to need. */
  private readonly least = new Map<string, number>();
  /** Widths to which a person dragged columns. */
  readonly chosen = new Map<string, number>();
  private fitting = false;
  /** The columns and how many rows there were when widths were measured last. */
  private given: readonly GridColumn[] = [];
  private givenRows = 0;
  private measured: readonly MeasuredColumn[] = [];
  private measuring = 0;
  readonly scroll: TableScroll;

  constructor(
    model: GridModel,
    private readonly root: HTMLElement,
    rowHeight: number,
  ) {
    this.model = model;
    this.scroll = new TableScroll(this, root, rowHeight);
    this.measure();
  }

  connect(api: GridApi<RowHandle> | null): void {
    this.api = api;
    window.clearTimeout(this.measuring);
    this.layout = [];
    this.layOut();
    // Meanwhile there may have come to be less room than AG Grid was begun with.
    this.applyHeight();
  }

  sync(model: GridModel): void {
    this.model = model;
    this.api?.setGridAriaProperty('label', model.label);
    this.api?.setGridAriaProperty('describedby', `${model.id}-ayuda`);
    if (model.columns === this.given && model.rowCount === this.givenRows) this.measureLater();
    else this.measure();
    this.syncRows();
  }

  /** Values alone changed: `fit` sees to those that are painted, columns follow once typing rests. */
  private measureLater(): void {
    window.clearTimeout(this.measuring);
    this.measuring = window.setTimeout(() => this.measure(), MEASURE_DELAY);
  }

  resize(width: number): void {
    this.width = width;
    this.layOut();
  }

  /** A table that fits takes the height of its rows and does not scroll. */
  setShort(short: boolean): void {
    this.short = short;
    this.layOut();
    this.applyHeight();
  }

  private applyHeight(): void {
    this.api?.setGridOption('domLayout', this.short ? 'autoHeight' : 'normal');
  }

  /** A person drags columns to other widths: the table takes what room there is. */
  unframe(): void {
    this.root.style.removeProperty('--dg-width');
  }

  /** A column stays as wide as a person made it. */
  choose(columnId: string, width: number): void {
    this.unframe();
    this.chosen.set(columnId, Math.round(width));
    this.layout = this.layout.map((place) => this.asChosen(place));
  }

  private asChosen(place: ColumnLayout): ColumnLayout {
    const width = Math.max(this.chosen.get(place.id) ?? place.width, place.least);
    return width === place.width ? place : { ...place, width };
  }

  /** Makes a column as wide as the widest text in it. */
  fitColumn(columnId: string): void {
    const column = this.columns[this.position(columnId)];
    if (!column || column.button) return;
    const texts = Array.from({ length: this.model.rowCount }, (_, row) => {
      const folds = column === this.columns[0] && this.model.toggle !== undefined;
      const indent = folds ? this.model.row(row).depth * INDENT + CHEVRON : 0;
      return figureWidth(roomOf(this.model.cell(row, columnId))) + indent;
    });
    const newWidth = Math.max(figureWidth(column.header), ...texts);
    this.choose(columnId, newWidth);
    this.api?.setColumnWidths([{ key: columnId, newWidth }]);
  }

  /** Widens a column in which a figure is painted that was not foreseen: none is ever cut. */
  fit(columnId: string, text: string): void {
    const column = this.columns[this.position(columnId)];
    const needed = figureWidth(text);
    if (!column || needed <= (column.figure ?? 0)) return;
    const key = keyOf(this.model, column);
    this.least.set(key, Math.max(needed, this.least.get(key) ?? 0));
    if (this.fitting) return;
    this.fitting = true;
    // AG Grid is in the middle of painting: its columns change after that.
    queueMicrotask(() => {
      this.fitting = false;
      this.forgetForeseen();
      this.measure();
    });
  }

  /** What the model says of its widest figures by now gives a width back once those are short again. */
  private forgetForeseen(): void {
    for (const column of widened(this.model)) {
      const key = keyOf(this.model, column);
      if ((column.figure ?? 0) >= (this.least.get(key) ?? Infinity)) this.least.delete(key);
    }
  }

  /** What it had when it was synchronized last: a model may be ahead of it. */
  get known(): Extent {
    return { rows: this.rows.length, cols: this.columns.length };
  }

  /** What it consists of, as of then. */
  get lines(): TableLines {
    return { rows: this.rows, columns: this.columns };
  }

  /** -1 for a column that the table has not. */
  position(columnId: string): number {
    return this.positions.get(columnId) ?? -1;
  }

  idsAt({ row, col }: Point): CellIds {
    return { rowId: this.rows[row]?.id, columnId: this.columns[col]?.id };
  }

  /** -1 for a row that the table has not. */
  rowOf(id: string | undefined): number {
    return id === undefined ? -1 : (this.rowPositions.get(id) ?? -1);
  }

  /** Asks the columns for their widths, and lays them out. */
  private measure(): void {
    this.given = this.model.columns;
    this.givenRows = this.model.rowCount;
    this.measured = displayOrder(widened(this.model, this.least));
    this.layOut();
  }

  /** Puts measured columns into the room that there is. */
  private layOut(): void {
    const columns = this.measured;
    const aside = FRAME + (this.short ? 0 : scrollbarWidth());
    const stacked = isStacked(this.model);
    const available = this.width - aside;
    const arranged = stacked ? stackColumns : layoutColumns;
    const layout = arranged(columns, available).map((place) => this.asChosen(place));
    this.root.classList.toggle('dg-stacked', stacked);
    // What the name of a row may take, beside which nothing stands.
    this.root.style.setProperty('--dg-sight', `${available}px`);
    const same =
      aside === this.aside &&
      layout.length === this.layout.length &&
      layout.every((place, at) => samePlace(place, this.layout[at])) &&
      columns.every((column, at) => sameColumn(column, this.columns[at]));
    this.columns = columns;
    this.positions = new Map(columns.map((column, at) => [column.id, at]));
    if (!this.api || same) return;
    const first = firstToStay(this.layout, layout, bodyOf(this.root)?.scrollLeft ?? 0);
    this.layout = layout;
    this.aside = aside;
    // The frame ends where the last column does: no empty strip beside a narrow table.
    this.root.style.setProperty('--dg-width', `${layoutWidth(layout) + aside}px`);
    // Where figures end: buttons may be frozen at the right.
    const buttons = layoutWidth(layout.filter(({ pinned }) => pinned === 'right'));
    this.root.style.setProperty('--dg-edge', `${buttons + aside - FRAME}px`);
    // Where those begin that are scrolled: names may be frozen at the left, or stand above their figures.
    const names = stacked ? 0 : layoutWidth(layout.filter(({ pinned }) => pinned === 'left'));
    this.root.style.setProperty('--dg-frozen', `${names}px`);
    this.api.setGridOption('columnDefs', columnDefs(columns, layout));
    if (first !== null) this.api.ensureColumnVisible(first, 'start');
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
    this.rowPositions = new Map(after.map(({ id }, row) => [id, row]));
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
    a.total === b.total &&
    a.expanded === b.expanded &&
    a.now === b.now &&
    a.menu === b.menu &&
    a.sorted === b.sorted &&
    a.filtered === b.filtered &&
    a.align === b.align
  );
}
