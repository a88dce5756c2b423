import { coveredEdges } from '../layout/sticky.ts';
import type { GridController } from './controller.ts';
import { clampPoint, type Point, samePoint } from './selection/selection.ts';
import { isStacked } from './view/size.ts';
import { bodyOf, pointOf } from './view/viewport.ts';

const SCROLL_EVERY = 60;
/** So close to the window's side counts as outside of a table that reaches it: nothing points further. */
const AT_SIDE = 16;

interface Drag {
  readonly onCell: (point: Point) => void;
  readonly onRelease?: () => void;
  readonly onCancel?: () => void;
}

/** Goes with a pressed pointer from cell to cell until it is released, and on while it is held outside. */
export function drag(grid: GridController, from: Point, down: PointerEvent, on: Drag): void {
  const stop = new AbortController();
  let over = from;
  let pull: Point = { row: 0, col: 0 };
  // Names above their figures are no column to get to from those.
  const first = from.col > 0 && isStacked(grid.model) ? 1 : 0;
  const hasLeft = leavesSide(down);
  const goTo = (next: Point): void => {
    if (samePoint(next, over)) return;
    over = next;
    on.onCell(over);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const body = bodyOf(grid.root)?.getBoundingClientRect();
    if (!body) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const side = hasLeft(event) ? AT_SIDE : 0;
    pull = {
      row: outside(
        event.clientY,
        Math.max(body.top, coveredEdges().top),
        Math.min(body.bottom, clientHeight - coveredEdges().bottom),
      ),
      col: outside(
        event.clientX,
        Math.max(body.left, side),
        Math.min(body.right, clientWidth - side),
      ),
    };
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const under = grid.root.contains(target) ? pointOf(target, grid.columns) : null;
    if (under) goTo(under.col < first ? { ...under, col: over.col } : under);
  };
  const timer = window.setInterval(() => {
    if (pull.row === 0 && pull.col === 0) return;
    const next = clampPoint({ row: over.row + pull.row, col: over.col + pull.col }, grid.extent);
    goTo({ ...next, col: Math.max(next.col, first) });
  }, SCROLL_EVERY);
  const ending = (then?: () => void) => (): void => {
    window.clearInterval(timer);
    stop.abort();
    then?.();
  };
  const { signal } = stop;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', ending(on.onRelease), { signal });
  window.addEventListener('pointercancel', ending(on.onCancel), { signal });
}

/**
 * Whether a pointer means the window's side, which a drag may begin at: once it has been elsewhere,
 * or goes rather that way than up or down.
 */
function leavesSide(down: PointerEvent): (event: PointerEvent) => boolean {
  let hasBeenElsewhere = false;
  return ({ clientX, clientY }) => {
    const { clientWidth } = document.documentElement;
    hasBeenElsewhere ||= outside(clientX, AT_SIDE, clientWidth - AT_SIDE) === 0;
    const outwards = (clientX - down.clientX) * (clientX > clientWidth / 2 ? 1 : -1);
    return hasBeenElsewhere || outwards > Math.abs(clientY - down.clientY);
  };
}

function outside(at: number, start: number, end: number): number {
  if (at < start) return -1;
  return at > end ? 1 : 0;
}
