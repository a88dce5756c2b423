// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast, type ToastOptions } from '../../../ui/index.ts';
import { GridController } from '../controller.ts';
import type { GridModel } from '../model.ts';
import { between } from '../selection/selection.ts';
import { type Sample, sampleModel } from '../testing/grid-sample.ts';
import { pasteBlock } from './clipboard.ts';

/** Incomes by group, a month of them in thousands; the groups are sums. */
const ROWS: readonly (readonly [string, number])[] = [
  ['Alojamiento', 300_000],
  ['Habitaciones', 215_000],
  ['Suites', 85_000],
  ['Parqueaderos', 9_000],
  ['Sótano', 9_000],
  ['Alquileres', 0],
  ['Local', 0],
  ['Total', 309_000],
];
const GROUPS = [0, 3, 5, 7];

function flow(more: Partial<GridModel> = {}) {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const sample = sampleModel(ROWS);
  const model: Sample = {
    ...sample,
    row: (row) => ({ ...sample.row(row), ...(GROUPS.includes(row) ? { expanded: true } : {}) }),
    cell: (row, columnId) => ({
      ...sample.cell(row, columnId),
      editable: columnId === 'b' && !GROUPS.includes(row),
    }),
    columns: sample.columns.map((column) => ({ ...column, pinned: column.id === 'a' })),
    editor: () => ({ type: 'text', text: '', numeric: true }),
    ...more,
  };
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(model, parts, 28);
  vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
  const warning = vi.spyOn(toast, 'warning').mockReturnValue(() => undefined);
  /** `first` and `last`: the columns of the selected cells. */
  const paste = (row: number, texts: readonly string[], isOwn = false, last = 1, first = 1) => {
    grid.selecting.select(between({ row, col: first }, { row, col: last }));
    pasteBlock(
      grid,
      texts.map((text) => text.split('\t')),
      isOwn,
    );
  };
  const asked = (): [string?, ToastOptions?] => warning.mock.calls.at(-1) ?? [];
  const press = (label: string) => {
    const { action, otherAction } = asked()[1] ?? {};
    [action, otherAction].find((one) => one?.label === label)?.onSelect();
  };
  const written = () => model.calls.flat().map(({ row, text }) => `${ROWS[row]?.[0]}=${text}`);
  return { grid, model, paste, asked, press, written };
}

afterEach(() => vi.restoreAllMocks());

describe('a column of figures over rows that take none', () => {
  const REAL = ['201.000', '79.000', '8.100', '4.500'];

  test('is asked about before anything changes, with the rows of both ways', () => {
    const { paste, asked, written } = flow();
    paste(1, REAL);
    expect(written()).toEqual([]);
    expect(asked()[0]).toBe(
      'No se ha pegado nada: una cifra caería en «Parqueaderos», donde no se escribe. ' +
        'Si saltas los subtotales, van en orden a «Habitaciones», «Suites», «Sótano» y «Local»; en su sitio, esa no se pega.',
    );
  });

  test('passes them by, in order', () => {
    const { paste, press, written } = flow();
    paste(1, REAL);
    press('Saltar los subtotales');
    expect(written()).toEqual([
      'Habitaciones=201.000',
      'Suites=79.000',
      'Sótano=8.100',
      'Local=4.500',
    ]);
  });

  test('or goes in its place, and what is not pasted is told by its row', () => {
    const { grid, paste, press, written } = flow();
    paste(1, REAL);
    press('Pegar en su sitio');
    expect(written()).toEqual(['Habitaciones=201.000', 'Suites=79.000', 'Sótano=4.500']);
    expect(grid.layer.textContent).toContain('1 celda no se pegó: celda de solo lectura');
    expect(grid.layer.textContent).toContain('Parqueaderos');
  });

  test('are told from rows that are computed otherwise', () => {
    const { paste, asked } = flow({ row: (row) => ({ id: `r${row}`, kind: 'data', depth: 0 }) });
    paste(1, REAL);
    expect(asked()[1]?.action?.label).toBe('Saltar esas filas');
  });

  test('with its head is asked about once', () => {
    const { paste, asked, press, written } = flow();
    vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
    paste(1, ['Ingresos reales', ...REAL]);
    expect(asked()[0]).toMatch(/^No se ha pegado nada: una cifra caería en «Parqueaderos»/);
    press('Saltar los subtotales');
    expect(toast.warning).toHaveBeenCalledTimes(1);
    expect(written()).toHaveLength(4);
  });

  test('goes nowhere once the rows are others than those that it was asked about', () => {
    const { grid, model, paste, press, written } = flow();
    paste(1, REAL);
    grid.model = { ...model, row: (row) => ({ ...model.row(row), id: `other${row}` }) };
    press('Saltar los subtotales');
    expect(written()).toEqual([]);
  });

  test.each([
    ['copied within the app', 1, REAL, true],
    ['that leaves them empty', 1, ['201.000', '79.000', '', '8.100'], false],
    ['that says the same there', 1, ['201.000', '79.000', '9000', '8.100'], false],
    ['of rows that all take them', 1, ['201.000', '79.000'], false],
    ['with a word in it', 1, ['201.000', 'cerrado', '9.100'], false],
    ['over nothing but sums below', 6, ['4.500', '4.500'], false],
  ])('is not asked about: one %s', (_, row, texts, isOwn) => {
    const { paste, asked, written } = flow();
    paste(row, texts, isOwn);
    expect(asked()).toEqual([]);
    expect(written().length).toBeGreaterThan(0);
  });
});

describe('figures with names of which one is of no row', () => {
  const labels = ([, options]: [string?, ToastOptions?]) =>
    [options?.action, options?.otherAction].flatMap((one) => (one ? [one.label] : []));

  test('are asked about with the rows of the others, to which they go by their names', () => {
    const { paste, asked, press, written } = flow();
    paste(1, ['Local\t45', 'Minibar\t20', 'Habitaciones\t210', 'Sótano\t9']);
    expect(written()).toEqual([]);
    expect(asked()[0]).toBe(
      'No se pegó nada: aquí no hay filas que se llamen «Minibar». ' +
        'Las otras filas van a «Habitaciones», «Sótano» y «Local».',
    );
    // In their order they would fall on rows of other names.
    expect(labels(asked())).toEqual(['Pegar las otras 3']);
    press('Pegar las otras 3');
    expect(written()).toEqual(['Habitaciones=210', 'Sótano=9', 'Local=45']);
    expect(asked()[0]).toBe(
      'Se pegaron las cifras en las filas de sus nombres: «Local», «Habitaciones», «Sótano». ' +
        'No se pegaron las de «Minibar»: aquí nada se llama así.',
    );
  });

  test('go in their order too where the known ones stand so here', () => {
    const { paste, asked, press, written } = flow();
    paste(1, ['Habitaciones\t210', 'Suite doble\t80']);
    expect(asked()[0]).toContain('La otra fila va a «Habitaciones».');
    expect(labels(asked())).toEqual(['Pegar la otra', 'Pegar todas en orden']);
    press('Pegar todas en orden');
    expect(written()).toEqual(['Habitaciones=210', 'Suites=80']);
  });

  test('go to the same rows pasted upon the names, and a total is no row that is missing', () => {
    const { grid, paste, asked, press, written } = flow();
    paste(1, ['Suites\t80', 'Minibar\t20', 'Local\t45', 'Total general\t145']);
    press('Pegar las otras 2');
    expect(written()).toEqual(['Suites=80', 'Local=45']);
    expect(asked()[0]).toContain('Sin «Total general», que es un total.');
    grid.selecting.select(between({ row: 1, col: 0 }, { row: 1, col: 0 }));
    pasteBlock(grid, [
      ['Suites', '81'],
      ['Minibar', '20'],
    ]);
    press('Pegar la otra');
    expect(written().at(-1)).toBe('Suites=81');
  });

  test('are only figures where no name is known', () => {
    const { paste, asked } = flow();
    paste(1, ['Minibar\t20', 'Casino\t45']);
    expect(labels(asked())).toEqual(['Pegar solo las cifras']);
  });
});

describe('amounts over cells that show thousands', () => {
  const inThousands = () =>
    flow({ typedUnit: (_, id) => (id === 'b' ? { name: 'miles', by: 1_000 } : undefined) });

  test('are asked about where in pesos they are like what stands there', () => {
    const { model, paste, asked, press } = inThousands();
    paste(1, ['$ 198.500.000']);
    expect(model.calls).toEqual([]);
    const [said, options] = asked();
    expect(said).toContain('Lo que pegas, ¿está en pesos o en miles?');
    const labels = [options?.action, options?.otherAction].map((one) => one?.label);
    expect(labels.map((label) => label?.replaceAll('\u00A0', ' '))).toEqual([
      'En pesos: $ 198.500.000',
      'En miles: $ 198.500.000.000',
    ]);
    press(labels[0] ?? '');
    expect(model.calls).toEqual([
      [{ row: 1, columnId: 'b', text: '$ 198.500.000', isUnscaled: true }],
    ]);
  });

  test('stay as typed ones where they are thousands', () => {
    const { model, paste, asked, press } = inThousands();
    paste(1, ['198.500.000']);
    press(asked()[1]?.otherAction?.label ?? '');
    expect(model.calls).toEqual([[{ row: 1, columnId: 'b', text: '198.500.000' }]]);
  });

  test.each([
    // 215,000 stands there, and 0 where it is row 6.
    ['like what stands there', 1, '198.500', false],
    ['in pesos too more than thirty times as much', 1, '7.000.000.000.000', false],
    ['a bit less than a hundred times as much', 1, '21.400.000', false],
    ['without a sign where nothing stands', 6, '4.500.000', false],
    ['with a sign, but little, where nothing stands', 6, '$ 999.999', false],
    ['copied within the app', 1, '198.500.000', true],
  ])('are not asked about: %s', (_, row, text, isOwn) => {
    const { paste, asked, written } = inThousands();
    paste(row, [text], isOwn);
    expect(asked()).toEqual([]);
    expect(written()).toHaveLength(1);
  });

  test('with a sign are asked about where nothing stands', () => {
    const { paste, written } = inThousands();
    paste(6, ['$ 1.000.000']);
    expect(written()).toEqual([]);
  });

  test('are asked about once it is said which rows they are of', () => {
    const { model, paste, asked, press } = inThousands();
    paste(2, ['80.000.000', '9.500.000']);
    press('Saltar los subtotales');
    expect(model.calls).toEqual([]);
    press(asked()[1]?.action?.label ?? '');
    expect(model.calls[0]?.map(({ row, isUnscaled }) => [row, isUnscaled])).toEqual([
      [2, true],
      [4, true],
    ]);
  });
});

describe('a column of figures on a row of records side by side', () => {
  const PARTS = [
    ['Tarifa', 1, 2, 3],
    ['Unidades', 4, 5, 6],
    ['Total', 7, 8, 9],
  ] as const;

  /** `isShare`: of rows whose figures are percentages. */
  function sideBySide(isShare: (row: number) => boolean = () => false) {
    const sample = sampleModel(PARTS);
    const records = { along: 'columns', at: () => null } as unknown as GridModel['records'];
    return flow({
      ...sample,
      calls: sample.calls,
      ...(records ? { records } : {}),
      columns: sample.columns.map((column) => ({ ...column, pinned: column.id === 'a' })),
      cell: (row, id) => ({ ...sample.cell(row, id), editable: id !== 'a' && row < 2 }),
      editor: (row) => ({
        type: 'text',
        text: '',
        numeric: true,
        ...(isShare(row) ? { mayBeFraction: () => false } : {}),
      }),
    } as Partial<GridModel>);
  }

  test('is asked about where it would run down into others', () => {
    const { grid, paste, asked, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['500', '260', '620']);
    expect(asked()[0]).toBe(
      'No se ha pegado nada: hacia abajo caerían también en «Unidades» y «Total». ¿Son todas de «Tarifa», una por columna?',
    );
    expect(edit).not.toHaveBeenCalled();
    press('A lo ancho, una por columna');
    expect(edit.mock.calls[0]?.[0]).toEqual([
      { row: 0, columnId: 'b', text: '500' },
      { row: 0, columnId: 'c', text: '260' },
      { row: 0, columnId: 'd', text: '620' },
    ]);
  });

  test.each(['', '—', ' - '])(
    'is asked about with «%s» of one that has none, which stays empty',
    (none) => {
      const { grid, paste, asked, press } = sideBySide();
      const edit = vi.spyOn(grid.model, 'edit');
      paste(0, ['500', none, '620']);
      expect(asked()[0]).toContain('¿Son todas de «Tarifa», una por columna?');
      expect(edit).not.toHaveBeenCalled();
      press('A lo ancho, una por columna');
      expect(edit.mock.calls[0]?.[0]).toEqual([
        { row: 0, columnId: 'b', text: '500' },
        { row: 0, columnId: 'c', text: '' },
        { row: 0, columnId: 'd', text: '620' },
      ]);
    },
  );

  test('is asked about where it runs past the last row', () => {
    const { grid, paste, asked, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(1, ['500', '260', '620']);
    expect(asked()[0]).toBe(
      'No se ha pegado nada: hacia abajo caerían también en «Total» y fuera de la tabla. ¿Son todas de «Unidades», una por columna?',
    );
    press('A lo ancho, una por columna');
    expect(edit.mock.calls[0]?.[0]).toMatchObject([
      { text: '500' },
      { text: '260' },
      { text: '620' },
    ]);
  });

  test('is asked about once with its head, which stays out', () => {
    const { grid, paste, asked, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    const told = vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
    paste(0, ['Canon', '500', '260', '620']);
    expect(asked()[0]).toBe(
      'No se ha pegado nada: hacia abajo caerían también en «Unidades» y «Total». ¿Son todas de «Tarifa», una por columna?',
    );
    press('A lo ancho, una por columna');
    expect(toast.warning).toHaveBeenCalledTimes(1);
    expect(edit.mock.calls[0]?.[0]).toMatchObject([
      { row: 0, columnId: 'b', text: '500' },
      { row: 0, columnId: 'c', text: '260' },
      { row: 0, columnId: 'd', text: '620' },
    ]);
    expect(told.mock.calls[0]?.[0]).toBe('Se pegaron las cifras sin su título: «Canon».');
  });

  test('is asked about upon a selected row, which it would fill with each of its figures', () => {
    const { grid, paste, asked, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['500', '260', '620'], false, 3);
    expect(asked()[0]).toContain('¿Son todas de «Tarifa», una por columna?');
    press('A lo ancho, una por columna');
    expect(edit.mock.calls[0]?.[0]).toMatchObject([
      { row: 0, columnId: 'b', text: '500' },
      { row: 0, columnId: 'c', text: '260' },
      { row: 0, columnId: 'd', text: '620' },
    ]);
  });

  test.each([
    ['its whole row', 3],
    ['its name', 0],
  ])('is asked about upon %s as well, with its head or without', (_, last) => {
    const { grid, paste, asked, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
    for (const head of [[], ['Canon 2026']]) {
      paste(0, [...head, '500', '260', '620'], false, last, 0);
      expect(asked()[0]).toContain('¿Son todas de «Tarifa», una por columna?');
      press('A lo ancho, una por columna');
      expect(edit.mock.lastCall?.[0]).toMatchObject([
        { row: 0, columnId: 'b', text: '500' },
        { row: 0, columnId: 'c', text: '260' },
        { row: 0, columnId: 'd', text: '620' },
      ]);
    }
  });

  test.each([3, 0])('beside the name a row of figures begins as well: %s', (last) => {
    const { grid, paste, asked } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['500\t260\t620'], false, last, 0);
    expect(asked()).toEqual([]);
    expect(edit.mock.calls[0]?.[0]).toEqual([
      { row: 0, columnId: 'b', text: '500' },
      { row: 0, columnId: 'c', text: '260' },
      { row: 0, columnId: 'd', text: '620' },
    ]);
  });

  test('goes along without the sum at its end', () => {
    const { grid, paste, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    const told = vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
    paste(0, ['$ 500', '$ 260', '$ 620', '$ 1.380']);
    press('A lo ancho, una por columna');
    expect(edit.mock.calls[0]?.[0]).toHaveLength(3);
    expect(told.mock.calls[0]?.[0]).toBe('Sin «$ 1.380», que es la suma de las demás.');
  });

  test('says which of its figures find no column', () => {
    const { grid, paste, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    const told = vi.spyOn(toast, 'info').mockReturnValue(() => undefined);
    paste(0, ['500', '260', '620', '700', '900']);
    press('A lo ancho, las primeras 3 de 5');
    expect(edit.mock.calls[0]?.[0]).toHaveLength(3);
    expect(told.mock.calls[0]?.[0]).toBe('No caben «700» y «900»: no hay más columnas.');
  });

  test('is asked about where alike figures would fall on a percentage as well', () => {
    const { grid, paste, asked } = sideBySide((row) => row === 1);
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['$ 2.300.000', '$ 2.750.000']);
    expect(asked()[0]).toContain('caerían también en «Unidades»');
    expect(edit).not.toHaveBeenCalled();
    // A rent and its occupancy are of one record.
    paste(0, ['2.300.000', '95 %']);
    paste(0, ['2.300.000', '95']);
    expect(edit).toHaveBeenCalledTimes(2);
  });

  test('goes down without a second question', () => {
    const { grid, paste, press } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['Canon', '500', '260', '620']);
    press('Hacia abajo');
    expect(toast.warning).toHaveBeenCalledTimes(1);
    expect(edit.mock.calls[0]?.[0]).toMatchObject([{ row: 0 }, { row: 1 }]);
  });

  test('goes down without a question where all rows take it, and where the grid copied it', () => {
    const { grid, paste, asked } = sideBySide();
    const edit = vi.spyOn(grid.model, 'edit');
    paste(0, ['500', '260']);
    paste(0, ['500', '260', '620'], true);
    expect(asked()).toEqual([]);
    expect(edit).toHaveBeenCalledTimes(2);
  });
});

describe('percentages that a spreadsheet has without their format', () => {
  const percentages = () => {
    const mayBeFraction = (typed: string) => typed === '0,95' || typed === '0,9';
    return flow({
      row: (row) => ({ id: `${row}`, kind: 'data', depth: 0 }),
      cell: (row, id) => ({ ...sampleModel(ROWS).cell(row, id), editable: id === 'b' }),
      editor: () => ({ type: 'text', text: '', numeric: true, mayBeFraction }),
    });
  };

  test.each([
    ['Es 95 %', ['Alojamiento=95', 'Habitaciones=100', 'Suites=90']],
    ['Es 0,95 %', ['Alojamiento=0,95', 'Habitaciones=1', 'Suites=0,9']],
  ])('are asked about: «%s»', (label, pasted) => {
    const { paste, asked, press, written } = percentages();
    paste(0, ['0,95', '1', '0,9']);
    expect(asked()[0]).toBe(
      'No se ha pegado nada. Lo que pegas en porcentajes, ¿es 95 % o 0,95 %?',
    );
    expect(written()).toEqual([]);
    press(label);
    expect(written()).toEqual(pasted);
  });

  test.each([[['0,95', '62']], [['0,95 %', '0,9 %']], [['0,95']]])(
    'are plain where some are no part of one, or they say it, or it is one alone: %j',
    (texts) => {
      const { paste, asked, written } = percentages();
      paste(0, texts);
      expect(asked()).toEqual([]);
      expect(written()).toHaveLength(texts.length);
    },
  );
});

test('a table of months whose rows or months are none here is pasted nowhere', () => {
  const { paste, asked, written } = flow({ inTime: true });
  const table = [
    'Código\tCuenta\tene 2027\tfeb 2027',
    '4140\tBar\t500\tn.d.',
    '4150\tSpa\t260\t300',
  ];
  paste(0, table);
  expect(asked()[0]).toContain('es una tabla de meses, y sus filas o sus meses no son los de aquí');
  expect(written()).toEqual([]);
});

describe('amounts below a line that says what they are in', () => {
  const columns = [
    { id: 'a', header: 'Concepto', align: 'left', pinned: true },
    { id: 'b', header: 'abr 2028', align: 'right' },
  ] as const;
  const inUnit = (by: number) =>
    flow({
      columns,
      inTime: true,
      typedUnit: (_, id) => (id === 'b' ? { name: 'pesos', by } : undefined),
    });
  const REPORT = [
    'Concepto\tPresupuesto abr-28\tReal abr-28',
    'Suites\t80,1\t81,5',
    'Local\t9\t(10)',
  ];

  test.each([
    ['Cifras en millones de COP', 1_000_000],
    ['EJECUCIÓN ABRIL (cifras en millones)', 1_000_000],
    ['Informe (miles de pesos)', 1_000],
  ])('go in full, whatever the cells show: %s', (line, scale) => {
    for (const by of [1, 1_000]) {
      const { model, paste } = inUnit(by);
      paste(1, ['Informe de gestión', line, '', ...REPORT]);
      expect(model.calls).toEqual([
        [
          { row: 2, columnId: 'b', text: `=81,5*${scale}`, isUnscaled: true },
          { row: 6, columnId: 'b', text: `=-10*${scale}`, isUnscaled: true },
        ],
      ]);
    }
  });

  test('go as they stand where no line says it', () => {
    const { model, paste } = inUnit(1);
    paste(1, ['Informe de gestión', '', ...REPORT]);
    expect(model.calls.flat().map(({ text }) => text)).toEqual(['81,5', '(10)']);
  });
});

describe('figures of years upon a flow', () => {
  const WHERE = 'las cifras de un año van en sus listas.';
  const upon = (header: string) =>
    flow({
      inTime: true,
      ofYears: WHERE,
      columns: sampleModel(ROWS).columns.map((column) =>
        column.id === 'a' ? { ...column, pinned: true } : { ...column, header },
      ),
    });
  const PRO_FORMA = [
    'HOTEL BOUTIQUE SAN DIEGO\t\t',
    'Cifras en millones de COP\t\t',
    '\t\t',
    'Concepto\t2028\t2029',
    'Restaurante\t1.480,0\t1.554,0',
    'Spa\t410,0\t430,5',
  ];

  test('by months: what has years for heads is told where it goes', () => {
    const { paste, asked, written } = upon('ene 2028');
    paste(1, PRO_FORMA);
    expect(asked()[0]).toBe(`No se pegó nada: ${WHERE}`);
    paste(1, ['Habitaciones\tAño 1\tAño 2\tAño 3', '\t1.480\t1.554\t1.600']);
    expect(asked()[0]).toBe(`No se pegó nada: ${WHERE}`);
    expect(written()).toEqual([]);
  });

  test('by months: figures and months are pasted as ever', () => {
    const { paste, asked, written } = upon('ene 2028');
    paste(1, ['2.028', '2.029']);
    paste(1, ['\tene 2028', 'Habitaciones\t215.000']);
    expect(asked()).toEqual([]);
    expect(written()).toEqual(['Habitaciones=2.028', 'Suites=2.029', 'Habitaciones=215.000']);
  });

  test('by years: so is any figure', () => {
    const { paste, asked, written } = upon('2028-29');
    paste(1, ['1.480', '1.554']);
    expect(asked()[0]).toBe(`No se pegó nada: ${WHERE}`);
    expect(written()).toEqual([]);
  });
});
