// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/index.ts';
import { GridController } from '../controller.ts';
import { between } from '../selection/selection.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { copySelection } from './from-menu.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function table(pointer: 'coarse' | 'fine') {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  document.execCommand = () => {
    const copy = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(copy, { clipboardData: { setData: () => {} } });
    document.dispatchEvent(copy);
    return true;
  };
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const said = vi.spyOn(toast, 'success').mockImplementation(() => () => {});
  const model = sampleModel([
    [1, 2],
    [3, 4],
  ]);
  return { grid: new GridController(model, parts, 28), said };
}

test('a finger is told what was copied', () => {
  const { grid, said } = table('coarse');
  grid.selecting.select(between({ row: 0, col: 0 }, { row: 1, col: 1 }));
  copySelection(grid, 'withHeads');
  expect(said).toHaveBeenLastCalledWith('4 celdas copiadas');
  grid.selecting.select(between({ row: 0, col: 1 }, { row: 0, col: 1 }));
  copySelection(grid, 'cells');
  expect(said).toHaveBeenLastCalledWith('1 celda copiada');
  copySelection(grid, 'cut');
  expect(said).toHaveBeenLastCalledWith('1 celda cortada');
});

test('a mouse is not: nothing else is told of a copy by keys', () => {
  const { grid, said } = table('fine');
  grid.selecting.select(between({ row: 0, col: 0 }, { row: 1, col: 1 }));
  copySelection(grid, 'cells');
  expect(said).not.toHaveBeenCalled();
});
