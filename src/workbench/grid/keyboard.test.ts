// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { GridController } from './controller.ts';
import { listenToKeys } from './keyboard.ts';
import { only } from './selection/selection.ts';
import { sampleModel } from './testing/grid-sample.ts';

test.each([
  ['Home', false],
  ['Home', true],
])('%s brings the first columns back where one is in the frozen one already', (key, ctrlKey) => {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(sampleModel([[1, 2]]), parts, 28);
  const stop = listenToKeys(grid);
  const cell = { row: 0, col: 0 };
  grid.selecting.select(only(cell));
  const revealed = vi.spyOn(grid.table, 'reveal').mockImplementation(() => undefined);
  parts.root.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
  // As one who comes from another column.
  expect(revealed).toHaveBeenLastCalledWith(cell, true);
  stop();
});
