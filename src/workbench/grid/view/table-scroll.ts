import type { GridApi } from 'ag-grid-community';
import type { RowHandle } from './cell-view.ts';
import { type ColumnLayout, layoutWidth, screenAside } from './column-layout.ts';
import type { GridColumn } from '../model.ts';
import type { Extent, Point } from '../selection/selection.ts';
import { afterPaint } from '../../session/afterPaint.ts';
import { LateScroll, type Stretch } from './late-scroll.ts';
import { bodyOf } from './viewport.ts';

/** What is scrolled. */
interface Table {
  readonly api: GridApi<RowHandle> | null;
  readonly columns: readonly GridColumn[];
  readonly layout: readonly ColumnLayout[];
  readonly known: Extent;
}

/** Which part of a table is in sight, and which cell AG Grid keeps in the page wherever that is. */
export class TableScroll {
  private readonly late: LateScroll;
  private toHold: Point | null = null;

  constructor(
    private readonly table: Table,
    private readonly root: HTMLElement,
    private readonly rowHeight: number,
  ) {
    this.late = new LateScroll(root, rowHeight);
  }

  disconnect(): void {
    this.late.disconnect();
  }

  /**
   * Scrolls the least that brings the cell into view. What is frozen at the left is in view always:
   * coming from another column, one goes back to where the others begin.
   */
  reveal(point: Point, across: boolean): void {
    const { api } = this.table;
    if (!api) return;
    const place = this.table.layout[point.col];
    const first = this.table.layout.find(({ pinned }) => pinned === null);
    const shown = place?.pinned === 'left' && across ? first : place;
    const seen = api.getHorizontalPixelRange();
    const sight = { from: seen.left, to: seen.right };
    const wide = shown && shown.pinned === null ? this.stretchOf(shown) : sight;
    if (this.late.reveal(point.row, wide, sight)) return;
    // So far away the cell with the focus would be taken out of the markup, and keys would go nowhere.
    this.holdNow();
    api.ensureIndexVisible(point.row);
    if (shown) api.ensureColumnVisible(shown.id);
  }

  /** Scrolls so that a row stands in the middle, as far as there are rows around it. */
  centre(row: number): void {
    this.holdNow();
    this.table.api?.ensureIndexVisible(row, 'middle');
  }

  /** Scrolls so many rows down, or up where they are fewer than none, as far as there are any. */
  turn(rows: number): void {
    const body = bodyOf(this.root);
    if (!this.table.api || !body) return;
    const first = Math.round(body.scrollTop / this.rowHeight) + rows;
    this.holdNow();
    this.table.api.ensureIndexVisible(
      Math.max(0, Math.min(first, this.table.known.rows - 1)),
      'top',
    );
  }

  /** Whether a column is in sight as a whole, as AG Grid knew it last. */
  hasInSight(col: number): boolean {
    const place = this.table.layout[col];
    const seen = this.table.api?.getHorizontalPixelRange();
    if (!place || !seen || place.pinned !== null) return false;
    const { from, to } = this.stretchOf(place);
    return from >= seen.left && to <= seen.right;
  }

  /** The column a screen to the side of another. */
  columnAside(col: number, by: -1 | 1): number {
    const seen = this.table.api?.getHorizontalPixelRange();
    return screenAside(this.table.layout, col, seen ? seen.right - seen.left : 0, by);
  }

  /** Where a column is among those that scroll. */
  private stretchOf(place: ColumnLayout): Stretch {
    const before = this.table.layout.slice(0, this.table.layout.indexOf(place));
    const from = layoutWidth(before.filter(({ pinned }) => pinned === null));
    return { from, to: from + place.width };
  }

  /** Scrolls so that a row and a column come first, where the table has them. */
  scrollTo(row: number, column: string | null): void {
    const { api, known, layout } = this.table;
    if (row > 0 && row < known.rows) api?.ensureIndexVisible(row, 'top');
    const place = layout.find(({ id, pinned }) => id === column && pinned === null);
    if (place) api?.ensureColumnVisible(place.id, 'start');
  }

  /**
   * Where the table comes to rest once it was scrolled aside to `left`: with a whole column at the frozen
   * edge, the next in the direction of the movement; null where it rests already.
   */
  restAt(left: number, isForward: boolean): number | null {
    let before = 0;
    for (const { pinned, width } of this.table.layout) {
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
    const place = this.table.layout[col];
    if (!place || place.pinned !== null || this.hasInSight(col)) return;
    this.table.api?.ensureColumnVisible(place.id, 'start');
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
    const column = point && this.table.columns[point.col];
    // Whoever went elsewhere meanwhile stays there.
    if (!column || !this.root.contains(document.activeElement)) return;
    this.table.api?.setFocusedCell(point.row, column.id);
  }
}
