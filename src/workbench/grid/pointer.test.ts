// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { listenToPointer } from './pointer.ts';
import { sampleModel } from './testing/grid-sample.ts';

afterEach(() => vi.unstubAllGlobals());

test('a click on the line between two rows is one on the cell above it', () => {
  document.body.innerHTML = `
    <div id="root" tabindex="-1">
      <div class="ag-grid-viewport">
        <div class="ag-row" row-index="1"><div class="ag-cell" col-id="b"></div></div>
      </div>
      <div id="layer"></div><div id="status"></div>
    </div>`;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const model = sampleModel([
    [1, 2],
    [3, 4],
  ]);
  const grid = new GridController(model, parts, 28);
  const stop = listenToPointer(grid);
  const cell = document.querySelector('.ag-cell');
  const under = vi.fn<(x: number, y: number) => Element | null>(() => cell);
  document.elementFromPoint = under;
  const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 30, clientY: 56 });
  document.querySelector('.ag-row')?.dispatchEvent(press);
  expect(grid.span?.anchor).toEqual({ row: 1, col: 1 });
  expect(under).toHaveBeenCalledWith(30, 55);
  stop();
});
