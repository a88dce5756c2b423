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
  /** What has the focus in the table, or had it as it was taken out of the markup. */
  private holder: EventTarget | null = null;

  constructor(private readonly grid: Focused) {
    const { root } = grid;
    root.addEventListener('focusin', ({ target }) => (this.holder = target));
    // Of what is taken out of the markup it is told just before that.
    root.addEventListener('focusout', ({ target }) =>
      queueMicrotask(() => {
        if (target === this.holder && target instanceof Node && target.isConnected)
          this.holder = null;
      }),
    );
  }

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
    table.scroll.hold(active);
    element?.focus({ preventScroll: true });
  }

  /** A cell went from the markup: out of sight and with the focus, where rows come or go above it. */
  leave(element: HTMLElement): void {
    if (element !== this.holder || this.isInside) return;
    if (this.grid.active) this.take();
    // It was the last one.
    else this.grid.root.focus({ preventScroll: true });
  }

  /** The active cell has been built, which was waited for. */
  arrive(element: HTMLElement): void {
    // AG Grid may put the cell into the page after this only.
    if (element.isConnected) this.take();
    else requestAnimationFrame(() => this.waits && this.isInside && this.take());
  }
}
