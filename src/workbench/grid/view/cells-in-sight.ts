import { contains, type Point, type Rectangle, samePoint } from '../selection/selection.ts';
import type { CellView } from './cell-view.ts';

/** The cells that AG Grid has in the page's markup. */
export class CellsInSight {
  private readonly views = new Map<HTMLElement, CellView>();
  /** What is selected, as the cells show it. */
  private shown: readonly Rectangle[] = [];
  private isHolding = false;
  /** Values changed that cells don't show yet. */
  private isBehind = false;

  has(element: HTMLElement): boolean {
    return this.views.has(element);
  }

  add(view: CellView): void {
    this.views.set(view.element, view);
  }

  remove(element: HTMLElement): void {
    this.views.delete(element);
  }

  repaint(): void {
    this.isBehind = this.isHolding;
    if (this.isHolding) return;
    for (const view of this.views.values()) view.paint();
  }

  /** Cells are painted once, after all that is done in `act`: where things are is asked before that. */
  paintedOnce(act: () => void): void {
    this.isHolding = true;
    try {
      act();
    } finally {
      this.isHolding = false;
      if (this.isBehind) this.repaint();
    }
  }

  /** Paints what is selected: only where it was or is, and the heads of its rows. */
  paintSelection(ranges: readonly Rectangle[]): void {
    const rectangles = [...this.shown, ...ranges];
    this.shown = ranges;
    if (this.isBehind) return;
    for (const view of this.views.values()) {
      const { point } = view;
      if (!point) continue;
      // The head of a row shows what any of its cells does.
      const isShown = (each: Rectangle): boolean =>
        contains(point.col === 0 ? { ...each, left: 0 } : each, point);
      if (rectangles.some(isShown)) view.paint();
    }
  }

  elementAt(point: Point): HTMLElement | undefined {
    for (const view of this.views.values()) {
      const at = view.point;
      if (at && samePoint(at, point) && view.element.isConnected) return view.element;
    }
    return undefined;
  }
}
