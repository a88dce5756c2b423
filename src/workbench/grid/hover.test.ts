// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { listenToHover } from './hover.ts';
import type { GridModel } from './model.ts';
import { sampleModel } from './testing/grid-sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Over the active cell, of which something is to be said after a pause. */
function waiting(model: GridModel = sampleModel([[1, 2]])) {
  document.body.innerHTML = `
    <div id="root">
      <div class="ag-grid-viewport">
        <div class="dg-cover"></div>
        <div class="ag-row" row-index="0">
          <div class="ag-cell" col-id="a"></div><div class="ag-cell" col-id="b"></div>
        </div>
      </div>
      <div id="layer"></div><div id="status"></div>
    </div>`;
  const find = (place: string) => document.querySelector(place) as HTMLElement;
  const parts = { root: find('#root'), layer: find('#layer'), status: find('#status') };
  const grid = new GridController(model, parts, 28);
  const stop = listenToHover(grid);
  const mouse = (type: string, place: string) =>
    find(place).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  mouse('pointermove', '[col-id="a"]');
  const said = vi.fn<() => void>();
  grid.aside.noteAfterPause(said);
  return { mouse, said, stop };
}

test('what is said of the active cell comes though a cover came under the mouse', () => {
  const { mouse, said, stop } = waiting();
  mouse('pointerover', '.dg-cover');
  vi.advanceTimersByTime(1000);
  expect(said).toHaveBeenCalledOnce();
  stop();
});

/** Where what is said of a cell of 90 × 27 at (200, 300) comes to stand. */
function placed(inTime: boolean) {
  const sample = sampleModel([[1, 2]]);
  const noted = (row: number, id: string) => ({ ...sample.cell(row, id), note: 'Dato real' });
  const { stop } = waiting({ ...sample, inTime, cell: noted });
  const cell = document.querySelector('[col-id="a"]') as HTMLElement;
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 300, 90, 27));
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  vi.advanceTimersByTime(1000);
  const { left, top } = (document.querySelector('.dg-note') as HTMLElement).style;
  stop();
  return [left, top];
}

test('what is said of a cell covers none above or below it', () => {
  // 4 px to the right of the cell, at its height.
  expect(placed(false)).toEqual(['294px', '300px']);
});

test('what is said of a month covers no other of its row', () => {
  // The box has no height here: it ends 4 px above the cell.
  expect(placed(true)).toEqual(['200px', '296px']);
});

test('a mouse that moves on is followed instead', () => {
  const { mouse, said, stop } = waiting();
  mouse('pointermove', '[col-id="b"]');
  vi.advanceTimersByTime(1000);
  expect(said).not.toHaveBeenCalled();
  stop();
});
