import { describe, expect, test } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import type { GridColumn, GridModel } from '../model.ts';
import { planSeries } from './fill.ts';
import { planPaste } from './paste.ts';
import { blockPastTotals, foldedAmong, foldedYearIn } from './past-totals.ts';
import { withoutTitles } from './titles.ts';

/* Two months of 2027, their sum, two months of 2028: 'ventas' and 'costos'. */

const HEADS = ['Concepto', 'nov 2027', 'dic 2027', '2027', 'ene 2028', 'feb 2028', 'Total'];
const sums = new Set(['2027', 'Total']);
const sample = sampleModel(
  [
    ['Ventas', 10, 20, 30, 40, 50, 120],
    ['Costos', 1, 2, 3, 4, 5, 12],
  ],
  { readOnly: 'adg' },
);
const columns = sample.columns.map(
  (column, at): GridColumn => ({
    ...column,
    header: HEADS[at] ?? '',
    ...(at === 0 ? { pinned: true } : {}),
    ...(sums.has(HEADS[at] ?? '') ? { total: true } : {}),
    ...(HEADS[at] === '2027' ? { expanded: true } : {}),
  }),
);
const model: GridModel = {
  ...sample,
  columns,
  inTime: true,
  editor: () => ({ type: 'text', text: '', numeric: true }),
};
const FIRST = { top: 0, left: 1, bottom: 0, right: 1 };

const placed = (block: string[][], at = FIRST) => {
  const { texts, passed } = blockPastTotals(model, columns, at, block);
  const { edits, refused } = planPaste(model, columns, at, texts);
  return { edits: edits.map(({ columnId, text }) => `${columnId} ${text}`), refused, passed };
};

describe('figures over the end of a year', () => {
  test('pass by its sum, and none is lost', () => {
    expect(placed([['291', '292', '301', '302']])).toEqual({
      edits: ['b 291', 'c 292', 'e 301', 'f 302'],
      refused: [],
      passed: ['2027'],
    });
  });

  test('that bring a sum of them, or what stands there, keep it in its place', () => {
    for (const sum of ['583', '30', '3']) {
      const at = sum === '3' ? { ...FIRST, top: 1, bottom: 1 } : FIRST;
      expect(placed([['291', '292', sum, '301', '302']], at)).toMatchObject({
        edits: ['b 291', 'c 292', 'e 301', 'f 302'],
        passed: [],
      });
    }
  });

  test('of several rows pass by it unless all of them have it', () => {
    const rows = [
      ['1', '2', '3', '4'],
      ['5', '6', '7', '8'],
    ];
    expect(placed(rows).edits.join(', ')).toBe('b 1, c 2, e 3, f 4, b 5, c 6, e 7, f 8');
  });

  test('under the names of their months go there, with names of rows or without', () => {
    const heads = ['nov-27', 'dic-27', 'ene-28', 'feb-28'];
    const figures = ['291', '292', '301', '302'];
    const bare = withoutTitles(model, columns, { top: 0, left: 1 }, [heads, figures]);
    expect(bare.block).toEqual([['291', '292', '', '301', '302']]);
    const named = withoutTitles(model, columns, { top: 1, left: 3 }, [
      ['Concepto', ...heads],
      ['Ventas', ...figures],
    ]);
    expect(named).toMatchObject({
      block: [['291', '292', '', '301', '302']],
      named: { rows: [0], left: 1 },
    });
    const ofRows = withoutTitles(model, columns, { top: 0, left: 1 }, [['Costos', ...figures]]);
    expect(ofRows).toMatchObject({
      block: [['291', '292', '', '301', '302']],
      named: { rows: [1], left: 1 },
    });
  });

  test('that are filled as a series go on behind it by one step', () => {
    const from = { top: 0, left: 1, bottom: 0, right: 2 };
    const { edits } = planSeries(model, columns, from, { ...from, right: 5 });
    // 10 in November and 20 in December: 30 in January, 40 in February.
    expect(edits.map(({ columnId, text }) => `${columnId} ${text}`)).toEqual(['e 30', 'f 40']);
    const back = planSeries(model, columns, { ...from, left: 4, right: 5 }, { ...from, right: 5 });
    expect(back.edits.map(({ columnId, text }) => `${columnId} ${text}`)).toEqual(['b 20', 'c 30']);
  });

  test('don’t go on where the months of a year are folded', () => {
    const folded = columns.map((column) =>
      column.header === '2027' ? { ...column, expanded: false } : column,
    );
    expect(foldedAmong(model, folded, 2, 4)?.header).toBe('2027');
    expect(foldedAmong(model, folded, 4, 2)).toBeUndefined();
  });
});

test('a year whose months are named is known though it is folded', () => {
  const columns = [
    { id: 'name', header: 'Concepto', align: 'left' },
    { id: 'y1', header: '2027', align: 'right', total: true, expanded: false },
    { id: 'y2', header: '2028', align: 'right', total: true, expanded: true },
  ] as const;
  const model = { ...sampleModel([[1]]), inTime: true };
  const yearOf = (head: string) =>
    foldedYearIn(model, columns, [
      ['Cuenta', head],
      ['Suite', '70.120.000'],
    ])?.header;
  expect(['may-27', 'may-28', 'may-26', '2027'].map(yearOf)).toEqual([
    '2027',
    undefined,
    undefined,
    undefined,
  ]);
  expect(foldedYearIn({ ...model, inTime: false }, columns, [['may-27']])).toBeUndefined();
});
