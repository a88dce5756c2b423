import type { Cells } from './cells.ts';
import { rangeName } from './describe.ts';
import type { After } from './editing/editor.ts';
import type { GridEvents } from './events.ts';
import type { Focus } from './focus.ts';
import type { CellAddress, GridModel, GridSelection } from './model.ts';
import { sideOfCell } from './place.ts';
import { follow, followed, type Followed } from './selection/follow.ts';
import { pastRemarks } from './selection/remarks.ts';
import type { Selected } from './selection/selected.ts';
import { entryMove } from './selection/selection-moves.ts';
import {
  clampPoint,
  type Extent,
  isSingle,
  only,
  type Point,
  pointOf,
  type Rectangle,
  rectangleOf,
  samePoint,
  sameSpan,
  type Span,
  spanOf,
  stepped,
  toSpan,
} from './selection/selection.ts';
import { afterPaint } from '../session/afterPaint.ts';
import type { Aside } from './view/aside.ts';
import type { Sight } from './view/sight.ts';
import type { TableSync } from './view/table-sync.ts';
import { markHeads } from './view/viewport.ts';

interface Around {
  readonly model: GridModel;
  readonly events: GridEvents;
  readonly root: HTMLElement;
  readonly extent: Extent;
  readonly table: TableSync;
  readonly aside: Aside;
  readonly cells: Cells;
  readonly selected: Selected;
  readonly focus: Focus;
  readonly sight: Sight;
  readonly editing: { readonly open: boolean };
}

/** How what is selected in a grid changes: by going elsewhere, or as rows and columns come and go. */
export class Selecting {
  /** Where the active cell was that went while the focus was elsewhere: one comes back to its place. */
  private left: Point | null = null;
  private tabColumn: number | null = null;
  /** The active cell was found from outside, and is looked at from there. */
  private isShown = false;
  /** What is selected reaches columns that a paste only begins to add: it couldn't be said yet. */
  private untold = false;

  constructor(private readonly grid: Around) {}

  select(span: Span | null, revealed?: Point, focused = false): void {
    this.grid.selected.drop();
    this.extend(span, revealed, focused);
  }

  /** What is selected stays so, and another rectangle begins. */
  addRange(span: Span): void {
    this.grid.selected.keep();
    this.take(span);
  }

  /** A rectangle isn't selected any more, unless nothing else is. */
  leaveOut(hole: Rectangle): void {
    const span = this.grid.selected.leaveOut(hole);
    if (span) this.extend(span);
  }

  /** Changes the last rectangle only. */
  extend(span: Span | null, revealed?: Point, focused = false): void {
    const { aside, selected, sight } = this.grid;
    aside.hide();
    // First: it asks where things are, and what is painted before would have to be laid out for that.
    if (revealed) sight.reveal(revealed, !selected.wasAt(revealed.col));
    this.take(span, focused);
  }

  /**
   * More of the window was covered, on a phone by the formula of the cell that was touched. Where a menu of
   * the cell has the focus, it comes into sight once that gives it back.
   */
  readonly stayInSight = (): void => {
    const { focus, root } = this.grid;
    if (focus.isInside || this.isShown) this.keepInSight();
    else root.addEventListener('focusin', this.stayInSight, { once: true });
  };

  /** Several rows stay where they are: a whole column ends far below. */
  keepInSight(): void {
    const { selected, sight } = this.grid;
    const { rectangle } = selected;
    if (rectangle && rectangle.top === rectangle.bottom) sight.revealRow(rectangle.top);
  }

  private take(span: Span | null, focused = false): void {
    const { aside, selected } = this.grid;
    const changed = selected.put(span);
    this.left = null;
    this.tabColumn = null;
    this.isShown = false;
    this.paint(focused);
    if (!changed) return;
    this.tell();
    const { rectangle } = selected;
    if (rectangle && !isSingle(rectangle)) aside.announce(rangeName(rectangle));
  }

  private paint(focused: boolean): void {
    const { cells, focus, selected } = this.grid;
    // Before the cells are painted: the page must be laid out for it.
    if (focused) focus.take();
    cells.inSight.paintSelection(selected.ranges);
    // The light of heads follows the cells.
    afterPaint(() => this.light());
  }

  /** Lights up the heads of what is selected; those that come into sight later are lit then. */
  light(): void {
    const { root, selected, table } = this.grid;
    const lit = table.columns.filter((_, col) => selected.hasColumn(col));
    const active = table.columns[selected.active?.col ?? -1];
    markHeads(root, new Set(lit.map(({ id }) => id)), active?.id);
  }

  private tell(): void {
    const { events, selected, table } = this.grid;
    const selection = selected.in(table.columns);
    this.untold = selected.span !== null && selection === null;
    events.onSelectionChange?.(selection);
  }

  /** Selects one cell, scrolls to it and focuses it. */
  goTo(point: Point): void {
    this.select(only(point), point, true);
    this.noteActive();
  }

  /** The same for one that was pressed: who touches a row's name stays at the columns they see. */
  goToPressed(point: Point): void {
    this.grid.sight.reveal(point, false);
    this.select(only(point), undefined, true);
    this.noteActive();
  }

  /** What is said beside the active cell, for who stays there: of what stands in it by then. */
  noteActive(): void {
    const { aside, cells, editing, focus, model, selected } = this.grid;
    const { active } = selected;
    if (!active) return;
    aside.noteAfterPause(() => {
      const said = cells.saidAt(active);
      const element = cells.elementAt(active);
      if (said && element && focus.isInside && !editing.open)
        aside.showNote(element, said, sideOfCell(model));
    });
  }

  /** Follows an address given from outside; an unknown one is ignored. */
  visit(address: CellAddress): void {
    const point = this.pointAt(address);
    if (!point) return;
    this.grid.sight.lead(point);
    this.goTo(point);
  }

  /**
   * To an address, or back to what is selected, as somebody sorted or filtered the table: what a cell there means
   * was not asked for, and would lie over the rows that come to be around it.
   */
  settle(address?: CellAddress): void {
    if (address) this.visit(address);
    else this.enter();
    this.grid.aside.hideNote();
  }

  /** Follows an address too, where the focus stays elsewhere. */
  show(address: CellAddress): void {
    const point = this.pointAt(address);
    if (!point) return;
    this.grid.sight.lead(point);
    this.select(only(point), point);
    this.isShown = true;
  }

  private pointAt(address: CellAddress): Point | null {
    const { model, table } = this.grid;
    return pointOf(address, table.columns, model.rowCount);
  }

  /** A selection set from outside: scrolls to it, leaves the focus where it is. */
  adopt(selection: GridSelection | null): void {
    const { model, selected, table } = this.grid;
    const span = selection && toSpan(selection, table.columns, model.rowCount);
    if (!sameSpan(span, selected.span)) this.select(span, span?.focus);
  }

  /** The table was reached with Tab: back to what was selected, to where one was, or to the first cell. */
  enter(): boolean {
    const { extent, focus, selected, sight } = this.grid;
    if (extent.rows === 0 || extent.cols === 0) return false;
    if (selected.active && selected.isRange) {
      sight.reveal(selected.active, false);
      focus.take();
      return true;
    }
    this.goTo(selected.active ?? this.left ?? { row: 0, col: 0 });
    return true;
  }

  /** From the active cell, once what was typed into it was taken. */
  goOn(after: After): void {
    const { extent, model, selected } = this.grid;
    const from = selected.active;
    if (!from || after.kind === 'stay' || after.kind === 'fill') return;
    if (after.kind === 'move') {
      this.goTo(pastRemarks(model, from, stepped(from, after.direction, extent)));
      return;
    }
    if (selected.isRange) {
      this.walk(after.kind, after.back);
      return;
    }
    const { to, tabColumn } = entryMove(from, after.kind, after.back, this.tabColumn, extent);
    this.goTo(pastRemarks(model, from, to));
    this.tabColumn = tabColumn;
  }

  /** The next cell of the selected ones becomes the active one; they stay selected. */
  private walk(key: 'enter' | 'tab', back: boolean): void {
    const { aside, selected, sight } = this.grid;
    const from = selected.active;
    selected.walk(key, back);
    const { active } = selected;
    if (!from || !active) return;
    aside.hide();
    sight.reveal(active, from.col !== active.col);
    this.paint(true);
    this.tell();
    this.noteActive();
  }

  /** While rows and columns change in `act` the selection stays with its own. */
  following(act: () => void): void {
    const { selected, table } = this.grid;
    const before = selected.span && followed(selected.span, table);
    const beside = selected.beside.map((range) => followed(spanOf(range), table));
    act();
    if (before) this.keep(before, beside);
  }

  /** Where its cell is gone the selection is let go; only for who is in the table one in its place is active. */
  private keep(before: Followed, beside: readonly Followed[]): void {
    const { aside, extent, focus, selected, table } = this.grid;
    const outcome = follow(before, table, extent);
    if (!outcome || (outcome.gone && !focus.isInside)) {
      this.select(null);
      this.left = outcome && clampPoint(before.span.active, extent);
      return;
    }
    const { span, together } = outcome;
    const stay = together ? beside.flatMap((range) => this.followedTo(range)) : [];
    const haveMoved = selected.putBeside(stay);
    if (sameSpan(span, before.span) && !haveMoved) {
      // In the place of what is gone there is another cell.
      if (this.untold || outcome.gone) this.tell();
      if (outcome.gone) focus.take();
      return;
    }
    // Rows that a paste was refused don't come to be: its selection shrinks, what it says stays.
    if (!samePoint(span.active, before.span.active)) aside.hide();
    this.take(span);
    if (focus.isInside) focus.take();
  }

  /** Where another rectangle is by now; none where its rows or columns went, or came apart. */
  private followedTo(before: Followed): readonly Rectangle[] {
    const { extent, table } = this.grid;
    const outcome = follow(before, table, extent);
    return outcome?.together ? [rectangleOf(outcome.span)] : [];
  }
}
