// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axis, axisValues, integer, money, percent } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { toast } from '../../../ui/index.ts';
import { pasteBlock } from '../../grid/clipboard/clipboard.ts';
import { GridController } from '../../grid/controller.ts';
import { between } from '../../grid/selection/selection.ts';
import { Session } from '../../session/session.ts';
import { matrixGrid } from './matrixGrid.ts';

const months = integer('Meses a la venta', { initial: 36, min: 1, max: 99, unit: 'meses' });
const tool = testTool({
  inputs: { months, rate: percent('Valorización anual', { initial: 8 }) },
  axes: {
    terms: axis('Meses a la venta', months, [24, 36, 48, 60]),
    rates: axis(
      'Valorización anual',
      percent('Valorización anual', { initial: 8, unit: 'efectiva anual' }),
      [4, 6, 8, 10, 12],
    ),
  },
  formulas: { gain: money('Ganancia', 'months * rate') },
  matrices: {
    gains: {
      label: 'Ganancias',
      output: 'gain',
      rows: { input: 'months', axis: 'terms' },
      columns: { input: 'rate', axis: 'rates' },
      action: 'Calcular',
    },
  },
  figures: ['gain'],
});

const said = (level: 'info' | 'warning') =>
  vi.mocked(toast[level]).mock.calls.map(([text]) => text);
beforeEach(() => {
  for (const level of ['info', 'warning'] as const)
    vi.spyOn(toast, level).mockReturnValue(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Pastes at a cell of the matrix: the heads are row 0 and column 0. */
function paste(row: number, col: number, ...lines: readonly string[]) {
  const session = new Session(tool, tool.document.initial());
  const matrix = session.calculation.declaration.matrices['gains'];
  if (!matrix) throw new TypeError('the sample has a matrix');
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(
    matrixGrid(session, 'gains', matrix, () => 1),
    parts,
    28,
  );
  vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
  grid.selecting.select(between({ row, col }, { row, col }));
  pasteBlock(
    grid,
    lines.map((line) => line.split('\t')),
  );
  const axes = () => [axisValues(session.document['terms']), axisValues(session.document['rates'])];
  const refused = parts.layer.textContent;
  return { session, axes, refused };
}

const TABLE = ['Meses a la venta\t5%\t7%\t9%', '18\t31,1%\t40%\t50%', '30\t20%\t25%\t30%'];

describe('a table with values of both axes', () => {
  test.each([
    ['the first value of the rows', 1, 0],
    ['a value of the columns', 0, 3],
    ['the corner', 0, 0],
    ['what is computed', 3, 2],
  ])('sets them, pasted upon %s, in one step', (_, row, col) => {
    const { session, axes, refused } = paste(row, col, ...TABLE);
    expect(axes()).toEqual([
      [18, 30],
      [5, 7, 9],
    ]);
    expect(refused).toBe('');
    expect(said('info')).toEqual(['Se pegaron los dos ejes; las cifras de adentro se calculan.']);
    session.undo();
    expect(axes()).toEqual([
      [24, 36, 48, 60],
      [4, 6, 8, 10, 12],
    ]);
    expect(session.undoLabel).toBeUndefined();
  });

  test('makes them longer, and refuses what is out of their bounds', () => {
    const { axes, refused } = paste(
      2,
      0,
      '\t1\t2\t3\t4\t5\t6',
      ...['12', '24', '120', '48', '60', '72'].map((months) => `${months}\t\t\t\t\t\t`),
    );
    // What was there in the place of 120 stays, as where an axis is pasted alone.
    expect(axes()).toEqual([
      [12, 24, 48, 48, 60, 72],
      [1, 2, 3, 4, 5, 6],
    ]);
    expect(refused).toContain('1 celda no se pegó');
  });

  const TURNED = ['\t18\t30', '5%\t1\t2', '7%\t1\t2', '9%\t1\t2'];
  test.each([
    'Valorización anual',
    'Valorización \\ Meses',
    'Valorización anual (% E.A.) × Meses a la venta',
  ])('goes by their names where it stands the other way round: %s', (corner) => {
    const [heads = '', ...lines] = TURNED;
    expect(paste(1, 0, `${corner}${heads}`, ...lines).axes()).toEqual([
      [18, 30],
      [5, 7, 9],
    ]);
  });

  test.each(['Valorización anual', 'Meses \\ Valorización', 'TIR', ''])(
    'stays as it stands where its values are of no other axis, or its names don’t say so: %s',
    (corner) => {
      expect(paste(1, 0, `${corner}\t5%\t7%`, '18\t1\t2', '30\t1\t2').axes()).toEqual([
        [18, 30],
        [5, 7],
      ]);
    },
  );
});

describe('a title with values of one axis', () => {
  test.each([
    [
      'rows',
      1,
      0,
      ['Meses', '18', '30'],
      [
        [18, 30, 48, 60],
        [4, 6, 8, 10, 12],
      ],
    ],
    [
      'rows, below the first',
      3,
      0,
      ['Plazo', '50', '70', '90'],
      [
        [24, 36, 50, 70, 90],
        [4, 6, 8, 10, 12],
      ],
    ],
    [
      'rows, upon the corner',
      0,
      0,
      ['Meses', '18', '30'],
      [
        [18, 30, 48, 60],
        [4, 6, 8, 10, 12],
      ],
    ],
    [
      'columns',
      0,
      2,
      ['IPC\t5%\t7%'],
      [
        [24, 36, 48, 60],
        [4, 5, 7, 10, 12],
      ],
    ],
  ] as const)('is left out, and told: %s', (_, row, col, lines, axes) => {
    const pasted = paste(row, col, ...lines);
    expect(pasted.axes()).toEqual(axes);
    expect(pasted.refused).toBe('');
    const [title] = lines[0].split('\t');
    expect(said('info')).toEqual([`Se pegaron las cifras sin su título: «${title}».`]);
    expect(said('warning')).toEqual([]);
  });

  test('words among the values are no heads', () => {
    expect(paste(1, 0, 'Meses', '18', 'treinta').refused).toContain('2 celdas no se pegaron');
  });
});
