// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/index.ts';
import { GridController } from '../controller.ts';
import { between } from '../selection/selection.ts';
import { type Sample, sampleModel } from '../testing/grid-sample.ts';
import type { ForeignBlock } from '../events.ts';
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

test('who takes what comes from elsewhere is told how it goes onto cells that are typed', () => {
  const { grid } = flow();
  const onForeign = vi.fn<(block: ForeignBlock) => boolean>(() => true);
  grid.listen({ onForeign });
  const told = (col: number, ...block: string[][]) => {
    grid.selecting.select(between({ row: 0, col }, { row: 0, col }));
    pasteBlock(grid, block);
    return onForeign.mock.lastCall?.[0].edits();
  };
  expect(told(1, ['10', '20'], ['70', '80'])).toEqual([
    { row: 0, columnId: 'b', text: '10' },
    { row: 0, columnId: 'c', text: '20' },
    { row: 1, columnId: 'b', text: '70' },
    { row: 1, columnId: 'c', text: '80' },
  ]);
  // 'Suite' isn't typed, whether or not it would become another name, and nothing is below 'Spa'.
  expect(told(0, ['Casino', '10'])).toBeNull();
  expect(told(0, ['Suite', '10'])).toBeNull();
  expect(told(1, ['10'], ['70'], ['90'])).toBeNull();
});

test('figures with names go to their rows, in the column where one is', () => {
  const { grid, model } = flow();
  const said = vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
  pasteBlock(grid, [
    ['Spa', '70'],
    ['Suite', '7'],
  ]);
  expect(model.calls).toEqual([
    [
      { row: 0, columnId: 'b', text: '7' },
      { row: 1, columnId: 'b', text: '70' },
    ],
  ]);
  expect(said.mock.calls).toEqual([
    ['Se pegaron las cifras en las filas de sus nombres: «Spa», «Suite».', undefined],
  ]);
  said.mockRestore();
});

test('what is said of a paste takes the place of what was said of the one before', () => {
  const { grid } = flow();
  const close = vi.fn<() => void>();
  const warning = vi.spyOn(toast, 'warning').mockReturnValue(close);
  pasteBlock(grid, [['Casino', '70']]);
  expect(warning).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  pasteBlock(grid, [['10', '20']]);
  expect(close).toHaveBeenCalledOnce();
  warning.mockRestore();
});

describe('titles that name nothing here', () => {
  /** What is said, and what was written after the button in it was pressed. */
  function pasted(col: number, ...block: string[][]) {
    const { grid, model } = flow();
    const warning = vi.spyOn(toast, 'warning').mockReturnValue(() => undefined);
    grid.selecting.select(between({ row: 0, col }, { row: 0, col }));
    pasteBlock(grid, block);
    const before = [...model.calls];
    const [said, options] = warning.mock.calls[0] ?? [];
    options?.action?.onSelect();
    warning.mockRestore();
    return { before, said, after: model.calls.flat().map(({ columnId, text }) => columnId + text) };
  }

  test('leave the sheet as it is; the figures alone go where one is once that is said', () => {
    const { before, said, after } = pasted(
      1,
      ['', 'ene-27', 'feb-27'],
      ['Casino', '70', '80'],
      ['Bar', '7', '8'],
    );
    expect(before).toEqual([]);
    expect(said).toBe(
      'No se pegó nada: aquí no hay filas ni columnas que se llamen «ene-27», «feb-27», «Casino»…',
    );
    expect(after).toEqual(['b70', 'c80', 'b7', 'c8']);
    expect(pasted(1, ['Casino', 'Bar'], ['70', '80']).after).toEqual(['b70', 'c80']);
    expect(pasted(1, ['Casino', '70', '80'], ['Bar', '7', '8']).before).toEqual([]);
  });

  test('are told without the months that are here, nor what stands in the corner', () => {
    expect(
      pasted(1, ['Real', 'ene-28', 'feb-28'], ['Suites', '70', '80'], ['Bar', '7', '8']).said,
    ).toBe('No se pegó nada: aquí no hay filas ni columnas que se llamen «Suites», «Bar».');
    expect(pasted(2, ['ene-28', 'feb-28'], ['70', '80']).said).toBe(
      'No se pegó nada: las celdas donde estás no son las de los títulos «ene-28», «feb-28».',
    );
  });

  test('go beside the names that they were pasted upon', () => {
    const { before, after } = pasted(0, ['Casino', '70', '80'], ['Bar', '7', '8']);
    expect(before).toEqual([]);
    expect(after).toEqual(['b70', 'c80', 'b7', 'c8']);
  });

  test('are no figures that cells refuse, nor texts where texts go', () => {
    for (const block of [[['70', 'nada']], [['nada'], ['-']], [['N/A', 'N/A']]]) {
      expect(pasted(1, ...block).said).toBeUndefined();
    }
    const { grid, model } = flow();
    Object.assign(model, { editor: () => ({ type: 'text', text: '', numeric: false }) });
    pasteBlock(grid, [
      ['Casino', 'Bar'],
      ['70', '80'],
    ]);
    expect(model.calls[0]).toHaveLength(4);
  });
});
