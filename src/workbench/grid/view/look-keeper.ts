import { type GridLook, PLAIN_LOOK } from '../look.ts';
import { firstSeen } from './column-layout.ts';
import type { TableSync } from './table-sync.ts';
import { bodyOf } from './viewport.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** How a person has a table, where it is scrolled to and how wide its columns are: opens it so, and tells of changes. */
export class LookKeeper {
  /** From the left, in pixels, when it last came to rest. */
  private scrolledTo = 0;

  constructor(
    private readonly table: TableSync,
    private readonly root: HTMLElement,
    private readonly rowHeight: number,
    private readonly tell: (look: GridLook) => void,
    private look: GridLook = PLAIN_LOOK,
  ) {
    for (const [id, width] of Object.entries(look.widths)) table.chosen.set(id, width);
  }

  /** To where the table was left. */
  scrollBack(): void {
    this.table.scroll.scrollTo(this.look.row, this.look.column);
  }

  noteScroll(top: number, left: number): void {
    const body = bodyOf(this.root);
    const room = body ? body.scrollWidth - body.clientWidth : 0;
    // At its end there is nowhere to go on to, and scrolled up or down alone it stays where it is.
    const rests = left === this.scrolledTo || left >= room - 1;
    const rest = rests ? null : this.table.scroll.restAt(left, left > this.scrolledTo);
    this.scrolledTo = left;
    const behavior = window.matchMedia(STILL).matches ? 'auto' : 'smooth';
    if (rest !== null && rest <= room) body?.scrollTo({ left: rest, behavior });
    else {
      const row = Math.round(top / this.rowHeight);
      this.keep({ row, column: firstSeen(this.table.layout, left) });
    }
  }

  noteWidth(columnId: string, width: number): void {
    this.table.choose(columnId, width);
    this.keep({ widths: Object.fromEntries(this.table.chosen) });
  }

  private keep(change: Partial<GridLook>): void {
    this.look = { ...this.look, ...change };
    this.tell(this.look);
  }
}
