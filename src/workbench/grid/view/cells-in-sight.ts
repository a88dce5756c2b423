import { contains, type Point, type Rectangle, samePoint } from '../selection/selection.ts';
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

  /** Only where the selection was or is, and the heads of its rows. */
  repaintIn(rectangles: readonly Rectangle[], rows: readonly number[]): void {
    for (const view of this.views) {
      const { point } = view;
      if (!point) continue;
      const isHead = point.col === 0 && rows.includes(point.row);
      if (isHead || rectangles.some((each) => contains(each, point))) view.paint();
    }
  }

  elementAt(point: Point): HTMLElement | undefined {
    for (const view of this.views) {
      const at = view.point;
      if (at && samePoint(at, point) && view.element.isConnected) return view.element;
    }
    return undefined;
  }
}
