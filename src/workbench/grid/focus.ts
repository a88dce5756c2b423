import type { Point } from './selection/selection.ts';
import type { TableSync } from './view/table-sync.ts';

interface Focused {
  readonly root: HTMLElement;
  readonly table: TableSync;
  readonly active: Point | null;
  elementAt(point: Point): HTMLElement | undefined;
}

/** Keeps the focus in the table, even while the active cell is scrolled out of its markup. */
export class Focus {
  /** The active cell isn't there yet: it gets the focus when it comes. */
  private waits = false;

  constructor(private readonly grid: Focused) {}

  get isPending(): boolean {
    return this.waits;
  }

  get isInside(): boolean {
    return this.grid.root.contains(document.activeElement);
  }

  /** To the active cell. */
  take(): void {
    const { active, root, table } = this.grid;
    if (!active) return;
    const element = this.grid.elementAt(active);
    this.waits = !element;
    if (!element) root.focus({ preventScroll: true });
    table.hold(active);
    element?.focus({ preventScroll: true });
  }

  /** The active cell has been built, which was waited for. */
  arrive(element: HTMLElement): void {
    // AG Grid may put the cell into the page after this only.
    if (element.isConnected) this.take();
    else requestAnimationFrame(() => this.waits && this.isInside && this.take());
  }
}
