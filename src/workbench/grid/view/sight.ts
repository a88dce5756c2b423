import { isRowInSight, keepHeadInSight, scrollPageTo } from '../../layout/headInSight.ts';
import type { Point } from '../selection/selection.ts';
import type { TableSync } from './table-sync.ts';
import { rowInWindow } from './viewport.ts';

interface Seen {
  readonly root: HTMLElement;
  readonly rowHeight: number;
  readonly headerHeight: number;
  readonly table: TableSync;
}

/** Brings cells into sight: the table scrolls to them, and the page around it. Names of columns stay there. */
export class Sight {
  private hasRows = false;
  private letHeadGo: () => void = () => undefined;

  constructor(private readonly grid: Seen) {}

  /** AG Grid has drawn the names of columns. */
  connect(): void {
    const { root } = this.grid;
    const head = root.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
    if (!head) return;
    const scroller = root.querySelector('.ag-grid-viewport');
    this.letHeadGo = keepHeadInSight(
      root,
      head,
      () => this.grid.headerHeight,
      () => scroller?.scrollTop ?? 0,
    );
  }

  disconnect(): void {
    this.letHeadGo();
  }

  /** AG Grid has drawn its first rows. */
  open(): void {
    this.hasRows = true;
  }

  /** `across`: one comes from another column, see `TableScroll.reveal`. */
  reveal(point: Point, across: boolean): void {
    this.grid.table.scroll.reveal(point, across);
    this.revealRow(point.row);
  }

  /**
   * The same for a cell that something leads to from elsewhere, unless it is in sight: its row comes to the
   * middle and its column first, so that what is around it is seen too.
   */
  lead(point: Point): void {
    const { root, rowHeight, headerHeight, table } = this.grid;
    table.scroll.lead(point.col);
    const at = this.hasRows ? rowInWindow(root, point.row, rowHeight, headerHeight) : null;
    if (at && !isRowInSight(at, root, headerHeight)) table.scroll.centre(point.row);
    this.reveal(point, true);
  }

  /** The page scrolls until the row is clear of what covers it and of the columns' names. */
  revealRow(row: number): void {
    if (!this.hasRows) return;
    const { root, rowHeight, headerHeight } = this.grid;
    const at = rowInWindow(root, row, rowHeight, headerHeight);
    if (at) scrollPageTo(at.top, at.bottom, headerHeight);
  }
}
