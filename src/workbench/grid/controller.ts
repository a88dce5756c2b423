import type { GridApi } from 'ag-grid-community';
import { Bubble } from './bubble.ts';
import { type Mark, selectionClasses } from './cell-look.ts';
import type { CellHost, CellView, RowHandle } from './cell-view.ts';
import { columnDefs, type ColumnLayout, layoutColumns } from './columns.ts';
import { cellName, describeRefusal, type EditVerb, rangeName } from './describe.ts';
import { Editing, type EditingHost, type EditStart } from './editing.ts';
import type { After } from './editor.ts';
import type {
  CellAddress,
  CellEdit,
  GridColumn,
  GridModel,
  GridSelection,
  RefusedEdit,
} from './model.ts';
import type { EditPlan } from './paste.ts';
import {
  cellAt,
  clampPoint,
  displayOrder,
  type Extent,
  isFilled,
  isSingle,
  type Point,
  type Rectangle,
  rectangleOf,
  samePoint,
  type Span,
  toSelection,
  toSpan,
} from './selection.ts';
import { entryMove } from './selection-moves.ts';
import { reveal, rowsPerPage } from './viewport.ts';

export interface GridEvents {
  readonly onSelectionChange?: (selection: GridSelection | null) => void;
  readonly marks?: (row: number, columnId: string) => Mark | undefined;
  readonly onOpen?: (address: CellAddress) => void;
  readonly onRefused?: (refused: readonly RefusedEdit[]) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

/** The elements around AG Grid: the wrapper, the layer above the cells, the live region. */
export interface GridParts {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly status: HTMLElement;
}

const NOTE_DELAY = 600;

/**
 * The state of one grid on the page: its selection, its editor and what is painted.
 * Keyboard, pointer and clipboard call it; it calls AG Grid only to scroll and to focus.
 */
export class GridController implements CellHost, EditingHost {
  model: GridModel;
  columns: readonly GridColumn[];
  events: GridEvents = {};
  readonly editing = new Editing(this);
  readonly rowHeight: number;
  private readonly parts: GridParts;
  private readonly refusal: Bubble;
  private readonly note: Bubble;
  private readonly views = new Set<CellView>();
  private api: GridApi<RowHandle> | null = null;
  private positions = new Map<string, number>();
  private rows: readonly RowHandle[] = [];
  private layout: readonly ColumnLayout[] = [];
  private width = 0;
  private current: Span | null = null;
  private rectangle: Rectangle | null = null;
  private tabColumn: number | null = null;
  private focusPending = false;
  private noteTimer = 0;

  constructor(model: GridModel, parts: GridParts, rowHeight: number) {
    this.model = model;
    this.parts = parts;
    this.rowHeight = rowHeight;
    this.columns = displayOrder(model.columns);
    this.refusal = new Bubble(parts.layer, 'refusal');
    this.note = new Bubble(parts.layer, 'note');
  }

  get root(): HTMLElement {
    return this.parts.root;
  }

  get layer(): HTMLElement {
    return this.parts.layer;
  }

  get span(): Span | null {
    return this.current;
  }

  get extent(): Extent {
    return { rows: this.model.rowCount, cols: this.columns.length };
  }

  get pageRows(): number {
    return rowsPerPage(this.root, this.rowHeight);
  }

  connect(api: GridApi<RowHandle>): void {
    this.api = api;
    this.sync(this.model);
  }

  disconnect(): void {
    this.editing.cancel();
    this.hideBubbles();
    this.api = null;
  }

  // Model → screen

  /** Takes over a new revision: rows and columns only where they changed, then the cells. */
  sync(model: GridModel): void {
    const anchorRow = this.current && this.rows[this.current.anchor.row];
    this.model = model;
    this.api?.setGridAriaProperty('label', model.label);
    this.api?.setGridAriaProperty('describedby', `${model.id}-ayuda`);
    this.syncColumns();
    this.syncRows();
    this.keepSelection(anchorRow?.id);
    this.repaint();
    this.editing.dropIfGone();
  }

  resize(width: number): void {
    this.width = width;
    this.syncColumns();
  }

  /** A table that fits takes the height of its rows and does not scroll. */
  setShort(short: boolean): void {
    this.api?.setGridOption('domLayout', short ? 'autoHeight' : 'normal');
  }

  get hasHeaders(): boolean {
    return this.columns.some((column) => column.header !== '');
  }

  private syncColumns(): void {
    const columns = displayOrder(this.model.columns);
    const layout = layoutColumns(columns, this.width);
    const same =
      layout.length === this.layout.length &&
      layout.every((place, at) => samePlace(place, this.layout[at])) &&
      columns.every((column, at) => sameColumn(column, this.columns[at]));
    this.columns = columns;
    if (!this.api || same) return;
    this.layout = layout;
    this.positions = new Map(columns.map((column, at) => [column.id, at]));
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

  /** The selection follows its row when others fold or are added above it. */
  private keepSelection(anchorId: string | undefined): void {
    const span = this.current;
    if (!span) return;
    const { extent } = this;
    if (extent.rows === 0 || extent.cols === 0) {
      this.select(null);
      return;
    }
    const moved = this.rows.findIndex((row) => row.id === anchorId);
    const shift = moved < 0 ? 0 : moved - span.anchor.row;
    const shifted = (point: Point): Point =>
      clampPoint({ row: point.row + shift, col: point.col }, extent);
    const kept = { anchor: shifted(span.anchor), focus: shifted(span.focus) };
    if (sameSpan(kept, span)) return;
    this.select(kept);
    if (this.hasFocus) this.focusActive();
  }

  repaint(): void {
    for (const view of this.views) view.paint();
  }

  // CellHost

  columnPosition(columnId: string): number {
    return this.positions.get(columnId) ?? -1;
  }

  lookOf(point: Point): readonly string[] {
    const classes = selectionClasses(point, this.rectangle, this.current?.anchor ?? null);
    const column = this.columns[point.col];
    const mark = column && this.events.marks?.(point.row, column.id);
    return mark ? [...classes, `dg-${mark}`] : classes;
  }

  isActive(point: Point): boolean {
    return this.current !== null && samePoint(this.current.anchor, point);
  }

  nameOf(point: Point): string {
    return cellName(this.model, this.columns, point);
  }

  attach(view: CellView): void {
    this.views.add(view);
    const { point } = view;
    if (!this.focusPending || !point || !this.isActive(point)) return;
    this.focusPending = false;
    view.element.focus({ preventScroll: true });
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

  // Selection and focus

  get hasFocus(): boolean {
    return this.root.contains(document.activeElement);
  }

  select(span: Span | null, revealed?: Point): void {
    const changed = !sameSpan(span, this.current);
    this.current = span;
    this.rectangle = span && rectangleOf(span);
    this.tabColumn = null;
    this.hideBubbles();
    this.repaint();
    if (revealed && this.api) reveal(this.api, this.columns, revealed);
    if (!changed) return;
    this.events.onSelectionChange?.(span && toSelection(span, this.columns));
    if (this.rectangle && !isSingle(this.rectangle)) this.announce(rangeName(this.rectangle));
  }

  /** Selects one cell, scrolls to it and focuses it. */
  goTo(point: Point): void {
    this.select({ anchor: point, focus: point }, point);
    this.focusActive();
    this.elementAt(point)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.scheduleNote();
  }

  /** Follows an address given from outside; an unknown one is ignored. */
  visit(address: CellAddress): void {
    const col = this.columns.findIndex((column) => column.id === address.columnId);
    if (col < 0 || address.row < 0 || address.row >= this.model.rowCount) return;
    this.goTo({ row: address.row, col });
  }

  /** A selection set from outside: scrolls to it, leaves the focus where it is. */
  adopt(selection: GridSelection | null): void {
    const span = selection && toSpan(selection, this.columns, this.model.rowCount);
    if (!sameSpan(span, this.current)) this.select(span, span?.focus);
  }

  /** Focus stays in the table even while the active cell is scrolled out of its markup. */
  focusActive(): void {
    const point = this.current?.anchor;
    const column = point && this.columns[point.col];
    if (!point || !column || !this.api) return;
    const element = this.elementAt(point);
    this.focusPending = !element;
    if (!element) this.root.focus({ preventScroll: true });
    this.api.setFocusedCell(point.row, column.id);
    element?.focus({ preventScroll: true });
  }

  /** The table was reached with Tab: back to where one was, or to the first cell. */
  enter(): boolean {
    if (this.extent.rows === 0 || this.extent.cols === 0) return false;
    this.goTo(this.current?.anchor ?? { row: 0, col: 0 });
    return true;
  }

  filled(point: Point): boolean {
    return isFilled(cellAt(this.model, this.columns, point));
  }

  // Editing

  startEdit(start: EditStart): void {
    const point = this.current?.anchor;
    if (!point) return;
    if (this.api) reveal(this.api, this.columns, point);
    this.hideBubbles();
    if (this.editing.start(point, start) || typeof start.typed === 'string') return;
    this.announce('Celda de solo lectura');
  }

  applyTyped(edit: CellEdit): boolean {
    return this.applyEdits({ edits: [edit], refused: [] }, 'type');
  }

  /** Hands a plan to the model as one step and shows what was refused. */
  applyEdits(plan: EditPlan, verb: EditVerb): boolean {
    const outcome = plan.edits.length > 0 ? this.model.edit(plan.edits) : { refused: [] };
    const refused = [...plan.refused, ...outcome.refused];
    if (refused.length === 0) return true;
    this.showRefusal(refused, verb);
    this.events.onRefused?.(refused);
    return false;
  }

  after(after: After): void {
    const from = this.current?.anchor;
    if (!from || after.kind === 'stay') return;
    if (after.kind !== 'move') {
      const { to, tabColumn } = entryMove(from, after.kind, after.back, this.tabColumn, this.extent);
      this.goTo(to);
      this.tabColumn = tabColumn;
      return;
    }
    const rows = { up: -1, down: 1, left: 0, right: 0 }[after.direction];
    const cols = { up: 0, down: 0, left: -1, right: 1 }[after.direction];
    this.goTo(clampPoint({ row: from.row + rows, col: from.col + cols }, this.extent));
  }

  // What is said beside the cells

  announce(text: string): void {
    this.parts.status.textContent = text;
  }

  /** True where there was something to hide. */
  hideBubbles(): boolean {
    window.clearTimeout(this.noteTimer);
    this.note.hide();
    const shown = this.refusal.shown;
    this.refusal.hide();
    return shown;
  }

  showNote(anchor: HTMLElement, text: string): void {
    if (!this.refusal.shown && !this.editing.open) this.note.show(anchor, { title: text, lines: [] });
  }

  hideNote(): void {
    window.clearTimeout(this.noteTimer);
    this.note.hide();
  }

  /** The note of the active cell, for those who never hover, after a pause on it. */
  scheduleNote(): void {
    window.clearTimeout(this.noteTimer);
    const point = this.current?.anchor;
    const text = point && cellAt(this.model, this.columns, point)?.note;
    if (!text) return;
    this.noteTimer = window.setTimeout(() => {
      const element = this.elementAt(point);
      if (element && this.hasFocus) this.showNote(element, text);
    }, NOTE_DELAY);
  }

  private showRefusal(refused: readonly RefusedEdit[], verb: EditVerb): void {
    const said = describeRefusal(this.model, this.columns, refused, verb);
    const anchor =
      refused
        .map((edit) => this.elementAt({ row: edit.row, col: this.columnPosition(edit.columnId) }))
        .find((element) => element !== undefined) ??
      (this.current && this.elementAt(this.current.anchor)) ??
      this.root;
    this.hideBubbles();
    this.refusal.show(anchor, said);
    this.announce([said.title, ...said.lines].join(' '));
  }
}

function sameSpan(a: Span | null, b: Span | null): boolean {
  if (!a || !b) return a === b;
  return samePoint(a.anchor, b.anchor) && samePoint(a.focus, b.focus);
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
    a.align === b.align
  );
}
