import { type Point, samePoint } from '../selection/selection.ts';
import type { CellView } from './cell-view.ts';

/** The cells that AG Grid has in the page's markup. */
export class CellsInSight {
  private readonly views = new Set<CellView>();

  add(view: CellView): void {
    this.views.add(view);
  }

  remove(view: CellView): void {
    this.views.delete(view);
  }

  repaint(): void {
    for (const view of this.views) view.paint();
  }

  elementAt(point: Point): HTMLElement | undefined {
    for (const view of this.views) {
      const at = view.point;
      if (at && samePoint(at, point) && view.element.isConnected) return view.element;
    }
    return undefined;
  }
}
