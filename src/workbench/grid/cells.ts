import { isTouch } from '../../ui/index.ts';
import { cellName, type Said } from './describe.ts';
import type { GridEvents } from './events.ts';
import type { Focus } from './focus.ts';
import type { GridColumn, GridModel } from './model.ts';
import type { Copied } from './selection/copied.ts';
import type { Selected } from './selection/selected.ts';
import { cellAt, isFilled, isReadOnly, type Point } from './selection/selection.ts';
import { BuiltCells } from './view/built-cells.ts';
import { type CellHost, CellView } from './view/cell-view.ts';
import { CellsInSight } from './view/cells-in-sight.ts';
import type { TableSync } from './view/table-sync.ts';

interface Around {
  readonly root: HTMLElement;
  readonly model: GridModel;
  readonly events: GridEvents;
  readonly table: TableSync;
  readonly selected: Selected;
  readonly copied: Copied;
  readonly focus: Focus;
}

/** The cells of a grid: what each asks of what is around it, and which are in the page's markup. */
export class Cells implements CellHost {
  readonly inSight = new CellsInSight();
  private readonly built: BuiltCells;

  constructor(private readonly grid: Around) {
    this.built = new BuiltCells(
      grid.root,
      (element) => this.attach(element),
      (element) => {
        this.inSight.remove(element);
        this.grid.focus.leave(element);
      },
    );
  }

  get model(): GridModel {
    return this.grid.model;
  }

  get columns(): readonly GridColumn[] {
    return this.grid.table.columns;
  }

  /** Whether all of them are only read. */
  get isReadOnly(): boolean {
    return isReadOnly(this.model, this.columns);
  }

  lookOf(point: Point): readonly string[] {
    const { copied, selected } = this.grid;
    const own = copied.classesAt(this.model, this.columns, point);
    const inRange = selected.classesAt(point);
    const classes = own.length > 0 ? [...inRange, ...own] : inRange;
    const column = this.columns[point.col];
    const mark = column && this.grid.events.marks?.(point.row, column.id);
    return mark ? [...classes, `dg-${mark}`] : classes;
  }

  noteOf(point: Point): Said | undefined {
    const column = this.columns[point.col];
    return column && this.grid.events.noted?.(point.row, column.id);
  }

  /** What is said beside a cell: what was noted on it, then what its value means. */
  saidAt(point: Point): Said | undefined {
    const meaning = cellAt(this.model, this.columns, point)?.note;
    const note = this.noteOf(point);
    if (!meaning || !note) return note ?? (meaning ? { title: meaning, lines: [] } : undefined);
    return { title: note.title, lines: [...note.lines, meaning] };
  }

  isActive(point: Point): boolean {
    return this.grid.selected.isActive(point);
  }

  isActiveRow(row: number): boolean {
    return this.grid.selected.active?.row === row;
  }

  isSelectedRow(row: number): boolean {
    return this.grid.selected.hasRow(row);
  }

  /**
   * Whether the handle stands in a cell: the last one selected, where a mouse fills with it if that can be
   * typed; a finger selects more with it.
   */
  hasHandle(point: Point): boolean {
    return (
      this.grid.selected.endsAt(point) &&
      (isTouch() || cellAt(this.model, this.columns, point)?.editable === true)
    );
  }

  nameOf(point: Point): string {
    return cellName(this.model, this.columns, point);
  }

  filled(point: Point): boolean {
    return isFilled(cellAt(this.model, this.columns, point));
  }

  fit(columnId: string, text: string): void {
    this.grid.table.fit(columnId, text);
  }

  rowPosition(rowId: string): number {
    return this.grid.table.rowOf(rowId);
  }

  columnPosition(columnId: string): number {
    return this.grid.table.position(columnId);
  }

  elementAt(point: Point): HTMLElement | undefined {
    this.built.look();
    return this.inSight.elementAt(point);
  }

  disconnect(): void {
    this.built.disconnect();
  }

  private attach(element: HTMLElement): void {
    if (this.inSight.has(element)) return;
    const row = Number(element.closest('.ag-row')?.getAttribute('row-index'));
    const columnId = element.getAttribute('col-id');
    const { rowId } = this.grid.table.idsAt({ row, col: 0 });
    if (rowId === undefined || columnId === null) return;
    const view = new CellView(element, rowId, columnId, this);
    this.inSight.add(view);
    const { focus } = this.grid;
    if (focus.isPending && view.point && this.isActive(view.point)) focus.arrive(element);
    view.paint();
  }
}
