import { contains, type Point, type Rectangle, samePoint } from '../selection/selection.ts';
import type { CellView } from './cell-view.ts';

/** The cells that AG Grid has in the page's markup. */
export class CellsInSight {
  private readonly views = new Map<HTMLElement, CellView>();
  /** What is selected and the active row, as the cells show them. */
  private shown: { readonly ranges: readonly Rectangle[]; readonly row: number } = {
    ranges: [],
    row: -1,
  };
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

  /** Paints what is selected and the active row: only where they were or are, and the heads of their rows. */
  paintSelection(ranges: readonly Rectangle[], row: number): void {
    const before = this.shown;
    this.shown = { ranges, row };
    if (this.isBehind) return;
    const rectangles = [...before.ranges, ...ranges];
    const rows = [before.row, row];
    for (const view of this.views.values()) {
      const { point } = view;
      if (!point) continue;
      const isHead = point.col === 0 && rows.includes(point.row);
      if (isHead || rectangles.some((each) => contains(each, point))) view.paint();
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
