import { coveredEdges } from '../layout/sticky.ts';
import type { GridController } from './controller.ts';
import { between, clampPoint, type Point, samePoint } from './selection/selection.ts';
import { isStacked } from './view/size.ts';
import { bodyOf, pointOf } from './view/viewport.ts';

const SCROLL_EVERY = 60;

/** Selects from a cell to the one under the pointer until that is released, scrolling while it is held outside. */
export function dragSelection(
  grid: GridController,
  anchor: Point,
  from: Point,
  down: PointerEvent,
): void {
  const stop = new AbortController();
  let focus = from;
  let pull: Point = { row: 0, col: 0 };
  const moveTo = (next: Point): void => {
    if (samePoint(next, focus)) return;
    focus = next;
    grid.selecting.extend(between(anchor, focus), focus);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const body = bodyOf(grid.root)?.getBoundingClientRect();
    if (!body) return;
    const bottom = document.documentElement.clientHeight - coveredEdges().bottom;
    pull = {
      row: outside(event.clientY, body.top, Math.min(body.bottom, bottom)),
      col: outside(event.clientX, body.left, body.right),
    };
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const under = grid.root.contains(target) ? pointOf(target, grid.columns) : null;
    if (!under) return;
    // A name that stands above its figures is on the way from one of them to the next.
    const isOver = under.col === 0 && anchor.col > 0 && isStacked(grid.model);
    moveTo(isOver ? { ...under, col: focus.col } : under);
  };
  const timer = window.setInterval(() => {
    if (pull.row === 0 && pull.col === 0) return;
    moveTo(clampPoint({ row: focus.row + pull.row, col: focus.col + pull.col }, grid.extent));
  }, SCROLL_EVERY);
  const onEnd = (): void => {
    window.clearInterval(timer);
    stop.abort();
  };
  const { signal } = stop;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onEnd, { signal });
  window.addEventListener('pointercancel', onEnd, { signal });
}

function outside(at: number, start: number, end: number): number {
  if (at < start) return -1;
  return at > end ? 1 : 0;
}
