import type { GridApi } from 'ag-grid-community';
import { planPaste } from './clipboard/paste.ts';
import { cellName, rangeName, type Said } from './describe.ts';
import { applyEdits, type EditTarget } from './editing/apply-edits.ts';
import { Editing, type EditingHost, type EditStart } from './editing/editing.ts';
import type { After } from './editing/editor.ts';
import type { GridEvents, GridParts } from './events.ts';
import { Focus } from './focus.ts';
import type { GridLook } from './look.ts';
import type { CellAddress, CellEdit, GridColumn, GridModel, GridSelection } from './model.ts';
import { type CellIds, follow, type Followed } from './selection/follow.ts';
import { Selected } from './selection/selected.ts';
import { entryMove } from './selection/selection-moves.ts';
import {
  cellAt,
  clampPoint,
  type Extent,
  isFilled,
  isSingle,
  type Point,
  type Rectangle,
  samePoint,
  sameSpan,
  type Span,
  stepped,
  toSpan,
} from './selection/selection.ts';
import { afterPaint } from '../session/afterPaint.ts';
import { Aside } from './view/aside.ts';
import type { CellHost, CellView, RowHandle } from './view/cell-view.ts';
import { CellsInSight } from './view/cells-in-sight.ts';
import { LookKeeper } from './view/look-keeper.ts';
import { Sight } from './view/sight.ts';
import { TableSync } from './view/table-sync.ts';
import { markHead, rowsPerPage } from './view/viewport.ts';

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
  private readonly selected = new Selected();
  private readonly focus: Focus;
  private readonly sight: Sight;
  /** Where the active cell was that went while the focus was elsewhere: one comes back to its place. */
  private left: Point | null = null;
  private tabColumn: number | null = null;
  /** What is selected reaches columns that a paste only begins to add: it couldn't be said yet. */
  private untold = false;

  constructor(model: GridModel, parts: GridParts, rowHeight: number, look?: GridLook) {
    this.model = model;
    this.root = parts.root;
    this.layer = parts.layer;
    this.rowHeight = rowHeight;
    this.table = new TableSync(model, parts.root, rowHeight);
    this.aside = new Aside(parts.layer, parts.status);
    const tell = (next: GridLook): void => this.events.onLook?.(next);
    this.sight = new Sight(this);
    this.focus = new Focus(this);
    this.looks = new LookKeeper(this.table, parts.root, rowHeight, tell, look);
  }

  get columns(): readonly GridColumn[] {
    return this.table.columns;
  }

  get span(): Span | null {
    return this.selected.span;
  }

  /** All selected rectangles, the one of the active cell last. */
  get ranges(): readonly Rectangle[] {
    return this.selected.ranges;
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
    this.sight.open();
    const point = this.span?.focus;
    if (!point) return this.looks.scrollBack();
    // It was selected before there was anything to scroll.
    this.table.lead(point.col);
    this.sight.reveal(point, true);
  }

  /** The table is as wide as that from now on; what is active and was in sight stays so. */
  resize(width: number): void {
    const before = this.span?.focus;
    const wasInSight = before !== undefined && this.table.hasInSight(before.col);
    this.table.resize(width);
    if (!wasInSight) return;
    // Once AG Grid knows of its new width.
    requestAnimationFrame(() => {
      const now = this.span?.focus;
      if (now) this.table.reveal(now, false);
    });
  }

  listen(events: GridEvents): void {
    this.events = events;
  }

  /** Takes over a new revision: rows and columns only where they changed, then the cells. */
  sync(model: GridModel): void {
    const { span } = this;
    const followed = span && {
      span,
      anchor: this.idsAt(span.anchor),
      focus: this.idsAt(span.focus),
      before: this.table.known,
    };
    this.model = model;
    this.table.sync(model);
    if (followed) this.keepSelection(followed);
    this.cells.repaint();
    this.editing.dropIfGone();
  }

  paintedOnce(act: () => void): void {
    this.cells.paintedOnce(act);
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
    const hasFewer = this.selected.keepWithin(together ? extent : { rows: 0, cols: 0 });
    if (sameSpan(span, followed.span) && !hasFewer) {
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
    const classes = this.selected.classesAt(point);
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
    return this.selected.isActive(point);
  }

  isActiveRow(row: number): boolean {
    return this.selected.active?.row === row;
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
    if (this.focus.isPending && point && this.isActive(point)) this.focus.arrive(view.element);
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
    return this.focus.isInside;
  }

  get active(): Point | null {
    return this.selected.active;
  }

  select(span: Span | null, revealed?: Point, focused = false): void {
    this.selected.drop();
    this.extend(span, revealed, focused);
  }

  /** What is selected stays so, and another rectangle begins. */
  addRange(span: Span): void {
    this.selected.keep();
    this.take(span);
  }

  /** Changes the last rectangle only. */
  extend(span: Span | null, revealed?: Point, focused = false): void {
    this.aside.hide();
    // First: it asks where things are, and what is painted before would have to be laid out for that.
    if (revealed) this.sight.reveal(revealed, this.span?.focus.col !== revealed.col);
    this.take(span, focused);
  }

  /**
   * More of the window was covered, on a phone by the formula of the cell that was touched. Several cells
   * stay where they are: a whole column ends far below.
   */
  stayInSight(): void {
    const { active, rectangle } = this.selected;
    if (active && rectangle && isSingle(rectangle) && this.hasFocus)
      this.sight.revealRow(active.row);
  }

  private take(span: Span | null, focused = false): void {
    const changed = this.selected.put(span);
    this.left = null;
    this.tabColumn = null;
    // Before the cells are painted: the page must be laid out for it.
    if (focused) this.focusActive();
    this.cells.paintSelection(this.ranges, this.active?.row ?? -1);
    if (!changed) return;
    // The light of a head follows the cells.
    afterPaint(() => markHead(this.root, this.columns[this.active?.col ?? -1]?.id));
    this.tell();
    const { rectangle } = this.selected;
    if (rectangle && !isSingle(rectangle)) this.aside.announce(rangeName(rectangle));
  }

  private tell(): void {
    const selection = this.selected.in(this.columns);
    this.untold = this.span !== null && selection === null;
    this.events.onSelectionChange?.(selection);
  }

  /** Beside a rectangle of the window, or beside the active cell. */
  openMenu(at?: DOMRect, columnId?: string): void {
    const point = this.active;
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
    if (!sameSpan(span, this.span)) this.select(span, span?.focus);
  }

  focusActive(): void {
    this.focus.take();
  }

  /** The table was reached with Tab: back to where one was, or to the first cell. */
  enter(): boolean {
    if (this.extent.rows === 0 || this.extent.cols === 0) return false;
    this.goTo(this.active ?? this.left ?? { row: 0, col: 0 });
    return true;
  }

  noteActive(): void {
    const point = this.active;
    const said = point && this.saidAt(point);
    if (!said) return;
    this.aside.noteAfterPause(() => {
      const element = this.elementAt(point);
      if (element && this.hasFocus && !this.editing.open) this.aside.showNote(element, said);
    });
  }

  // Editing

  startEdit(start: EditStart): void {
    const point = this.active;
    if (!point) return;
    this.table.holdNow();
    this.sight.reveal(point, false);
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
    return (
      this.selected.endsAt(point) && cellAt(this.model, this.columns, point)?.editable === true
    );
  }

  after(after: After): void {
    const from = this.active;
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
