import { afterPaint } from '../../session/afterPaint.ts';

/** What AG Grid builds beyond the edges: rows as its options say, columns that begin within so many pixels. */
export const ROW_BUFFER = 3;
const COLUMN_BUFFER = 200;

/** From the first pixel to the last, along one direction of the table. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Scrolls a table to what is built already. When AG Grid hears of a scroll it builds the cells that come near,
 * and the frame waits for them; of these scrolls it hears once the frame was painted.
 */
export class OwnScroll {
  private isOwn = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly rowHeight: number,
  ) {
    root.addEventListener('scroll', this.onScroll, { capture: true });
  }

  /**
   * Scrolls the least that brings a row into view, and of `wide`, among what is `seen` from side to side, as much.
   * False where that is farther than what is built.
   */
  reveal(row: number, wide: Stretch, seen: Stretch): boolean {
    const body = this.root.querySelector('.ag-grid-viewport');
    const head = body?.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
    if (!body || !head) return false;
    const { clientHeight, scrollLeft, scrollTop } = body;
    const high = { from: row * this.rowHeight, to: (row + 1) * this.rowHeight };
    const down = way(high, { from: scrollTop, to: scrollTop + clientHeight - head.offsetHeight });
    const right = way(wide, seen);
    // However wide it is: a column is built whole once it begins, or ends, so near.
    const isNear = wide.from <= seen.to + COLUMN_BUFFER && wide.to >= seen.from - COLUMN_BUFFER;
    if (!isNear || Math.abs(down) > ROW_BUFFER * this.rowHeight) return false;
    if (down === 0 && right === 0) return true;
    body.scrollBy(right, down);
    this.isOwn = body.scrollTop !== scrollTop || body.scrollLeft !== scrollLeft;
    return true;
  }

  private readonly onScroll = (event: Event): void => {
    const body = event.target;
    if (!this.isOwn || !(body instanceof Element) || !body.matches('.ag-grid-viewport')) return;
    this.isOwn = false;
    event.stopImmediatePropagation();
    afterPaint(() => body.dispatchEvent(new Event('scroll')));
  };
}

/** How far to scroll that a part is seen, from its beginning where it is longer than what is seen. */
export function way(part: Stretch, seen: Stretch): number {
  if (part.from < seen.from || part.to - part.from > seen.to - seen.from)
    return part.from - seen.from;
  return Math.max(0, part.to - seen.to);
}
