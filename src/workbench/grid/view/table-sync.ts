import type { GridApi } from 'ag-grid-community';
import type { RowHandle } from './cell-view.ts';
import { type ColumnLayout, firstToStay, layoutWidth, screenAside } from './column-layout.ts';
import { columnDefs, layoutColumns } from './columns.ts';
import { stackColumns } from './stack-columns.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { CellIds, TableLines } from '../selection/follow.ts';
import { displayOrder, type Extent, type Point } from '../selection/selection.ts';
import { afterPaint } from '../../session/afterPaint.ts';
import { LateScroll, type Stretch } from './late-scroll.ts';
import { FRAME, isStacked, scrollbarWidth } from './size.ts';
import { bodyOf } from './viewport.ts';
import { figureWidth, keyOf, type MeasuredColumn, widened } from './widths.ts';

/** Of the first column: what a level of depth takes, and what folds a row. */
const INDENT = 16;
const CHEVRON = 16;
/** Milliseconds without an edit before columns are measured anew. */
const MEASURE_DELAY = 200;

/** Keeps AG Grid's rows and columns equal to the model's, touching only what changed. */
export class TableSync {
  columns: readonly MeasuredColumn[] = [];
  private api: GridApi<RowHandle> | null = null;
  private model: GridModel;
  private positions = new Map<string, number>();
  private rows: readonly RowHandle[] = [];
  private rowPositions = new Map<string, number>();
  private layout: readonly ColumnLayout[] = [];
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
  private toHold: Point | null = null;
  private readonly root: HTMLElement;
  private readonly scroll: LateScroll;

  constructor(
    model: GridModel,
    root: HTMLElement,
    private readonly rowHeight: number,
  ) {
    this.model = model;
    this.root = root;
    this.scroll = new LateScroll(root, rowHeight);
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
      return figureWidth(this.model.cell(row, columnId).text) + indent;
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

  /**
   * Scrolls the least that brings the cell into view. What is frozen at the left is in view always:
   * coming from another column, one goes back to where the others begin.
   */
  reveal(point: Point, across: boolean): void {
    const { api } = this;
    if (!api) return;
    const place = this.layout[point.col];
    const first = this.layout.find(({ pinned }) => pinned === null);
    const shown = place?.pinned === 'left' && across ? first : place;
    const seen = api.getHorizontalPixelRange();
    const sight = { from: seen.left, to: seen.right };
    const wide = shown && shown.pinned === null ? this.stretchOf(shown) : sight;
    if (this.scroll.reveal(point.row, wide, sight)) return;
    // So far away the cell with the focus would be taken out of the markup, and keys would go nowhere.
    this.holdNow();
    api.ensureIndexVisible(point.row);
    if (shown) api.ensureColumnVisible(shown.id);
  }

  /** Scrolls so many rows down, or up where they are fewer than none, as far as there are any. */
  turn(rows: number): void {
    const body = bodyOf(this.root);
    if (!this.api || !body) return;
    const first = Math.round(body.scrollTop / this.rowHeight) + rows;
    this.holdNow();
    this.api.ensureIndexVisible(Math.max(0, Math.min(first, this.known.rows - 1)), 'top');
  }

  /** Whether a column is in sight as a whole, as AG Grid knew it last. */
  hasInSight(col: number): boolean {
    const place = this.layout[col];
    const seen = this.api?.getHorizontalPixelRange();
    if (!place || !seen || place.pinned !== null) return false;
    const { from, to } = this.stretchOf(place);
    return from >= seen.left && to <= seen.right;
  }

  /** The column a screen to the side of another. */
  columnAside(col: number, by: -1 | 1): number {
    const seen = this.api?.getHorizontalPixelRange();
    return screenAside(this.layout, col, seen ? seen.right - seen.left : 0, by);
  }

  /** Where a column is among those that scroll. */
  private stretchOf(place: ColumnLayout): Stretch {
    const before = this.layout.slice(0, this.layout.indexOf(place));
    const from = layoutWidth(before.filter(({ pinned }) => pinned === null));
    return { from, to: from + place.width };
  }

  /** Scrolls so that a row comes first, and the column that begins `left` pixels after the first. */
  scrollTo(row: number, left: number): void {
    if (row > 0 && row < this.rows.length) this.api?.ensureIndexVisible(row, 'top');
    let at = 0;
    const scrolling = this.layout.filter(({ pinned }) => pinned === null);
    const column = scrolling.find(({ width }) => (at += width) > left);
    if (column && left > 0) this.api?.ensureColumnVisible(column.id, 'start');
  }

  /**
   * Where the table comes to rest once it was scrolled aside to `left`: with a whole column at the frozen
   * edge, the next in the direction of the movement; null where it rests already.
   */
  restAt(left: number, isForward: boolean): number | null {
    let before = 0;
    for (const { pinned, width } of this.layout) {
      if (pinned !== null) continue;
      const after = before + width;
      if (Math.abs(left - before) <= 1) return null;
      if (left < after) return isForward ? after : before;
      before = after;
    }
    return null;
  }

  /** Scrolls a column that is out of sight to where the others begin: what follows it is seen too. */
  lead(col: number): void {
    const place = this.layout[col];
    if (!place || place.pinned !== null || this.hasInSight(col)) return;
    this.api?.ensureColumnVisible(place.id, 'start');
  }

  /**
   * Makes AG Grid keep the cell in the page's markup, wherever one scrolls. It tells each cell in sight,
   * which takes as long as painting them: that waits until the page was painted.
   */
  hold(point: Point): void {
    if (!this.toHold) afterPaint(() => this.holdNow());
    this.toHold = point;
  }

  /** The same at once, where an editor is to open in the cell: later it would lose the focus. */
  holdNow(): void {
    const point = this.toHold;
    this.toHold = null;
    const column = point && this.columns[point.col];
    // Whoever went elsewhere meanwhile stays there.
    if (!column || !this.root.contains(document.activeElement)) return;
    this.api?.setFocusedCell(point.row, column.id);
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
