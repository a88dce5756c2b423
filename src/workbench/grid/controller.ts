import type { GridApi } from 'ag-grid-community';
import { scrollPageTo } from '../layout/headInSight.ts';
import { applyEdits, type EditTarget } from './editing/apply-edits.ts';
import { Aside } from './view/aside.ts';
import { type Mark, selectionClasses } from './view/cell-look.ts';
import type { CellHost, CellView, RowHandle } from './view/cell-view.ts';
import { cellName, rangeName, type Said } from './describe.ts';
import { planPaste } from './clipboard/paste.ts';
import { Editing, type EditingHost, type EditStart } from './editing/editing.ts';
import type { After } from './editing/editor.ts';
import type {
  CellAddress,
  CellEdit,
  GridColumn,
  GridModel,
  GridSelection,
  RefusedEdit,
} from './model.ts';
import {
  cellAt,
  clampPoint,
  type Extent,
  isFilled,
  isSingle,
  type Point,
  type Rectangle,
  rectangleOf,
  samePoint,
  sameSpan,
  type Span,
  spanOf,
  stepped,
  toSelection,
  toSpan,
} from './selection/selection.ts';
import { type GridLook, PLAIN_LOOK } from './look.ts';
import { entryMove } from './selection/selection-moves.ts';
import { headerHeight } from './view/size.ts';
import { TableSync } from './view/table-sync.ts';
import { markHead, rowInWindow, rowsPerPage } from './view/viewport.ts';

const STILL = '(prefers-reduced-motion: reduce)';

interface CellIds {
  readonly rowId: string | undefined;
  readonly columnId: string | undefined;
}

function sameIds(one: CellIds | undefined, other: CellIds): boolean {
  return one?.rowId === other.rowId && one?.columnId === other.columnId;
}

export interface GridEvents {
  readonly onSelectionChange?: (selection: GridSelection | null) => void;
  readonly marks?: (row: number, columnId: string) => Mark | undefined;
  /** What a person noted on a cell. */
  readonly noted?: ((row: number, columnId: string) => Said | undefined) | undefined;
  readonly onOpen?: (address: CellAddress) => void;
  readonly onRefused?: (refused: readonly RefusedEdit[]) => void;
  /** The menu of the selected cells, or of a column, is asked for, beside a rectangle of the window. */
  readonly onMenu?: (at: DOMRect, columnId?: string) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** A person dragged a column or scrolled. */
  readonly onLook?: ((look: GridLook) => void) | undefined;
}

/** The elements around AG Grid: the wrapper, the layer above the cells, the live region. */
export interface GridParts {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly status: HTMLElement;
}

/**
 * The state of one grid on the page: its selection, its editor and the cells in sight.
 * Keyboard, pointer and clipboard call it; AG Grid only scrolls and builds cells.
 */
export class GridController implements CellHost, EditingHost, EditTarget {
  model: GridModel;
  events: GridEvents = {};
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly rowHeight: number;
  readonly table: TableSync;
  readonly aside: Aside;
  readonly editing = new Editing(this);
  private readonly views = new Set<CellView>();
  private current: Span | null = null;
  private rectangle: Rectangle | null = null;
  /** Rectangles that stay selected beside it. */
  private kept: readonly Rectangle[] = [];
  /** Where the active cell was that went while the focus was elsewhere: one comes back to its place. */
  private left: Point | null = null;
  private tabColumn: number | null = null;
  /** From the left, in pixels, when it last came to rest. */
  private scrolledTo = 0;
  private focusPending = false;
  /** What is selected reaches columns that a paste only begins to add: it couldn't be said yet. */
  private untold = false;
  /** How many rectangles were kept when the selection was told last. */
  private told = 0;

  constructor(
    model: GridModel,
    parts: GridParts,
    rowHeight: number,
    private look: GridLook = PLAIN_LOOK,
  ) {
    this.model = model;
    this.root = parts.root;
    this.layer = parts.layer;
    this.rowHeight = rowHeight;
    this.table = new TableSync(model, parts.root);
    this.aside = new Aside(parts.layer, parts.status);
    for (const [id, width] of Object.entries(look.widths)) this.table.chosen.set(id, width);
  }

  get columns(): readonly GridColumn[] {
    return this.table.columns;
  }

  get span(): Span | null {
    return this.current;
  }

  /** All selected rectangles, the one of the active cell last. */
  get ranges(): readonly Rectangle[] {
    return this.rectangle ? [...this.kept, this.rectangle] : [];
  }

  get extent(): Extent {
    return { rows: this.model.rowCount, cols: this.columns.length };
  }

  get pageRows(): number {
    return rowsPerPage(this.root, this.rowHeight);
  }

  connect(api: GridApi<RowHandle>): void {
    this.table.connect(api);
    this.sync(this.model);
  }

  disconnect(): void {
    this.editing.cancel();
    this.aside.hide();
    this.table.connect(null);
  }

  /** To where the table was left, unless something leads elsewhere in it. */
  scrollBack(): void {
    const { top, left } = this.look;
    if (!this.current) this.table.scrollTo(Math.round(top / this.rowHeight), left);
  }

  noteScroll(top: number, left: number): void {
    const rest = this.table.restAt(left, left > this.scrolledTo);
    this.scrolledTo = left;
    const body = this.root.querySelector('.ag-grid-viewport');
    // At its end there is nowhere to go on to.
    const room = body ? body.scrollWidth - body.clientWidth : 0;
    const behavior = window.matchMedia(STILL).matches ? 'auto' : 'smooth';
    if (rest !== null && rest <= room) body?.scrollTo({ left: rest, behavior });
    else this.keepLook({ top: Math.round(top), left: Math.round(left) });
  }

  noteWidth(columnId: string, width: number): void {
    this.table.choose(columnId, width);
    this.keepLook({ widths: Object.fromEntries(this.table.chosen) });
  }

  private keepLook(change: Partial<GridLook>): void {
    this.look = { ...this.look, ...change };
    this.events.onLook?.(this.look);
  }

  listen(events: GridEvents): void {
    this.events = events;
  }

  /** Takes over a new revision: rows and columns only where they changed, then the cells. */
  sync(model: GridModel): void {
    const corners = this.current && [this.current.anchor, this.current.focus].map(this.idsAt);
    const { known } = this.table;
    this.model = model;
    this.table.sync(model);
    if (corners) this.keepSelection(corners, known);
    this.repaint();
    this.editing.dropIfGone();
  }

  private readonly idsAt = ({ row, col }: Point): CellIds => ({
    rowId: this.table.rowId(row),
    columnId: this.columns[col]?.id,
  });

  /**
   * The selection follows its row and its column when others fold, come or go. Where they are gone
   * it is let go; only for who is in the table a cell stays active in their place, to go on from.
   * Of a range whose corners have come apart, sorted or hidden, the active cell alone stays selected.
   */
  private keepSelection([anchor, focus]: readonly CellIds[], before: Extent): void {
    const span = this.current;
    if (!span || !anchor) return;
    const { extent } = this;
    const { rowId, columnId } = anchor;
    if (extent.rows === 0 || extent.cols === 0) {
      this.select(null);
      return;
    }
    const row = this.table.rowOf(rowId);
    const col = columnId === undefined ? -1 : this.table.position(columnId);
    // Before the table stands it has no rows to be known by.
    const gone = (rowId !== undefined && row < 0) || (columnId !== undefined && col < 0);
    if (gone && !this.hasFocus) {
      this.select(null);
      this.left = clampPoint(span.anchor, extent);
      return;
    }
    const down = gone || row < 0 ? 0 : row - span.anchor.row;
    const right = gone || col < 0 ? 0 : col - span.anchor.col;
    const shifted = (point: Point): Point =>
      clampPoint({ row: point.row + down, col: point.col + right }, extent);
    const grown = extent.rows > before.rows || extent.cols > before.cols;
    const corner = shifted(span.focus);
    // A corner that wasn't there yet is where a paste begins to add rows or columns.
    const isNew = focus?.rowId === undefined || focus.columnId === undefined;
    const together = grown || isNew || sameIds(focus, this.idsAt(corner));
    const active = shifted(span.anchor);
    const kept = { anchor: active, focus: gone || !together ? active : corner };
    const ranges = this.kept.length;
    this.kept = this.kept.filter(
      ({ bottom, right }) => together && !gone && bottom < extent.rows && right < extent.cols,
    );
    if (sameSpan(kept, span) && ranges === this.kept.length) {
      if (this.untold) this.tell();
      return;
    }
    // Rows that a paste was refused don't come to be: its selection shrinks, what it says stays.
    if (!samePoint(kept.anchor, span.anchor)) this.aside.hide();
    this.take(kept);
    if (this.hasFocus) this.focusActive();
  }

  private repaint(): void {
    for (const view of this.views) view.paint();
  }

  // Cells

  lookOf(point: Point): readonly string[] {
    const classes = selectionClasses(point, this.ranges, this.current?.anchor ?? null);
    const column = this.columns[point.col];
    const mark = column && this.events.marks?.(point.row, column.id);
    return mark ? [...classes, `dg-${mark}`] : classes;
  }

  noteOf(point: Point): Said | undefined {
    const column = this.columns[point.col];
    return column && this.events.noted?.(point.row, column.id);
  }

  /** What is said beside a cell: what was noted on it, then what its value means. */
  saidAt(point: Point): Said | undefined {
    const meaning = cellAt(this.model, this.columns, point)?.note;
    const note = this.noteOf(point);
    if (!meaning || !note) return note ?? (meaning ? { title: meaning, lines: [] } : undefined);
    return { title: note.title, lines: [...note.lines, meaning] };
  }

  isActive(point: Point): boolean {
    return this.current !== null && samePoint(this.current.anchor, point);
  }

  nameOf(point: Point): string {
    return cellName(this.model, this.columns, point);
  }

  fit(columnId: string, text: string): void {
    this.table.fit(columnId, text);
  }

  columnPosition(columnId: string): number {
    return this.table.position(columnId);
  }

  attach(view: CellView): void {
    this.views.add(view);
    const { point } = view;
    if (!this.focusPending || !point || !this.isActive(point)) return;
    // AG Grid may put the cell into the page after this only.
    if (view.element.isConnected) this.focusActive();
    else requestAnimationFrame(() => this.focusPending && this.hasFocus && this.focusActive());
  }

  detach(view: CellView): void {
    this.views.delete(view);
  }

  elementAt(point: Point): HTMLElement | undefined {
    for (const view of this.views) {
      const at = view.point;
      if (at && samePoint(at, point) && view.element.isConnected) return view.element;
    }
    return undefined;
  }

  filled(point: Point): boolean {
    return isFilled(cellAt(this.model, this.columns, point));
  }

  // Selection and focus

  get hasFocus(): boolean {
    return this.root.contains(document.activeElement);
  }

  select(span: Span | null, revealed?: Point): void {
    this.kept = [];
    this.extend(span, revealed);
  }

  /** What is selected stays so, and another rectangle begins. */
  addRange(span: Span): void {
    if (this.rectangle) this.kept = [...this.kept, this.rectangle];
    this.take(span);
  }

  /** Changes the last rectangle only. */
  extend(span: Span | null, revealed?: Point): void {
    this.aside.hide();
    const across = this.current?.focus.col !== revealed?.col;
    this.take(span);
    if (!revealed) return;
    this.table.reveal(revealed, across);
    this.revealOnPage(revealed.row);
  }

  /** More of the window was covered, on a phone by the formula of the cell that was touched. */
  stayInSight(): void {
    if (this.current && this.hasFocus) this.revealOnPage(this.current.focus.row);
  }

  /** The page scrolls too, until the row is clear of what covers it and of the columns' names. */
  private revealOnPage(row: number): void {
    const at = rowInWindow(this.root, row, this.rowHeight, headerHeight(this.model));
    if (at) scrollPageTo(at.top, at.bottom, headerHeight(this.model));
  }

  private take(span: Span | null): void {
    const changed = !sameSpan(span, this.current) || this.kept.length !== this.told;
    this.told = this.kept.length;
    this.current = span;
    this.left = null;
    this.rectangle = span && rectangleOf(span);
    this.tabColumn = null;
    this.repaint();
    if (!changed) return;
    markHead(this.root, this.columns[span?.anchor.col ?? -1]?.id);
    this.tell();
    if (this.rectangle && !isSingle(this.rectangle)) this.aside.announce(rangeName(this.rectangle));
  }

  private tell(): void {
    const selection = this.selection();
    this.untold = this.current !== null && selection === null;
    this.events.onSelectionChange?.(selection);
  }

  private selection(): GridSelection | null {
    const own = this.current && toSelection(this.current, this.columns);
    const more = this.kept.flatMap((range) => toSelection(spanOf(range), this.columns) ?? []);
    return own && more.length > 0 ? { ...own, more } : own;
  }

  /** Beside a rectangle of the window, or beside the active cell. */
  openMenu(at?: DOMRect, columnId?: string): void {
    const point = this.current?.anchor;
    const cell = point && this.elementAt(point);
    this.events.onMenu?.(at ?? (cell ?? this.root).getBoundingClientRect(), columnId);
  }

  /** Selects one cell, scrolls to it and focuses it. */
  goTo(point: Point): void {
    this.select({ anchor: point, focus: point }, point);
    this.focusActive();
    this.noteActive();
  }

  /** Follows an address given from outside; an unknown one is ignored. */
  visit(address: CellAddress): void {
    const span = toSpan({ anchor: address, focus: address }, this.columns, this.model.rowCount);
    if (!span) return;
    this.table.lead(span.anchor.col);
    this.goTo(span.anchor);
  }

  /** The same, where the focus stays elsewhere. */
  show(address: CellAddress): void {
    const span = toSpan({ anchor: address, focus: address }, this.columns, this.model.rowCount);
    if (!span) return;
    this.table.lead(span.anchor.col);
    this.select(span, span.anchor);
  }

  /** A selection set from outside: scrolls to it, leaves the focus where it is. */
  adopt(selection: GridSelection | null): void {
    const span = selection && toSpan(selection, this.columns, this.model.rowCount);
    if (!sameSpan(span, this.current)) this.select(span, span?.focus);
  }

  /** Focus stays in the table even while the active cell is scrolled out of its markup. */
  focusActive(): void {
    const point = this.current?.anchor;
    if (!point) return;
    const element = this.elementAt(point);
    this.focusPending = !element;
    if (!element) this.root.focus({ preventScroll: true });
    this.table.hold(point);
    element?.focus({ preventScroll: true });
  }

  /** The table was reached with Tab: back to where one was, or to the first cell. */
  enter(): boolean {
    if (this.extent.rows === 0 || this.extent.cols === 0) return false;
    this.goTo(this.current?.anchor ?? this.left ?? { row: 0, col: 0 });
    return true;
  }

  noteActive(): void {
    const point = this.current?.anchor;
    const said = point && this.saidAt(point);
    if (!said) return;
    this.aside.noteAfterPause(() => {
      const element = this.elementAt(point);
      if (element && this.hasFocus && !this.editing.open) this.aside.showNote(element, said);
    });
  }

  // Editing

  startEdit(start: EditStart): void {
    const point = this.current?.anchor;
    if (!point) return;
    this.table.reveal(point, false);
    this.revealOnPage(point.row);
    this.aside.hide();
    if (!this.editing.start(point, start)) this.aside.announce('Celda de solo lectura');
  }

  applyTyped(edit: CellEdit): boolean {
    return applyEdits(this, { edits: [edit], refused: [] }, 'type');
  }

  fillTyped(text: string): void {
    const plans = this.ranges.map((range) => planPaste(this.model, this.columns, range, [[text]]));
    const edits = plans.flatMap((plan) => plan.edits);
    applyEdits(this, { edits, refused: plans.flatMap((plan) => plan.refused) }, 'fill');
  }

  /** Whether the handle that fills stands in a cell: the last one selected, where it can be typed. */
  hasHandle(point: Point): boolean {
    const { rectangle } = this;
    const isCorner = rectangle?.bottom === point.row && rectangle.right === point.col;
    return isCorner && cellAt(this.model, this.columns, point)?.editable === true;
  }

  after(after: After): void {
    const from = this.current?.anchor;
    if (!from || after.kind === 'stay' || after.kind === 'fill') return;
    if (after.kind === 'move') {
      this.goTo(stepped(from, after.direction, this.extent));
      return;
    }
    const { to, tabColumn } = entryMove(from, after.kind, after.back, this.tabColumn, this.extent);
    this.goTo(to);
    this.tabColumn = tabColumn;
  }
}
