import { describe, expect, test } from 'vitest';
import { layoutWidth } from './column-layout.ts';
import { layoutColumns } from './columns.ts';
import { stackColumns } from './stack-columns.ts';
import { sampleModel } from '../testing/grid-sample.ts';
import type { GridCell, GridModel } from '../model.ts';
import { figureWidth, type MeasuredColumn, widened } from './widths.ts';

// Painted by Chromium in the grid's type (Geist 13 px, tabular) at the weight of totals.
const PAINTED = [
  ['−$ 12.136.966.600', 115.05],
  ['1.234,56 %', 68.23],
  ['Hacer clic para configurar', 160.88],
  ['Apartamento Laureles', 138.63],
  ['No calculable', 85.08],
] as const;
const PADDING = 20;

describe('what a text needs', () => {
  test.each(PAINTED)('%s has its room, and little more', (text, painted) => {
    expect(figureWidth(text)).toBeGreaterThanOrEqual(painted + PADDING);
    expect(figureWidth(text)).toBeLessThan(painted + PADDING + 48);
  });
});

/** Months side by side: small figures, and one large at a place that no sample meets. */
function months(count: number, at: number, large: string): GridModel {
  const columns = Array.from({ length: count }, (_, month) => ({
    id: `m${month}`,
    header: `Mes ${month + 1}`,
    align: 'right' as const,
  }));
  const model = sampleModel(Array.from({ length: 200 }, () => [1]));
  return {
    ...model,
    columns,
    cell: (row, columnId) => {
      const text = row === 101 && columnId === `m${at}` ? large : '$ 1';
      return { text, value: text === large ? -12e9 : 1, editable: false, tone: 'computed' };
    },
    widest: () => [{ row: 101, columnId: `m${at}` }],
  };
}

describe('columns of one kind', () => {
  const large = '−$ 12.136.966.600';
  const measured = widened(months(120, 67, large));
  test('have one width, of the largest figure wherever it is', () => {
    expect(new Set(measured.map(({ width }) => width)).size).toBe(1);
    expect(measured[0]?.width).toBeGreaterThanOrEqual(figureWidth(large));
  });
  test.each([320, 366, 1400])('none is narrower than it in a table of %s px', (available) => {
    const head = { id: 'h', header: '', align: 'left', width: 288, pinned: true } as const;
    const layout = layoutColumns([head, ...measured], available);
    const least = figureWidth(large);
    expect(layout.slice(1).every(({ width }) => width >= least)).toBe(true);
    // Whole beside what is frozen, and no dragging hides it.
    expect((layout[0]?.width ?? 0) + least).toBeLessThanOrEqual(available);
    expect(layout.slice(1).every((place) => place.least >= least)).toBe(true);
  });
});

test('a sum that no sample meets has its room before it is painted, which months need not have', () => {
  const model = months(12, 5, '$ 1');
  const [alone] = widened(model);
  const [large, painted] = PAINTED[0];
  const sum = { id: 'total', header: 'Total', align: 'right', total: true } as const;
  const [month, ...others] = widened({
    ...model,
    columns: [...model.columns, sum],
    cell: (row, columnId) =>
      row === 101 && columnId === 'total'
        ? { text: large, value: -12e9, editable: false, tone: 'computed' }
        : model.cell(row, columnId),
    widest: () => [
      { row: 101, columnId: 'm5' },
      { row: 101, columnId: 'total' },
    ],
  });
  expect(others.at(-1)?.figure).toBeGreaterThanOrEqual(painted + PADDING);
  expect(month?.width).toBe(alone?.width);
});

describe('scrolled to its end', () => {
  const head = { id: 'h', header: '', align: 'left', width: 250, pinned: true } as const;
  const column = (at: number, width: number) =>
    ({ id: `c${at}`, header: '', align: 'right', width }) as const;
  test('columns about alike stand side by side in all the room, each as wide as the others', () => {
    // 1,100 px beside the names: 8 of 124 px, so each takes 137 and the last what is left.
    const columns = Array.from({ length: 40 }, (_, at) => column(at, at % 13 === 12 ? 116 : 124));
    const widths = layoutColumns([head, ...columns], 1350).map(({ width }) => width);
    expect(widths).toEqual([250, ...Array.from({ length: 39 }, () => 137), 141]);
  });
  test('of others, the last ones share what is left', () => {
    // 400 px beside the names: the last three take 350, and 16, 16 and 18 more.
    const columns = [300, 200, 100, 100, 150].map((width, at) => column(at, width));
    const widths = layoutColumns([head, ...columns], 650).map(({ width }) => width);
    expect(widths).toEqual([250, 300, 200, 116, 116, 168]);
  });
  test('nothing changes where one column is wider than the room', () => {
    const columns = [300, 200, 500].map((width, at) => column(at, width));
    const widths = layoutColumns([head, ...columns], 650).map(({ width }) => width);
    expect(widths).toEqual([250, 300, 200, 500]);
  });
});

describe('a cell that is not configured', () => {
  test('takes no room from what is frozen: its words may give way', () => {
    const model = months(3, 1, '$ 1');
    const words = { text: 'Hacer clic para configurar', value: null } as const;
    const columns = widened({
      ...model,
      cell: () => ({ ...words, editable: false, tone: 'muted' }),
    });
    expect(columns.map(({ figure }) => figure)).toEqual([0, 0, 0]);
    expect(columns[0]?.width).toBe(figureWidth(words.text));
  });
});

test('a score beside a figure has its room before it is painted: nothing moves as one scrolls to it', () => {
  const [[text, painted]] = PAINTED;
  // A square of 24 px and 8 px of air, as the style sheet has them.
  const score = 32;
  const badge = { text: '4', color: 'green', says: 'Puntaje' } as const;
  const scored = (widest: GridModel['widest']): GridModel => ({
    ...months(3, 1, '$ 1'),
    widest,
    cell: () => ({ text, value: -12e9, badge, editable: false, tone: 'computed' }),
  });
  for (const widest of [undefined, () => [{ row: 0, columnId: 'm1' }]]) {
    const [column] = widened(scored(widest));
    expect(column?.figure).toBeGreaterThanOrEqual(painted + PADDING + score);
  }
});

describe('a figure that nobody foresaw', () => {
  test('widens its column, and all of its kind', () => {
    const model = months(3, 1, '$ 1');
    expect(widened(model, new Map([['', 208]])).map(({ width }) => width)).toEqual([208, 208, 208]);
    const apart = { ...model, widest: undefined };
    const widths = widened(apart, new Map([['m1', 208]])).map(({ width }) => width);
    expect(widths[1]).toBe(208);
    expect(widths[0]).toBeLessThan(208);
  });
});

describe('a table of few columns', () => {
  const columns = [
    { id: 'a', header: 'A', align: 'left', pinned: true, width: 288 },
    { id: 'b', header: 'B', align: 'right', width: 208 },
    { id: 'c', header: 'C', align: 'right', width: 208 },
  ] as const;
  test('fills the room that is near what it needs, to the pixel', () => {
    expect(layoutWidth(layoutColumns(columns, 901))).toBe(901);
  });
  test('ends before figures drift apart', () => {
    expect(layoutColumns(columns, 1400).map(({ width }) => width)).toEqual([288, 364, 364]);
  });
});

describe('a table a little wider than its room', () => {
  const names = { id: 'h', header: '', align: 'left', width: 250, pinned: true } as const;
  const years = Array.from({ length: 11 }, (_, at) => {
    return { id: `y${at}`, header: '', align: 'right', width: 100, figure: 100 } as const;
  });
  const widths = (available: number) =>
    layoutColumns([names, ...years], available).map(({ width }) => width);
  test('takes it from the names, so that its total is in sight', () => {
    expect(widths(1350)[0]).toBe(250);
    expect(widths(1338)).toEqual([238, ...years.map(() => 100)]);
    expect(widths(1300)[0]).toBe(200);
  });
  test('is scrolled where that isn’t enough', () => {
    expect(widths(1299)[0]).toBe(250);
  });
});

describe('columns of one width, of which some are out of sight', () => {
  const names = { id: 'h', header: '', align: 'left', width: 288, pinned: true } as const;
  const projects = Array.from({ length: 5 }, (_, at) => {
    return { id: `p${at}`, header: '', align: 'right', width: 208, figure: 136 } as const;
  });
  const widths = (available: number, columns: readonly MeasuredColumn[] = projects) =>
    layoutColumns([names, ...columns], available).map(({ width }) => width);
  test('texts give way to one more of them on a tablet', () => {
    // 448 px beside the names: 3 of 136 px at least, not 2 of 208.
    expect(widths(736)).toEqual([288, 149, 149, 149, 149, 150]);
  });
  test('figures don’t, nor do texts on a wider screen', () => {
    const wide = projects.map((one) => ({ ...one, figure: 160 }));
    expect(widths(736, wide)).toEqual([288, 224, 224, 224, 224, 224]);
    expect(widths(1120)).toEqual([288, 208, 208, 208, 208, 208]);
  });
});

describe('names above figures, on a phone', () => {
  const names = { id: 'h', header: '', align: 'left', width: 288, pinned: true } as const;
  const large = '$ 33.500.000.000';
  test.each([
    [358, 2],
    [390, 3],
    [560, 4],
  ])('in %s px stand %s columns side by side, each with its figures', (available, count) => {
    const layout = stackColumns([names, ...widened(months(5, 2, large))], available);
    const [head, ...columns] = layout;
    const width = columns[0]?.width ?? 0;
    expect(head?.width).toBe(1);
    expect(columns.every((column) => column.width === width)).toBe(true);
    // Painted in 110 px, with 6 px at both sides.
    expect(width).toBeGreaterThanOrEqual(122);
    expect(count * width).toBeLessThanOrEqual(available);
    expect((count + 1) * width).toBeGreaterThan(available);
  });
  test('a column alone takes the width', () => {
    const layout = stackColumns([names, ...widened(months(1, 0, large))], 390);
    expect(layout.map(({ width }) => width)).toEqual([1, 389]);
  });
  test.each([
    [358, [1, 196, 161]],
    // 387 px in the proportion of 122 and 100: 212.7 and 174.3; the last takes what rounding leaves.
    [388, [1, 212, 175]],
  ])('columns that leave room end where %s px do', (available, widths) => {
    const wide = { id: 'a', header: 'A', align: 'right', width: 130, figure: 130 } as const;
    const slim = { id: 'b', header: 'B', align: 'right', width: 108, figure: 108 } as const;
    const layout = stackColumns([names, wide, slim], available);
    expect(layout.map(({ width }) => width)).toEqual(widths);
  });
  test('a text gives way, a figure never', () => {
    const figures = { id: 'a', header: 'A', align: 'right', width: 420, figure: 420 } as const;
    const texts = { id: 'b', header: 'B', align: 'left', width: 420, figure: 0 } as const;
    const layout = stackColumns([names, figures, texts], 320);
    expect(layout.map(({ width }) => width)).toEqual([1, 412, 319]);
  });
});

test('a column of names is as wide with a row more, which would sample others', () => {
  const long = 'Apartamentos amoblados de Laureles';
  const width = (rows: number) => {
    const model = sampleModel(Array.from({ length: rows }, () => [1]));
    const [column] = widened({
      ...model,
      columns: [{ id: 'a', header: '', align: 'left', pinned: true }],
      // Where every second and every third row misses it.
      cell: (row) => {
        const text = row === 31 ? long : 'Local';
        return { text, value: text, editable: false, tone: 'computed' };
      },
    });
    return column?.width;
  };
  const whole = figureWidth(long);
  expect([width(47), width(48), width(49)]).toEqual([whole, whole, whole]);
});

test('a text that was refused in the place of a figure makes its column no wider', () => {
  const width = (more: Partial<GridCell>) => {
    const model = sampleModel([[60], [70]]);
    const cell: GridModel['cell'] = (row, columnId) => ({
      ...model.cell(row, columnId),
      ...(row === 1 ? more : {}),
    });
    return widened({ ...model, cell })[0]?.width;
  };
  const text = 'Proyección de la ocupación de los próximos diez años';
  expect(width({ text, refused: true })).toBe(width({}));
});

// Painted by Chromium in the type of heads, each in its parts that can't be broken.
test.each([
  // 'mensual (COP)' is a line: 48 px, a space and 32 px.
  ['Renta mensual', 'COP', 83],
  ['Valorización', 'anual', 69],
  ['Gastos operativos', 'de la renta', 101],
  ['Cash on cash', undefined, 46],
])('the head «%s» has room for its unit in two lines', (header, unit, painted) => {
  const model = sampleModel([[1]]);
  const column = {
    id: 'a',
    header,
    align: 'right',
    menu: true,
    ...(unit ? { unit } : {}),
  } as const;
  const [head] = widened({ ...model, columns: [column] });
  // The cell's padding, and that of what sorts and filters.
  expect(head?.width).toBeGreaterThanOrEqual(painted + PADDING + 16);
  // As of a column that nobody looked at, beside that room.
  expect(head?.width).toBeLessThanOrEqual(136 + 16);
});
