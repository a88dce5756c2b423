import type { GridApi } from 'ag-grid-community';
import { Cells } from './cells.ts';
import { planEach } from './clipboard/fill.ts';
import { planPaste } from './clipboard/paste.ts';
import { applyEdits, type EditTarget } from './editing/apply-edits.ts';
import { Editing, type EditingHost, type EditStart } from './editing/editing.ts';
import type { After } from './editing/editor.ts';
import type { GridEvents, GridParts } from './events.ts';
import { Focus } from './focus.ts';
import type { GridLook } from './look.ts';
import type { CellEdit, GridColumn, GridModel } from './model.ts';
import { Selecting } from './selecting.ts';
import { Copied } from './selection/copied.ts';
import { nextInRow } from './selection/next-in-row.ts';
import { Selected } from './selection/selected.ts';
import {
  cellAt,
  type Direction,
  type Extent,
  type Point,
  type Rectangle,
  samePoint,
  type Span,
  stepped,
} from './selection/selection.ts';
import { Aside } from './view/aside.ts';
import type { RowHandle } from './view/cell-view.ts';
import { LookKeeper } from './view/look-keeper.ts';
import { Sight } from './view/sight.ts';
import { headerHeight } from './view/size.ts';
import { TableSync } from './view/table-sync.ts';
import { placeInSight, rowsPerPage } from './view/viewport.ts';

/**
 * One grid on the page: its parts, and what concerns several of them. Keyboard, pointer and clipboard call it;
 * AG Grid only scrolls and builds cells.
 */
export class GridController implements EditingHost, EditTarget {
  model: GridModel;
  events: GridEvents = {};
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly rowHeight: number;
  /** As AG Grid was begun with: a keyboard that makes the window lower changes nothing about it. */
  readonly headerHeight: number;
  readonly table: TableSync;
  readonly aside: Aside;
  readonly looks: LookKeeper;
  readonly sight: Sight;
  readonly selected = new Selected();
  readonly copied = new Copied(() => this.cells.inSight.repaint());
  readonly editing = new Editing(this);
  readonly focus: Focus;
  readonly cells: Cells;
  readonly selecting: Selecting;

  constructor(model: GridModel, parts: GridParts, rowHeight: number, look?: GridLook) {
    this.model = model;
    this.root = parts.root;
    this.layer = parts.layer;
    this.rowHeight = rowHeight;
    this.headerHeight = headerHeight(model);
    this.table = new TableSync(model, parts.root, rowHeight);
    this.aside = new Aside(parts.layer, parts.status);
    const tell = (next: GridLook): void => this.events.onLook?.(next);
    this.looks = new LookKeeper(this.table, parts.root, rowHeight, tell, look);
    this.sight = new Sight(this);
    this.focus = new Focus(this);
    this.cells = new Cells(this);
    this.selecting = new Selecting(this);
  }

  get columns(): readonly GridColumn[] {
    return this.table.columns;
  }

  get span(): Span | null {
    return this.selected.span;
  }

  get active(): Point | null {
    return this.selected.active;
  }

  /** All selected rectangles, the one of the active cell last. */
  get ranges(): readonly Rectangle[] {
    return this.selected.ranges;
  }

  get extent(): Extent {
    return { rows: this.model.rowCount, cols: this.columns.length };
  }

  /** Where a cell is that is a screen away. */
  paged(from: Point, direction: Direction): Point {
    if (direction === 'left' || direction === 'right') {
      return {
        ...from,
        col: this.table.scroll.columnAside(from.col, direction === 'left' ? -1 : 1),
      };
    }
    const rows = rowsPerPage(this.root, this.rowHeight, this.headerHeight);
    return stepped(from, direction, this.extent, rows);
  }

  connect(api: GridApi<RowHandle>): void {
    this.table.connect(api);
    this.sight.connect();
    this.sync(this.model);
  }

  disconnect(): void {
    this.editing.cancel();
    this.copied.clear();
    this.aside.hide();
    this.cells.disconnect();
    this.sight.disconnect();
    this.table.scroll.disconnect();
    this.table.connect(null);
  }

  /** To where the table was left, and to what is active, which was so before there was anything to scroll. */
  scrollBack(): void {
    this.sight.open();
    this.looks.scrollBack();
    if (this.active) this.sight.lead(this.active);
  }

  /** The table is as wide as that from now on, or of another height. */
  resize(width: number): void {
    this.stayingInSight(() => {
      this.table.resize(width);
      return true;
    });
    // It may take the whole window, and nothing was scrolled.
    this.aside.follow();
  }

  /** What is active and was in sight stays so where `act` gives columns other places. */
  private stayingInSight(act: () => boolean): void {
    const { active: before, table } = this;
    const wasInSight = before !== null && table.scroll.hasInSight(before.col);
    if (!act() || !wasInSight) return;
    // Once AG Grid knows of their new places.
    requestAnimationFrame(() => {
      const now = this.active;
      if (now) table.scroll.reveal(now, false);
    });
  }

  listen(events: GridEvents): void {
    this.events = events;
  }

  /** Takes over a new revision: rows and columns only where they changed, then the cells. */
  sync(model: GridModel): void {
    this.stayingInSight(() => {
      const { layout } = this.table;
      this.selecting.following(() => {
        this.model = model;
        this.table.sync(model);
      });
      return this.table.layout !== layout;
    });
    this.copied.keepTo(model);
    this.cells.inSight.repaint();
    this.editing.dropIfGone();
  }

  /** Beside a rectangle of the window, or beside the active cell. */
  openMenu(at?: DOMRect, columnId?: string): void {
    // Nor is it said once the menu is closed.
    this.aside.hideNote();
    this.events.onMenu?.(at ?? this.menuPlace, columnId);
  }

  /** Asks for the ways to paste; who closes them is back at the cell. */
  openPasteMenu(): void {
    if (this.cells.isReadOnly) return;
    this.focusActive();
    this.events.onPasteMenu?.(this.menuPlace);
  }

  /** The active cell may be scrolled out of sight, where a selection reaches far from it. */
  private get menuPlace(): DOMRect {
    const cell = this.active && this.elementAt(this.active);
    return placeInSight(this.root, cell ?? this.root);
  }

  elementAt(point: Point): HTMLElement | undefined {
    return this.cells.elementAt(point);
  }

  columnPosition(columnId: string): number {
    return this.table.position(columnId);
  }

  focusActive(): void {
    this.focus.take();
  }

  // Editing

  startEdit(start: EditStart): void {
    const point = this.active;
    if (!point) return;
    this.table.scroll.holdNow();
    this.sight.reveal(point, false);
    this.aside.hide();
    this.copied.clear();
    if (this.editing.start(point, start)) return;
    const cell = this.cells.elementAt(point);
    const { kind } = this.model.row(point.row);
    // A second tap on the head of a part asks for nothing; what is typed there must not be lost unsaid.
    const isHead = (kind === 'group' || kind === 'separator') && start.typed === undefined;
    if (cell && !isHead) this.aside.refuse(cell, { title: 'Celda de solo lectura', lines: [] });
  }

  applyTyped(edit: CellEdit): boolean {
    const apply = (): boolean => applyEdits(this, { edits: [edit], refused: [] }, 'type');
    return this.events.ahead ? this.events.ahead(apply) : apply();
  }

  fillTyped(text: string): void {
    const plan = planEach(this.model, this.columns, this.ranges, (model, columns, range) =>
      planPaste(model, columns, range, [[text]]),
    );
    applyEdits(this, plan, 'fill');
  }

  paintedOnce(act: () => void): void {
    this.cells.inSight.paintedOnce(act);
  }

  after(after: After, byTouch: boolean): void {
    const before = this.active;
    const along = byTouch && after.kind === 'enter' && this.model.inTime;
    if (along && before) this.selecting.goTo(nextInRow(this.model, this.columns, before));
    else this.selecting.goOn(after);
    const next = this.active;
    if (!byTouch || !next || (before && samePoint(before, next))) return;
    const cell = cellAt(this.model, this.columns, next);
    if (cell?.editable && !cell.opens) this.startEdit({ byTouch });
  }
}
