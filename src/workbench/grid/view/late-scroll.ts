import { afterPaint } from '../../session/afterPaint.ts';
import { bodyOf } from './viewport.ts';

/** What AG Grid builds beyond the edges: rows as its options say, columns that begin within so many pixels. */
export const ROW_BUFFER = 5;
const COLUMN_BUFFER = 200;
const SCROLLBAR_DOWN = '.ag-body-vertical-scroll-viewport';
const SCROLLBAR_ASIDE = '.ag-body-horizontal-scroll-viewport';

/** From the first pixel to the last, along one direction of the table. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How far a table is scrolled. */
interface Place {
  readonly top: number;
  readonly left: number;
}

/**
 * When AG Grid hears of a scroll it builds the cells that come near, and the frame waits for them. Where a
 * table was scrolled to what is built already, by whatever means, it hears once the frame was painted.
 */
export class LateScroll {
  /** Where the table was when AG Grid heard of it last: around that is what it has built. */
  private heard: Place = { top: 0, left: 0 };
  /** It is `reveal` that scrolls, to what is built. */
  private isOwn = false;
  private isToHear = false;
  private isTelling = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly rowHeight: number,
  ) {
    root.addEventListener('scroll', this.onScroll, { capture: true });
  }

  disconnect(): void {
    this.root.removeEventListener('scroll', this.onScroll, { capture: true });
  }

  /**
   * Scrolls the least that brings a row into view, and of `wide`, among what is `seen` from side to side, as much.
   * False where that is farther than what is built.
   */
  reveal(row: number, wide: Stretch, seen: Stretch): boolean {
    const body = bodyOf(this.root);
    const head = body?.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
    if (!body || !head) return false;
    const { clientHeight, scrollLeft, scrollTop } = body;
    const high = { from: row * this.rowHeight, to: (row + 1) * this.rowHeight };
    const down = way(high, { from: scrollTop, to: scrollTop + clientHeight - head.offsetHeight });
    // AG Grid says where the table was when it heard of it last.
    const right = way(wide, { from: scrollLeft, to: scrollLeft + seen.to - seen.from });
    // However wide it is: a column is built whole once it begins, or ends, so near.
    const isNear = wide.from <= seen.to + COLUMN_BUFFER && wide.to >= seen.from - COLUMN_BUFFER;
    if (!isNear || !this.hasRows(scrollTop + down)) return false;
    if (down === 0 && right === 0) return true;
    body.scrollBy(right, down);
    this.isOwn = body.scrollTop !== scrollTop || body.scrollLeft !== scrollLeft;
    return true;
  }

  private hasRows(top: number): boolean {
    return Math.abs(top - this.heard.top) <= ROW_BUFFER * this.rowHeight;
  }

  private hasBuilt({ top, left }: Place): boolean {
    return this.hasRows(top) && Math.abs(left - this.heard.left) <= COLUMN_BUFFER;
  }

  private readonly onScroll = (event: Event): void => {
    const body = event.target;
    if (!(body instanceof Element)) return;
    if (this.isAlong(body)) event.stopImmediatePropagation();
    if (!body.matches('.ag-grid-viewport')) return;
    const place = { top: body.scrollTop, left: body.scrollLeft };
    const isBuilt = this.isOwn || this.hasBuilt(place);
    this.isOwn = false;
    if (this.isTelling || !isBuilt) {
      this.heard = place;
      return;
    }
    event.stopImmediatePropagation();
    if (this.isToHear) return;
    this.isToHear = true;
    afterPaint(() => this.tell(body));
  };

  /**
   * A scrollbar of AG Grid that stands where the table does: as rows go both end earlier, and each says so.
   * Of what it heard from a scrollbar AG Grid is deaf to the table for half a second.
   */
  private isAlong(part: Element): boolean {
    const body = bodyOf(this.root);
    if (!body) return false;
    if (part.matches(SCROLLBAR_DOWN)) return Math.abs(part.scrollTop - body.scrollTop) < 1;
    return part.matches(SCROLLBAR_ASIDE) && Math.abs(part.scrollLeft - body.scrollLeft) < 1;
  }

  private tell(body: Element): void {
    this.isToHear = false;
    this.isTelling = true;
    body.dispatchEvent(new Event('scroll'));
    this.isTelling = false;
  }
}

/** How far to scroll that a part is seen, from its beginning where it is longer than what is seen. */
export function way(part: Stretch, seen: Stretch): number {
  if (part.from < seen.from || part.to - part.from > seen.to - seen.from)
    return part.from - seen.from;
  return Math.max(0, part.to - seen.to);
}
