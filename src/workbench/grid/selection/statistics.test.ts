import { describe, expect, test } from 'vitest';
import { addressName, rangeName } from '../describe.ts';
import { findOption } from '../editing/choice-search.ts';
import { layoutColumns } from '../view/columns.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import { selectionStatistics } from './statistics.ts';

const model = sampleModel([
  ['Enero', 10, null],
  ['Febrero', -4, ''],
  ['Marzo', 3, 7],
]);
const range = (top: number, left: string, bottom: number, right: string) => ({
  anchor: { row: bottom, columnId: right },
  focus: { row: top, columnId: left },
});

describe('statistics of a selection', () => {
  test('counts texts, sums numbers only, whichever corner is the anchor', () => {
    expect(selectionStatistics(model, range(0, 'a', 2, 'c'))).toMatchObject({
      cells: 9,
      count: 7,
      kinds: [{ kind: 'number', numbers: 4, decimals: 0, sum: 16, average: 4, min: -4, max: 10 }],
    });
  });
  test('a dash is an empty cell, and what can’t be computed a filled one', () => {
    const texts = ['—', 'N/A', ''];
    const cell = (row: number) => ({ ...model.cell(0, 'c'), value: null, text: texts[row] ?? '' });
    const found = selectionStatistics({ ...model, cell }, range(0, 'c', 2, 'c'));
    expect(found).toMatchObject({ cells: 3, count: 1 });
  });
  test('a text that was not taken counts as a text: the value behind it is not in sight', () => {
    const cell = (row: number, columnId: string) => {
      const plain = model.cell(row, columnId);
      return row === 1 ? { ...plain, text: '-4x', refused: true } : plain;
    };
    // 10 and 3 without the -4 that the second cell had before.
    expect(selectionStatistics({ ...model, cell }, range(0, 'b', 2, 'b'))).toMatchObject({
      cells: 3,
      count: 3,
      kinds: [{ numbers: 2, sum: 13, min: 3 }],
    });
  });
  test('rows that tell of others count only where nothing else is selected', () => {
    const row = (at: number) => ({ ...model.row(at), remark: at === 1 });
    // 10 and 3 without the -4 between them.
    expect(selectionStatistics({ ...model, row }, range(0, 'b', 2, 'b'))).toMatchObject({
      count: 2,
      kinds: [{ numbers: 2, sum: 13 }],
    });
    expect(selectionStatistics({ ...model, row }, range(1, 'b', 1, 'b'))).toMatchObject({
      count: 1,
      kinds: [{ sum: -4 }],
    });
  });
  test('several ranges count together, a cell in two of them once', () => {
    // 10 and -4; then -4 again and 3: 10 - 4 + 3 = 9.
    const selection = { ...range(1, 'b', 2, 'b'), more: [range(0, 'b', 1, 'b')] };
    expect(selectionStatistics(model, selection)).toMatchObject({
      cells: 3,
      kinds: [{ sum: 9, min: -4 }],
    });
  });
  test('no numbers, no sum', () => {
    expect(selectionStatistics(model, range(0, 'a', 1, 'a'))).toEqual({
      cells: 2,
      count: 2,
      kinds: [],
    });
  });
  test('pesos, percentages and plain numbers are each told apart', () => {
    const mixed = sampleModel([
      ['Enero', 1000, 3],
      ['Febrero', 3000, 5],
      ['Marzo', 40, 7],
    ]);
    const looks = [
      ['$ 1.000', '3,25 %'],
      ['$ 3.000', '5 %'],
      ['40', '7 %'],
    ];
    const cell = (row: number, columnId: string) => {
      const plain = mixed.cell(row, columnId);
      return columnId === 'a'
        ? plain
        : { ...plain, text: looks[row]?.[columnId === 'b' ? 0 : 1] ?? '' };
    };
    expect(selectionStatistics({ ...mixed, cell }, range(2, 'a', 0, 'c'))).toMatchObject({
      cells: 9,
      count: 9,
      kinds: [
        { kind: 'money', numbers: 2, decimals: 0, sum: 4000, average: 2000, min: 1000, max: 3000 },
        { kind: 'percent', numbers: 3, decimals: 2, sum: 15, average: 5, min: 3, max: 7 },
        { kind: 'number', numbers: 1, decimals: 0, sum: 40, average: 40, min: 40, max: 40 },
      ],
    });
  });
  test('numbers of several columns are about several things, months and years of a flow are not', () => {
    const alikeIn = (table: Partial<typeof model>, to: string) =>
      selectionStatistics({ ...model, ...table }, range(0, 'b', 2, to))?.kinds[0]?.alike;
    expect(alikeIn({ equals: 'rows' }, 'b')).toBe(true);
    expect(alikeIn({ equals: 'rows' }, 'c')).toBe(false);
    expect(alikeIn({}, 'c')).toBe(false);
    expect(alikeIn({ widest: () => [] }, 'c')).toBe(true);
    // Records side by side: a row is about one thing.
    expect(alikeIn({ equals: 'columns', widest: () => [] }, 'c')).toBe(false);
    const row = { ...range(0, 'b', 0, 'c') };
    expect(selectionStatistics({ ...model, equals: 'columns' }, row)?.kinds[0]?.alike).toBe(true);
  });
  test('years are plain, and a column of buttons holds nothing', () => {
    const cell = (row: number, columnId: string) => ({
      ...model.cell(row, columnId),
      value: 2028 + row,
      text: String(2028 + row),
    });
    const columns = model.columns.map((column) =>
      column.id === 'c' ? { ...column, button: 'remove' as const } : column,
    );
    const found = selectionStatistics({ ...model, cell, columns }, range(0, 'b', 2, 'c'));
    expect(found).toMatchObject({ cells: 3, count: 3, kinds: [{ plain: true, numbers: 3 }] });
  });
  test('null without a selection, or with one that is gone', () => {
    expect(selectionStatistics(model, null)).toBeNull();
    expect(selectionStatistics(model, range(0, 'a', 9, 'a'))).toBeNull();
  });
});

describe('names', () => {
  test('a cell by its column and its row', () => {
    expect(addressName(model, { row: 1, columnId: 'b' })).toBe('Columna B, Febrero');
    expect(addressName(model, { row: 1, columnId: 'a' })).toBe('Columna A, fila 2');
  });
  test('a range by its size', () => {
    expect(rangeName({ top: 0, left: 0, bottom: 0, right: 2 })).toBe('1 fila × 3 columnas');
  });
});

describe('typing in a list', () => {
  const options = ['Mensual', 'Anual', 'Único', 'Mixto', 'Por hora'];
  test('the first option that begins with the letters, accents aside', () => {
    expect(findOption(options, 'po', 0)).toBe(4);
    expect(findOption(options, 'u', 0)).toBe(2);
    expect(findOption(options, 'x', 0)).toBe(-1);
  });
  test('a repeated letter walks through its options', () => {
    expect(findOption(options, 'm', 4)).toBe(0);
    expect(findOption(options, 'mm', 0)).toBe(3);
  });
});

describe('columns of a narrow table', () => {
  const columns = [
    { id: 'a', header: 'A', align: 'left', pinned: true, width: 240 },
    { id: 'b', header: 'B', align: 'left', pinned: true, width: 120 },
    { id: 'c', header: 'C', align: 'right' },
  ] as const;
  test('wide: all pinned columns stay', () => {
    expect(layoutColumns(columns, 1000).map((place) => place.pinned)).toEqual([
      'left',
      'left',
      null,
    ]);
  });
  test('a phone: only the first, at 45 % of the width', () => {
    const layout = layoutColumns(columns, 366);
    expect(layout.map((place) => place.pinned)).toEqual(['left', null, null]);
    expect(layout[0]?.width).toBe(164);
  });
  test('buttons stay in sight at the right; on a phone they give their room to the figures', () => {
    const buttons = [
      ...columns,
      { id: 'h', header: '', align: 'left', width: 44, button: 'help' },
      { id: 'r', header: '', align: 'left', width: 44, button: 'remove' },
    ] as const;
    const placed = (available: number) =>
      layoutColumns(buttons, available)
        .slice(-2)
        .map(({ pinned }) => pinned);
    expect(placed(1000)).toEqual(['right', 'right']);
    expect(placed(366)).toEqual([null, null]);
  });
});
