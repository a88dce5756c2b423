// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { drag } from './drag.ts';
import type { Point } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

/** Between what is selected and the next cell while the pointer is held outside, in milliseconds. */
const STEP = 60;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table as wide as a phone's window, of which no cell is under the pointer. */
function pressed(from: Point, at: { clientX: number; clientY: number }) {
  document.body.innerHTML = `
    <div id="root" tabindex="-1"><div class="ag-grid-viewport"></div></div>
    <div id="layer"></div><div id="status"></div>`;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const line = [1, 2, 3, 4, 5];
  const grid = new GridController(sampleModel([line, line, line]), parts, 28);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  const body = document.querySelector('.ag-grid-viewport');
  if (body) body.getBoundingClientRect = () => new DOMRect(0, 100, 390, 600);
  document.elementFromPoint = () => null;
  const pointer = (type: string, clientX: number, clientY: number): PointerEvent =>
    Object.assign(new MouseEvent(type, { clientX, clientY }), { pointerId: 1 }) as PointerEvent;
  const cells: Point[] = [];
  const onRelease = vi.fn<() => void>();
  drag(grid, from, pointer('pointerdown', at.clientX, at.clientY), {
    onCell: (point) => cells.push(point),
    onRelease,
  });
  const move = (x: number, y: number) => window.dispatchEvent(pointer('pointermove', x, y));
  const release = () => window.dispatchEvent(pointer('pointerup', 0, 0));
  return { cells, move, release, onRelease };
}

test('at the side of the window a drag goes on to columns that are out of sight, to the last', () => {
  const { cells, move, release, onRelease } = pressed(
    { row: 1, col: 2 },
    { clientX: 130, clientY: 300 },
  );
  move(200, 300);
  vi.advanceTimersByTime(STEP);
  expect(cells).toEqual([]);
  move(386, 300);
  vi.advanceTimersByTime(10 * STEP);
  expect(cells).toEqual([
    { row: 1, col: 3 },
    { row: 1, col: 4 },
  ]);
  release();
  vi.advanceTimersByTime(STEP);
  expect(onRelease).toHaveBeenCalledTimes(1);
  expect(cells).toHaveLength(2);
});

test('a drag that begins at the side goes down without going on there', () => {
  const { cells, move } = pressed({ row: 1, col: 2 }, { clientX: 384, clientY: 300 });
  move(386, 330);
  vi.advanceTimersByTime(STEP);
  expect(cells).toEqual([]);
  // Below the table: one row further.
  move(386, 720);
  vi.advanceTimersByTime(STEP);
  expect(cells).toEqual([{ row: 2, col: 2 }]);
});

test('a drag that begins at the side and goes outwards goes on', () => {
  const { cells, move } = pressed({ row: 1, col: 2 }, { clientX: 380, clientY: 300 });
  move(388, 303);
  vi.advanceTimersByTime(STEP);
  expect(cells).toEqual([{ row: 1, col: 3 }]);
});
