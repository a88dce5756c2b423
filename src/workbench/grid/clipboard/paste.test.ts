import { describe, expect, test } from 'vitest';
import type { GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { rectangle, texts } from '../testing/plans.ts';
import type { Block } from './clipboard-block.ts';
import { A_BUTTON, READ_ONLY, OUTSIDE } from './cell-plan.ts';
import { planFillDown } from './fill.ts';
import { pasteTarget, planPaste } from './paste.ts';

const rows = [
  [1, 2, 3],
  [4, 5.5, 6],
  [7, 8, 9],
];

describe('where a block lands, as in Excel', () => {
  test('one value fills the selection', () => {
    expect(pasteTarget(rectangle(0, 0, 4, 2), [['x']])).toEqual(rectangle(0, 0, 4, 2));
  });
  test('a block that divides the selection repeats', () => {
    expect(
      pasteTarget(rectangle(0, 0, 3, 1), [
        ['x', 'y'],
        ['z', 'w'],
      ]),
    ).toEqual(rectangle(0, 0, 3, 1));
  });
  test('a row pasted on a selected column repeats down it', () => {
    expect(pasteTarget(rectangle(0, 1, 4, 1), [['x', 'y', 'z']])).toEqual(rectangle(0, 1, 4, 3));
  });
  test('any other lands once, from the first cell', () => {
    expect(pasteTarget(rectangle(1, 1, 3, 1), [['x'], ['y']])).toEqual(rectangle(1, 1, 2, 1));
  });
});

describe('paste', () => {
  test('repeats the block over the selection', () => {
    const model = sampleModel(rows);
    const plan = planPaste(model, model.columns, rectangle(0, 0, 1, 2), [['x'], ['y']]);
    expect(texts(plan)).toEqual(['a0=x', 'b0=x', 'c0=x', 'a1=y', 'b1=y', 'c1=y']);
  });
  test('says nothing of what is read-only and is there already', () => {
    const model = sampleModel(rows, { readOnly: 'c' });
    const plan = planPaste(model, model.columns, rectangle(0, 1, 1, 2), [
      ['9', '3'],
      ['8', '7'],
    ]);
    expect(texts(plan)).toEqual(['b0=9', 'b1=8']);
    expect(plan.refused).toEqual([{ row: 1, columnId: 'c', text: '7', reason: READ_ONLY }]);
  });
  test('reports what falls outside and what is read-only', () => {
    const model = sampleModel(rows, { readOnly: 'c' });
    const block = [
      ['p', 'q', 'r'],
      ['s', 't', 'u'],
    ];
    const plan = planPaste(model, model.columns, rectangle(2, 1, 2, 1), block);
    expect(texts(plan)).toEqual(['b2=p']);
    expect(plan.refused.map(({ row, columnId, reason }) => [row, columnId, reason])).toEqual([
      [2, 'c', READ_ONLY],
      [2, '', OUTSIDE],
      [3, 'b', OUTSIDE],
      [3, 'c', OUTSIDE],
      [3, '', OUTSIDE],
    ]);
    expect(plan.target).toEqual(rectangle(2, 1, 2, 2));
  });
  describe('a row that reaches beyond the last column', () => {
    const plan = (left: number, block: Block, model: GridModel) =>
      planPaste(model, model.columns, rectangle(0, left, 0, left), block);
    const oneTyped = sampleModel(rows, { readOnly: 'ac' });
    test('runs down the only column that is typed, from it or from the names beside it', () => {
      for (const left of [0, 1]) {
        const { ranDown, target, ...down } = plan(left, [['p', 'q', 'r', 's']], oneTyped);
        expect(texts(down)).toEqual(['b0=p', 'b1=q', 'b2=r']);
        expect(down.refused).toEqual([{ row: 3, columnId: 'b', text: 's', reason: OUTSIDE }]);
        expect(target).toEqual(rectangle(0, 1, 2, 1));
        expect(ranDown).toBe(true);
      }
    });
    test('goes aside where there are several, where it fits, and of several rows', () => {
      const aside = (left: number, block: Block, model: GridModel) =>
        texts(plan(left, block, model));
      expect(aside(1, [['p', 'q', 'r']], sampleModel(rows))).toEqual(['b0=p', 'c0=q']);
      expect(aside(1, [['p', 'q']], oneTyped)).toEqual(['b0=p']);
      const block = [
        ['p', 'q', 'r'],
        ['s', 't', 'u'],
      ];
      expect(aside(1, block, oneTyped)).toEqual(['b0=p', 'b1=s']);
      const columnsCanGrow = { ...oneTyped, newColumnId: (at: number) => `new${at}` };
      expect(aside(1, [['p', 'q', 'r']], columnsCanGrow)).toEqual(['b0=p', 'new00=r']);
    });
  });
  test('nothing goes onto a button at the end of a row', () => {
    const model = sampleModel(rows);
    const columns = model.columns.map((column) =>
      column.id === 'c' ? { ...column, button: 'remove' as const } : column,
    );
    const plan = planPaste(model, columns, rectangle(0, 1, 0, 1), [['p', 'q']]);
    expect(texts(plan)).toEqual(['b0=p']);
    expect(plan.refused).toEqual([{ row: 0, columnId: '', text: 'q', reason: A_BUTTON }]);
  });
  test('what is empty over a computed cell needs no word', () => {
    const model = sampleModel(rows, { readOnly: 'c' });
    const block = [
      ['1', ''],
      ['2', '7'],
    ];
    const plan = planPaste(model, model.columns, rectangle(0, 1, 0, 1), block);
    expect(texts(plan)).toEqual(['b0=1', 'b1=2']);
    expect(plan.refused.map(({ row }) => row)).toEqual([1]);
  });
  test('where a figure has parts a refusal says where they are', () => {
    const plain = sampleModel(rows, { readOnly: 'c' });
    const model = { ...plain, parts: () => ({ Monto: '1', 'Ciclo de pago': 'Mensual' }) };
    const plan = planPaste(model, model.columns, rectangle(0, 2, 0, 2), [['8']]);
    expect(plan.edits).toEqual([]);
    expect(plan.refused[0]?.reason).toMatch(/sus partes.*desplegar la fila/);
  });
  test('rows that a person keeps grow', () => {
    const model = sampleModel(rows, { rowsCanGrow: true });
    const plan = planPaste(model, model.columns, rectangle(2, 0, 2, 0), [['x'], ['y']]);
    expect(texts(plan)).toEqual(['a2=x', 'a3=y']);
    expect(plan.target).toEqual(rectangle(2, 0, 3, 0));
    expect(plan.refused).toEqual([]);
  });
  test('new columns come before what stands beside the records, which takes nothing', () => {
    const plain = sampleModel(rows, { readOnly: 'c' });
    const columns = plain.columns.map((column) =>
      column.id === 'c' ? { ...column, total: true } : column,
    );
    const model = { ...plain, columns, newColumnId: (beyond: number) => `+${beyond}` };
    const block = [['1', '2', '3']];
    const plan = planPaste(model, columns, rectangle(0, 1, 0, 1), block);
    expect(texts(plan)).toEqual(['b0=1', '+00=2', '+10=3']);
    const onto = planPaste(model, columns, rectangle(0, 2, 0, 2), [['1']]);
    expect(onto.edits).toEqual([]);
    expect(onto.refused[0]?.reason).toBe(READ_ONLY);
  });
  test('columns that a person keeps grow', () => {
    const model = { ...sampleModel(rows), newColumnId: (beyond: number) => `+${beyond}` };
    const grown = { ...model, cell: () => ({ ...model.cell(0, 'a'), editable: true }) };
    const plan = planPaste(grown, model.columns, rectangle(1, 2, 1, 2), [['x', 'y', 'z']]);
    expect(texts(plan)).toEqual(['c1=x', '+01=y', '+11=z']);
    expect(plan.target).toEqual(rectangle(1, 2, 1, 4));
    expect(plan.refused).toEqual([]);
  });
});

describe('rows that tell of the row above them', () => {
  // Streams in rows 0 and 2, and what each differs by below it.
  const plain = sampleModel([
    [10, 20],
    [-1, -2],
    [30, 40],
    [-3, -4],
    [50, 60],
  ]);
  const isRemark = (row: number) => row === 1 || row === 3;
  const model = {
    ...plain,
    row: (row: number) => ({ ...plain.row(row), remark: isRemark(row) }),
    cell: (row: number, columnId: string) => ({
      ...plain.cell(row, columnId),
      editable: !isRemark(row),
    }),
  };
  const paste = (at: Rectangle, block: Block) => planPaste(model, model.columns, at, block);

  test('are passed by with what was made elsewhere, however much is selected', () => {
    for (const at of [rectangle(0, 0, 0, 0), rectangle(0, 0, 4, 0)]) {
      const plan = paste(at, [['1'], ['2'], ['3']]);
      expect(texts(plan)).toEqual(['a0=1', 'a2=2', 'a4=3']);
      expect(plan.refused).toEqual([]);
      expect(plan.target).toEqual(rectangle(0, 0, 4, 0));
    }
  });
  test('are told from an empty cell of the block, which is one of its own', () => {
    const plan = paste(rectangle(0, 0, 0, 0), [['1'], [''], ['3']]);
    expect(texts(plan)).toEqual(['a0=1', 'a2=', 'a4=3']);
  });
  test('keep their place in what was copied with them, here or by way of a spreadsheet', () => {
    const own: Block = [['1'], [{ text: '-9', readOnly: true }], ['2']];
    expect(texts(paste(rectangle(0, 0, 0, 0), own))).toEqual(['a0=1', 'a2=2']);
    expect(texts(paste(rectangle(0, 0, 0, 0), [['1'], ['-1'], ['2']]))).toEqual(['a0=1', 'a2=2']);
  });
  test('are no row to fill down from, for the one below them', () => {
    expect(texts(planFillDown(model, model.columns, rectangle(2, 0, 2, 1)))).toEqual([
      `a2=${plain.cell(0, 'a').text}`,
      `b2=${plain.cell(0, 'b').text}`,
    ]);
  });
  test('take nothing themselves', () => {
    const plan = paste(rectangle(1, 0, 1, 0), [['7']]);
    expect(plan.edits).toEqual([]);
    expect(plan.refused).toEqual([{ row: 1, columnId: 'a', text: '7', reason: READ_ONLY }]);
    const filled = paste(rectangle(0, 1, 4, 1), [['7']]);
    expect(texts(filled)).toEqual(['b0=7', 'b2=7', 'b4=7']);
    expect(filled.refused).toEqual([]);
  });
});

describe('headings between the rows', () => {
  // What was bought in rows 0 and 1, a heading without figures, what it earns in row 3, and a sum.
  const plain = sampleModel([
    [10, 20],
    [30, 40],
    [null, null],
    [50, 60],
    [90, 120],
  ]);
  const isGroup = (row: number) => row === 2 || row === 4;
  const model: GridModel = {
    ...plain,
    row: (row: number) => ({ ...plain.row(row), kind: isGroup(row) ? 'group' : 'data' }),
    cell: (row: number, columnId: string) => ({
      ...plain.cell(row, columnId),
      editable: !isGroup(row),
    }),
  };
  const paste = (at: Rectangle, block: Block) => planPaste(model, model.columns, at, block);

  test('are passed by with figures that were listed without them', () => {
    const plan = paste(rectangle(0, 0, 0, 0), [['1'], ['2'], ['3']]);
    expect(texts(plan)).toEqual(['a0=1', 'a1=2', 'a3=3']);
    expect(plan.refused).toEqual([]);
    expect(plan.target).toEqual(rectangle(0, 0, 3, 0));
  });
  test('keep their place in what has a row for them, empty or copied here', () => {
    expect(texts(paste(rectangle(1, 0, 1, 0), [['1'], [''], ['3']]))).toEqual(['a1=1', 'a3=3']);
    const own: Block = [['1'], [{ text: '', readOnly: true }], ['3']];
    expect(texts(paste(rectangle(1, 0, 1, 0), own))).toEqual(['a1=1', 'a3=3']);
  });
  test('with a sum are cells like any other, which nothing goes into', () => {
    const plan = paste(rectangle(3, 0, 3, 0), [['1'], ['2']]);
    expect(texts(plan)).toEqual(['a3=1']);
    expect(plan.refused).toEqual([{ row: 4, columnId: 'a', text: '2', reason: READ_ONLY }]);
  });
});
