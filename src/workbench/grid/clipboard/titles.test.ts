import { describe, expect, test } from 'vitest';
import type { GridModel } from '../model.ts';
import type { Block } from './clipboard-block.ts';
import { withoutTitles } from './titles.ts';

/** Three months of three streams, the second of which has a remark below it. */
const ROWS = ['Habitación doble', 'Suite', 'Real − proyectado', 'Parqueadero'];
const COLUMNS = [
  { id: 'name', header: 'Concepto', align: 'left', pinned: true },
  { id: 'feb', header: 'feb 2028', align: 'right' },
  { id: 'mar', header: 'mar 2028', align: 'right' },
  { id: 'abr', header: 'abr 2028', align: 'right' },
] as const;

function flow(numeric = true): GridModel {
  return {
    id: 'flow',
    label: 'Flujo',
    columns: COLUMNS,
    rowCount: ROWS.length,
    row: (row) => ({ id: `${row}`, kind: 'data', depth: 0, remark: row === 2 }),
    cell: (row, columnId) => ({
      text: columnId === 'name' ? (ROWS[row] ?? '') : '',
      value: null,
      editable: columnId !== 'name',
      tone: 'input',
    }),
    editor: () => ({ type: 'text', text: '', numeric }),
    edit: () => ({ applied: 0, refused: [] }),
  };
}

const tsv = (text: string): Block => text.split('\n').map((line) => line.split('\t'));
/** Pasted on a row, at March. */
const at = (top: number, text: string, numeric = true) =>
  withoutTitles(flow(numeric), COLUMNS, { top, left: 2 }, tsv(text));

describe('figures copied with what names them', () => {
  test.each([
    [
      'months above',
      'mar-28\tAbril de 2028\n1.000\t2.000',
      ['mar-28', 'Abril de 2028'],
      [['1.000', '2.000']],
    ],
    [
      'the name beside',
      'HABITACION DOBLE\t1.000\t2.000',
      ['HABITACION DOBLE'],
      [['1.000', '2.000']],
      [0],
    ],
    [
      'both, with a word in the corner',
      'Concepto\tmar 2028\tabr 2028\nHabitación doble\t1.000\t2.000',
      ['mar 2028', 'abr 2028', 'Habitación doble'],
      [['1.000', '2.000']],
      [0],
    ],
    [
      'both, the corner empty',
      '\tmar 2028\nHabitación doble\t5 %',
      ['mar 2028', 'Habitación doble'],
      [['5 %']],
      [0],
    ],
    [
      'names of rows that others stand between',
      'Habitación doble\t1.000\nParqueadero\t2.000',
      ['Habitación doble', 'Parqueadero'],
      [['1.000'], ['2.000']],
      [0, 3],
    ],
  ])('%s: without it', (_, text, titles, block, rows?: number[]) => {
    expect(at(0, text)).toEqual({ titles, block, ...(rows ? { named: { rows, left: 2 } } : {}) });
  });

  test('rows that tell of another have no name of their own', () => {
    const taken = at(1, 'Suite\t1.000\nParqueadero\t2.000');
    expect(taken.block).toEqual([['1.000'], ['2.000']]);
    expect(taken.named?.rows).toEqual([1, 3]);
  });

  test.each([
    ['Inflación', true],
    ['INFLACION ANUAL (%)', true],
    ['IPC proyectado', true],
    ['%', true],
    ['( % )', true],
    ['Tasa', false],
    ['Otro', false],
    ['$', false],
  ])('a column is known by another name and by its unit: %s', (head, isLeftOut) => {
    const columns = [
      { id: 'name', header: 'Año', align: 'right', pinned: true },
      { id: 'mar', header: 'Inflación', also: ['IPC'], unit: '%', align: 'right' },
    ] as const;
    const model = { ...flow(), columns };
    const pasted = tsv(`${head}\n5,2\n4 %\n3`);
    const { block } = withoutTitles(model, columns, { top: 0, left: 1 }, pasted);
    expect(block).toEqual(isLeftOut ? pasted.slice(1) : pasted);
  });

  test('upon the names of rows, with months above: beside these names', () => {
    const pasted = (text: string) => withoutTitles(flow(), COLUMNS, { top: 1, left: 0 }, tsv(text));
    expect(pasted('\tfeb-28\tmar-28\nSuite\t1.000\t2.000')).toEqual({
      titles: ['feb-28', 'mar-28', 'Suite'],
      block: [['1.000', '2.000']],
      named: { rows: [1], left: 1 },
    });
    // Without months it is what stands there, names and all.
    expect(pasted('Suite\t1.000\t2.000').titles).toEqual([]);
  });

  test('months and names of rows lead to their cells, wherever one is in these rows', () => {
    // One is at March; upon the names of rows it is the same.
    const pasted = '\tfeb-28\tmar-28\nSuite\t1.000\t2.000\nParqueadero\t30\t40';
    const taken = {
      titles: ['feb-28', 'mar-28', 'Suite', 'Parqueadero'],
      block: [
        ['1.000', '2.000'],
        ['30', '40'],
      ],
      named: { rows: [1, 3], left: 1 },
      elsewhere: true,
    };
    expect(at(1, pasted)).toEqual(taken);
    const late = pasted.replace('feb-28\tmar-28', 'mar-28\tabr-28');
    const { named } = withoutTitles(flow(), COLUMNS, { top: 1, left: 0 }, tsv(late));
    expect(named).toEqual({ rows: [1, 3], left: 2 });
    // On another row they'd stand in rows of other streams.
    expect(at(0, pasted)).toEqual(taken);
    expect(at(3, pasted)).toEqual(taken);
    // Months that the flow doesn't have, or not side by side: as they are.
    for (const heads of ['ene-28\tfeb-28', 'feb-28\tabr-28']) {
      expect(at(1, pasted.replace('feb-28\tmar-28', heads)).titles).toEqual([]);
    }
  });

  test.each([
    ['Total trimestre', { totals: ['Total trimestre'] }],
    ['Acum.', { totals: ['Acum.'] }],
    ['Bono', { unknown: ['Bono'] }],
  ])('a column «%s» beside the months stays out with its figures, and is told', (head, told) => {
    expect(at(1, `\tfeb-28\t${head}\nSuite\t1.000\t2.000\nParqueadero\t30\t40`)).toEqual({
      titles: ['feb-28', 'Suite', 'Parqueadero'],
      block: [['1.000'], ['30']],
      named: { rows: [1, 3], left: 1 },
      elsewhere: true,
      ...told,
    });
  });

  const BOOKS = [
    'Cuenta\tfeb-28\tmar-28\tTotal',
    'Suite\t1.000\t2.000\t3.000',
    'Parqueadero\t30\t40\t70',
  ];
  const inBooks = (make: (line: string, at: number) => string) => BOOKS.map(make).join('\n');
  test.each([
    [
      'codes before the names',
      inBooks((line, at) => `${at === 0 ? 'Código' : 414_000 + at}\t${line}`),
    ],
    ['lines above', `Hotel Sur S.A.S.\t\t\t\nEstado de resultados\t\t\t\n${inBooks(String)}`],
    [
      'both, and what is of neither',
      `NIT 900.100.200\t\t\t\t\t\n${inBooks((line, at) => `${at === 0 ? 'Código' : 414_000 + at}\t${line.replace('\t', '\tHab\t')}`)}`,
    ],
  ])('figures of books go to the rows and months that they name, with %s', (_, text) => {
    expect(at(0, text)).toEqual({
      titles: ['feb-28', 'mar-28', 'Suite', 'Parqueadero'],
      block: [
        ['1.000', '2.000'],
        ['30', '40'],
      ],
      named: { rows: [1, 3], left: 1 },
      elsewhere: true,
      totals: ['Total'],
    });
  });

  test.each([
    [
      'above',
      '\tEnero\tFebrero\tMarzo\tTotal\nSuite\t500\t1.000\t2.000\t3.500\nTotal ingresos\t9\t9\t9\t27',
    ],
    ['at the side', '\tSuite\tTotal ingresos\nEnero\t500\t9\nFebrero\t1.000\t9\nMarzo\t2.000\t9'],
  ])('months without their year, %s, are of the year of the column where one is', (_, text) => {
    const [names, ...months] = COLUMNS;
    const columns = [names, { id: 'ene', header: 'ene 2028', align: 'right' }, ...months] as const;
    const model = { ...flow(), columns };
    const found = withoutTitles(model, columns, { top: 0, left: 3 }, tsv(text));
    expect(found).toMatchObject({
      block: [['500', '1.000', '2.000']],
      named: { rows: [1], left: 1 },
      year: 2028,
    });
    expect(withoutTitles(model, columns, { top: 0, left: 0 }, tsv(text)).titles).toEqual([]);
  });

  test('figures that are there already are taken again', () => {
    const plain = flow();
    const cell: GridModel['cell'] = (row, columnId) =>
      columnId === 'feb'
        ? { ...plain.cell(row, columnId), text: '1.000' }
        : plain.cell(row, columnId);
    const pasted = withoutTitles(
      { ...plain, cell },
      COLUMNS,
      { top: 1, left: 1 },
      tsv('\tfeb-28\nSuite\t1.000'),
    );
    expect(pasted.titles).toEqual(['feb-28', 'Suite']);
  });

  test('with the months at the side and the names of rows above: each name in its row', () => {
    const text =
      'Mes\tSuite\tParqueadero\tTotal\nfeb-28\t1.000\t30\t1.030\nmar-28\t2.000\t40\t2.040\nTotal\t3.000\t70\t3.070';
    const taken = {
      titles: ['feb-28', 'mar-28', 'Suite', 'Parqueadero'],
      block: [
        ['1.000', '2.000'],
        ['30', '40'],
      ],
      named: { rows: [1, 3], left: 1 },
      elsewhere: true,
      totals: ['Total'],
    };
    expect(at(0, text)).toEqual(taken);
    expect(withoutTitles(flow(), COLUMNS, { top: 0, left: 0 }, tsv(text))).toEqual(taken);
    // Of names that no row has nobody knows.
    expect(at(0, text.replace('Suite', 'Bar').replace('Parqueadero', 'Spa')).titles).toEqual([]);
  });

  test('names that no row has stay out with their figures, and are told', () => {
    const text = '\tfeb-28\tmar-28\nMinibar\t1.000\t2.000\nParqueadero\t30\t40\nSpa\t\t';
    expect(at(0, text)).toEqual({
      titles: ['feb-28', 'mar-28', 'Parqueadero'],
      block: [['30', '40']],
      named: { rows: [3], left: 1 },
      elsewhere: true,
      unknown: ['Minibar'],
    });
    // Where no name is known one may mean the cells themselves.
    expect(at(0, text.replace('Parqueadero', 'Bar')).titles).toEqual([]);
  });

  test('names in another order lead to their rows, each once', () => {
    const text = '\tfeb-28\nParqueadero\t30\nHabitación doble\t7';
    expect(at(1, text).named).toEqual({ rows: [3, 0], left: 1 });
    expect(at(1, `${text}\nParqueadero\t40`).titles).toEqual([]);
  });

  test('names alone lead to their rows in any order, in the column where one is', () => {
    const rows = [3, 0, 1];
    const taken = at(1, 'Parqueadero\t30\nHabitación doble\t7\n\t\nSuite\t8');
    expect(taken.named).toEqual({ rows, left: 2 });
    expect(taken).toMatchObject({ elsewhere: true, block: [['30'], ['7'], ['8']] });
    expect(at(0, 'Suite\t1.000\t2.000').named).toEqual({ rows: [1], left: 2 });
    expect(at(0, 'Suite\t8\nTotal\t8')).toMatchObject({
      named: { rows: [1], left: 2 },
      totals: ['Total'],
    });
    // Of a name without a row nobody knows what is meant.
    expect(at(1, 'Parqueadero\t30\nMinibar\t7').titles).toEqual([]);
  });

  describe('a group and a stream of it that are called alike', () => {
    const names = ['Ingresos', 'Parqueaderos', 'Parqueaderos', 'Suite'];
    const model: GridModel = {
      ...flow(),
      row: (row) => ({ id: `${row}`, kind: row < 2 ? 'group' : 'data', depth: 0 }),
      cell: (row, columnId) => ({
        text: columnId === 'name' ? (names[row] ?? '') : '',
        value: null,
        editable: columnId !== 'name' && row > 1,
        tone: 'input',
      }),
    };
    const pasted = (top: number, text: string) =>
      withoutTitles(model, COLUMNS, { top, left: 2 }, tsv(text));

    test.each([1, 2, 3])('the figure is of the one that takes it, pasted on row %d', (top) => {
      expect(pasted(top, 'Parqueaderos\t30').named?.rows).toEqual([2]);
      expect(pasted(top, 'Suite\t5\nParqueaderos\t30').named?.rows).toEqual([3, 2]);
    });

    test('with both of them each has its own, and who takes none is not told as pasted', () => {
      const both = pasted(3, 'Suite\t5\nParqueaderos\t30\nParqueaderos\t31\nIngresos\t36');
      expect(both.named?.rows).toEqual([3, 1, 2, 0]);
      expect(both.titles).toEqual(['Suite', 'Parqueaderos']);
    });
  });

  test('totals below or between them stay out, and are told', () => {
    const text =
      '\tmar-28\nHabitación doble\t7\nSubtotal alojamiento\t7\nParqueadero\t30\nTOTAL\t37';
    expect(at(0, text)).toEqual({
      titles: ['mar-28', 'Habitación doble', 'Parqueadero'],
      block: [['7'], ['30']],
      named: { rows: [0, 3], left: 2 },
      totals: ['Subtotal alojamiento', 'TOTAL'],
    });
    expect(at(3, '\tfeb-28\tmar-28\tTotal\nSuite\t1\t2\t3\nTotal\t1\t2\t3')).toEqual({
      titles: ['feb-28', 'mar-28', 'Suite'],
      block: [['1', '2']],
      named: { rows: [1], left: 1 },
      elsewhere: true,
      totals: ['Total'],
    });
    // Of a row that is called so it is a figure like others, which the row takes or refuses.
    const rows = { ...flow(), rowCount: 2 };
    const names = ['Suite', 'Total'];
    const model: GridModel = {
      ...rows,
      row: (row) => ({ id: `${row}`, kind: 'data', depth: 0 }),
      cell: (row, columnId) => ({
        ...rows.cell(row, columnId),
        text: columnId === 'name' ? (names[row] ?? '') : '',
      }),
    };
    const own = withoutTitles(
      model,
      COLUMNS,
      { top: 0, left: 2 },
      tsv('\tmar-28\nSuite\t7\nTotal\t7'),
    );
    expect(own.named).toEqual({ rows: [0, 1], left: 2 });
    expect(own.totals).toBeUndefined();
  });

  test('what stands in a cell of words already is no figure that it would take', () => {
    const model = flow();
    const words: GridModel = {
      ...model,
      cell: (row, columnId) =>
        row === 0 && columnId === 'mar'
          ? { ...model.cell(row, columnId), text: 'Norte' }
          : model.cell(row, columnId),
      editor: (row) => ({ type: 'text', text: '', numeric: row !== 0 }),
    };
    const pasted = (text: string) =>
      withoutTitles(words, COLUMNS, { top: 0, left: 2 }, tsv(text)).titles;
    expect(pasted('Habitación doble\tNorte\nSuite\t1.000')).toEqual(['Habitación doble', 'Suite']);
    expect(pasted('Habitación doble\tSur\nSuite\t1.000')).toEqual([]);
  });

  test('a name that two rows have says of neither that it is meant', () => {
    const model = flow();
    const twice: GridModel = {
      ...model,
      cell: (row, columnId) =>
        columnId === 'name' && row > 0
          ? { ...model.cell(row, columnId), text: row > 1 ? 'Tarifa' : 'Suite' }
          : model.cell(row, columnId),
      row: (row) => ({ id: `${row}`, kind: 'data', depth: 0 }),
    };
    const text = 'Habitación doble\t1.000\nTarifa\t2.000';
    expect(withoutTitles(twice, COLUMNS, { top: 0, left: 2 }, tsv(text)).titles).toEqual([]);
  });

  test('a sheet that would make new columns is left to the person', () => {
    const growing: GridModel = { ...flow(), newColumnId: () => 'new' };
    const pasted = (text: string) =>
      withoutTitles(growing, COLUMNS, { top: 0, left: 2 }, tsv(text)).titles;
    expect(pasted('Habitación doble\t1\t2')).toEqual(['Habitación doble']);
    expect(pasted('Habitación doble\t1\t2\t3')).toEqual([]);
  });

  test.each([
    ['other months than those they go to', 'feb-28\tmar-28\n1.000\t2.000'],
    ['a word that says of a month why it has no figure', 'Cerrado\t1.000\n900\t2.000'],
    ['titles of which one has none of its names', 'mar 2028\tTotal\n1.000\t2.000'],
    ['words among the figures', 'mar 2028\nN/A\n2.000'],
    ['nothing but titles', 'mar 2028\tabr 2028'],
    ['figures alone', '1.000\t2.000\n3.000\t4.000'],
  ])('%s: as they are', (_, text) => {
    expect(at(0, text)).toEqual({ block: tsv(text), titles: [] });
  });

  test('a cell of words takes a title for what it is', () => {
    const text = 'mar 2028\n1.000';
    expect(at(0, text, false)).toEqual({ block: tsv(text), titles: [] });
  });

  test('what the grid itself copied of cells that are not typed stays whole', () => {
    const block: Block = [['mar 2028'], [{ text: '1000', readOnly: true }]];
    expect(withoutTitles(flow(), COLUMNS, { top: 0, left: 2 }, block).block).toBe(block);
  });
});

describe('a report of what was planned and what came of it', () => {
  const REAL = [['207.440.000'], ['111.250.000']];
  const rows = (pick: (figures: readonly string[]) => readonly string[]) =>
    [
      ['Habitación doble', '212.831.500', '207.440.000', '-5.391.500', '-2,5%'],
      ['Suite', '108.624.000', '111.250.000', '2.626.000', '2,4%'],
    ]
      .map(([name = '', ...figures]) => [name, ...pick(figures)].join('\t'))
      .join('\n');
  const all = rows((figures) => figures);

  test.each([
    [
      'each with its month',
      `Concepto\tPresupuesto abr-28\tReal abr-28\tVariación\tVar %\n${all}`,
      ['Presupuesto abr-28', 'Variación', 'Var %'],
    ],
    [
      'below its month',
      `Concepto\tabr-28\t\t\t\n\tPpto\tEjecutado\tDif.\t% ejecución\n${all}`,
      ['Ppto', 'Dif.', '% ejecución'],
    ],
    [
      'of a month without its year',
      `Cuenta\tPresup. abril\tReal abril\n${rows((figures) => figures.slice(0, 2))}`,
      ['Presup. abril'],
    ],
  ])('its real figures go to their month, wherever one is: %s', (_, text, planned) => {
    const found = at(0, text);
    expect(found.block).toEqual(REAL);
    expect(found.named).toEqual({ rows: [0, 1], left: 3 });
    expect(found.planned).toEqual(planned);
  });

  test('so they do upon the names of rows', () => {
    const text = `Concepto\tPresupuesto abr-28\tReal abr-28\tVariación\tVar %\n${all}`;
    const found = withoutTitles(flow(), COLUMNS, { top: 0, left: 0 }, tsv(text));
    expect([found.block, found.named]).toEqual([REAL, { rows: [0, 1], left: 3 }]);
  });

  test('without a month they go to the one where one is', () => {
    const found = at(0, `Concepto\tPresupuesto\tReal\tVariación\tVar %\n${all}`);
    expect([found.block, found.named]).toEqual([REAL, { rows: [0, 1], left: 2 }]);
  });

  test('of several months each goes to its own', () => {
    const text = `Concepto\tPpto feb-28\tReal feb-28\tPpto mar-28\tReal mar-28\nSuite\t1\t20\t3\t40`;
    const found = at(1, text);
    expect([found.block, found.named]).toEqual([[['20', '40']], { rows: [1], left: 1 }]);
  });

  test('real figures alone stay as they are, and so does any other table', () => {
    expect(at(0, 'Concepto\tReal abr-28\nSuite\t20').planned).toBeUndefined();
    expect(at(0, 'Concepto\tPlan A\tPlan B\nSuite\t20\t30').planned).toBeUndefined();
  });
});
