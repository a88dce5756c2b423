// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { listenToHover } from './hover.ts';
import { sampleModel } from './testing/grid-sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Over the active cell, of which something is to be said after a pause. */
function waiting() {
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
  const grid = new GridController(sampleModel([[1, 2]]), parts, 28);
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

test('a mouse that moves on is followed instead', () => {
  const { mouse, said, stop } = waiting();
  mouse('pointermove', '[col-id="b"]');
  vi.advanceTimersByTime(1000);
  expect(said).not.toHaveBeenCalled();
  stop();
});
