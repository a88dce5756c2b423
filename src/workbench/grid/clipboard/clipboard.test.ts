// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { GridController } from '../controller.ts';
import { between } from '../selection/selection.ts';
import { type Sample, sampleModel } from '../testing/grid-sample.ts';
import { pasteBlock } from './clipboard.ts';

/** A flow of three months, of which January of the first stream is selected. */
function flow() {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const rows = [
    ['Suite', 1, 2, 3],
    ['Spa', 4, 5, 6],
  ];
  const sample = sampleModel(rows, { readOnly: 'a' });
  const heads = ['Concepto', 'ene 2028', 'feb 2028', 'mar 2028'];
  const model: Sample = {
    ...sample,
    columns: sample.columns.map((column, at) => ({
      ...column,
      header: heads[at] ?? '',
      pinned: at === 0,
    })),
    editor: () => ({ type: 'text', text: '', numeric: true }),
  };
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(model, parts, 28);
  const revealed = vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
  grid.selecting.select(between({ row: 0, col: 1 }, { row: 0, col: 1 }));
  revealed.mockClear();
  return { grid, model, revealed };
}

test('what goes to other months than where one is comes into sight', () => {
  const { grid, model, revealed } = flow();
  pasteBlock(grid, [
    ['', 'feb-28', 'mar-28'],
    ['Suite', '20', '30'],
  ]);
  expect(model.calls).toEqual([
    [
      { row: 0, columnId: 'c', text: '20' },
      { row: 0, columnId: 'd', text: '30' },
    ],
  ]);
  expect(revealed.mock.calls[0]?.[0]).toEqual({ row: 0, col: 2 });
});

test('what is pasted where one is leaves the view as it is', () => {
  const { grid, model, revealed } = flow();
  pasteBlock(grid, [['10', '20']]);
  expect(model.calls[0]?.map(({ columnId }) => columnId)).toEqual(['b', 'c']);
  expect(revealed).not.toHaveBeenCalled();
});
