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
import type { GridLook } from './look.ts';
import { type CellIds, follow, type Followed } from './selection/follow.ts';
import { entryMove } from './selection/selection-moves.ts';
import { CellsInSight } from './view/cells-in-sight.ts';
import { LookKeeper } from './view/look-keeper.ts';
import { headerHeight } from './view/size.ts';
import { TableSync } from './view/table-sync.ts';
import { markHead, rowInWindow, rowsPerPage } from './view/viewport.ts';

export interface GridEvents {
  readonly onSelectionChange?: (selection: GridSelection | null) => void;
  readonly marks?: (row: number, columnId: string) => Mark | undefined;
  /** What a person noted on a cell. */
  readonly noted?: ((row: number, columnId: string) => Said | undefined) | undefined;
  /** `typed`: what was typed on the cell to open it. */
  readonly onOpen?: (address: CellAddress, typed?: string) => void;
  /** Makes an edit of one cell, which is painted ahead of the page around it. */
  readonly ahead?: <T>(edit: () => T) => T;
  readonly onRefused?: (refused: readonly RefusedEdit[]) => void;
  /** Asked of what is pasted from elsewhere: true where it was taken in another way. */
  readonly onForeign?: ((rows: readonly (readonly string[])[]) => boolean) | undefined;
  /** The menu of the selected cells, or of a column, is asked for, beside a rectangle of the window. */
  readonly onMenu?: (at: DOMRect, columnId?: string) => void;
  /** Escape, with nothing of the table's own to end: true where it ended something around it. */
  readonly onEscape?: (() => boolean) | undefined;
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
  readonly looks: LookKeeper;
  private readonly cells = new CellsInSight();
  private current: Span | null = null;
  private rectangle: Rectangle | null = null;
  /** Rectangles that stay selected beside it. */
  private kept: readonly Rectangle[] = [];
  /** Where the active cell was that went while the focus was elsewhere: one comes back to its place. */
  private left: Point | null = null;
  private tabColumn: number | null = null;
  private focusPending = false;
  /** What is selected reaches columns that a paste only begins to add: it couldn't be said yet. */
  private untold = false;
  /** AG Grid has drawn its first rows. */
  private hasRows = false;
  /** What is selected and the active row, as the cells show them. */
  private painted: { readonly ranges: readonly Rectangle[]; readonly row: number } = {
    ranges: [],
    row: -1,
  };
  private isHolding = false;
  /** Values changed that cells don't show yet. */
  private isBehind = false;
  /** How many rectangles were kept when the selection was told last. */
  private told = 0;

  constructor(model: GridModel, parts: GridParts, rowHeight: number, look?: GridLook) {
    this.model = model;
    this.root = parts.root;
    this.layer = parts.layer;
    this.rowHeight = rowHeight;
    this.table = new TableSync(model, parts.root, rowHeight);
    this.aside = new Aside(parts.layer, parts.status);
    const tell = (next: GridLook): void => this.events.onLook?.(next);
    this.looks = new LookKeeper(this.table, parts.root, rowHeight, tell, look);
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
    this.hasRows = true;
    const point = this.current?.focus;
    if (!point) return this.looks.scrollBack();
    // It was selected before there was anything to scroll.
    this.table.lead(point.col);
    this.table.reveal(point, true);
    this.revealOnPage(point.row);
  }

  /** The table is as wide as that from now on; what is active and was in sight stays so. */
  resize(width: number): void {
    const before = this.current?.focus;
    const wasInSight = before !== undefined && this.table.hasInSight(before.col);
    this.table.resize(width);
    if (!wasInSight) return;
    // Once AG Grid knows of its new width.
    requestAnimationFrame(() => {
      const now = this.current?.focus;
      if (now) this.table.reveal(now, false);
    });
  }

  listen(events: GridEvents): void {
    this.events = events;
  }

  /** Takes over a new revision: rows and columns only where they changed, then the cells. */
  sync(model: GridModel): void {
    const followed = this.current && {
      span: this.current,
      anchor: this.idsAt(this.current.anchor),
      focus: this.idsAt(this.current.focus),
      before: this.table.known,
    };
    this.model = model;
    this.table.sync(model);
    if (followed) this.keepSelection(followed);
    this.isBehind = true;
    if (!this.isHolding) this.repaint();
    this.editing.dropIfGone();
  }

  /** Cells are painted once, after all that is done in `act`: where things are is asked before that. */
  paintedOnce(act: () => void): void {
    this.isHolding = true;
    try {
      act();
    } finally {
      this.isHolding = false;
      if (this.isBehind) this.repaint();
    }
  }

  private repaint(): void {
    this.isBehind = false;
    this.cells.repaint();
  }

  private readonly idsAt = ({ row, col }: Point): CellIds => ({
    rowId: this.table.rowId(row),
    columnId: this.columns[col]?.id,
  });

  /** Where its cell is gone the selection is let go; only for who is in the table one in its place is active. */
  private keepSelection(followed: Followed): void {
    const { table, extent, idsAt } = this;
    const outcome = follow(followed, {
      extent,
      idsAt,
      rowOf: (id) => table.rowOf(id),
      position: (id) => table.position(id),
    });
    if (!outcome || (outcome.gone && !this.hasFocus)) {
      this.select(null);
      this.left = outcome && clampPoint(followed.span.anchor, extent);
      return;
    }
    const { span, together } = outcome;
    const ranges = this.kept.length;
    this.kept = this.kept.filter(
      ({ bottom, right }) => together && bottom < extent.rows && right < extent.cols,
    );
    if (sameSpan(span, followed.span) && ranges === this.kept.length) {
      if (this.untold) this.tell();
      return;
    }
    // Rows that a paste was refused don't come to be: its selection shrinks, what it says stays.
    if (!samePoint(span.anchor, followed.span.anchor)) this.aside.hide();
    this.take(span);
    if (this.hasFocus) this.focusActive();
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

  isActiveRow(row: number): boolean {
    return this.current?.anchor.row === row;
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
    this.cells.add(view);
    const { point } = view;
    if (!this.focusPending || !point || !this.isActive(point)) return;
    // AG Grid may put the cell into the page after this only.
    if (view.element.isConnected) this.focusActive();
    else requestAnimationFrame(() => this.focusPending && this.hasFocus && this.focusActive());
  }

  detach(view: CellView): void {
    this.cells.remove(view);
  }

  elementAt(point: Point): HTMLElement | undefined {
    return this.cells.elementAt(point);
  }

  filled(point: Point): boolean {
    return isFilled(cellAt(this.model, this.columns, point));
  }

  // Selection and focus

  get hasFocus(): boolean {
    return this.root.contains(document.activeElement);
  }

  select(span: Span | null, revealed?: Point, focused = false): void {
    this.kept = [];
    this.extend(span, revealed, focused);
  }

  /** What is selected stays so, and another rectangle begins. */
  addRange(span: Span): void {
    if (this.rectangle) this.kept = [...this.kept, this.rectangle];
    this.take(span);
  }

  /** Changes the last rectangle only. */
  extend(span: Span | null, revealed?: Point, focused = false): void {
    this.aside.hide();
    const across = this.current?.focus.col !== revealed?.col;
    // First: it asks where things are, and what is painted before would have to be laid out for that.
    if (revealed) {
      this.table.reveal(revealed, across);
      this.revealOnPage(revealed.row);
    }
    this.take(span, focused);
  }

  /**
   * More of the window was covered, on a phone by the formula of the cell that was touched. Several cells
   * stay where they are: a whole column ends far below.
   */
  stayInSight(): void {
    const { current, rectangle } = this;
    if (current && rectangle && isSingle(rectangle) && this.hasFocus) {
      this.revealOnPage(current.anchor.row);
    }
  }

  /** The page scrolls too, until the row is clear of what covers it and of the columns' names. */
  private revealOnPage(row: number): void {
    if (!this.hasRows) return;
    const at = rowInWindow(this.root, row, this.rowHeight, headerHeight(this.model));
    if (at) scrollPageTo(at.top, at.bottom, headerHeight(this.model));
  }

  private take(span: Span | null, focused = false): void {
    const changed = !sameSpan(span, this.current) || this.kept.length !== this.told;
    this.told = this.kept.length;
    const before = this.painted;
    this.current = span;
    this.left = null;
    this.rectangle = span && rectangleOf(span);
    this.tabColumn = null;
    // Before the cells are painted: the page must be laid out for it.
    if (focused) this.focusActive();
    this.painted = { ranges: this.ranges, row: span?.anchor.row ?? -1 };
    if (!this.isBehind)
      this.cells.repaintIn([...before.ranges, ...this.ranges], [before.row, this.painted.row]);
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
    this.select({ anchor: point, focus: point }, point, true);
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
    this.table.holdNow();
    this.table.reveal(point, false);
    this.revealOnPage(point.row);
    this.aside.hide();
    if (!this.editing.start(point, start)) this.aside.announce('Celda de solo lectura');
  }

  applyTyped(edit: CellEdit): boolean {
    const apply = (): boolean => applyEdits(this, { edits: [edit], refused: [] }, 'type');
    return this.events.ahead ? this.events.ahead(apply) : apply();
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
