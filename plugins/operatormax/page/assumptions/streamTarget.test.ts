// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { doubtsOf } from '../../../../src/workbench/listImport/doubts.ts';
import { guessMapping } from '../../../../src/workbench/listImport/guess.ts';
import { filledIn, guessLayout } from '../../../../src/workbench/listImport/layout.ts';
import { headScore, recordsFor } from '../../../../src/workbench/listImport/parts.ts';
import { planOf, tried } from '../../../../src/workbench/listImport/plan.ts';
import { Session } from '../../../../src/workbench/index.ts';
import {
  emptyProject,
  type Expense,
  type Income,
  type ProjectData,
} from '../../document/document.ts';
import tool from '../../tool.ts';
import { incomeId } from '../../model/structure.ts';
import { EXPENSES, INCOMES, type StreamList } from './streamLists.ts';
import { streamTarget } from './streamTarget.ts';

const HEADS = ['Concepto', 'Tipo', 'Tarifa', 'Unidades', 'Ocupación', 'Porcentaje', 'Ingreso base'];
const ROWS = [
  ['Hotel', 'RevPar', '1.000', '10', '50 %', '', ''],
  ['Restaurante', 'Dependientes', '', '', '', '20', 'Hotel'],
  ['Lavandería', 'Servicios', '5', '7', '80', '', ''],
];

function imported(rows: readonly string[][], replace: boolean) {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(INCOMES);
  const records = { heads: HEADS, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const mode = replace ? 'replace' : 'add';
  const choices = {
    mapping,
    mode,
    mark: ',',
    turned: false,
    ways: new Map(),
  } as const;
  const take = () => {
    const names = target.names(session);
    const { edits, count, places } = planOf(records, choices, target, names);
    const taken = { label: 'Importar', edits, count, replace };
    const refused = target.take(session, taken);
    return refused.map((edit) => [places.get(`${edit.row} ${edit.columnId}`), edit.reason]);
  };
  return { session, mapping, take };
}

describe('streams from elsewhere', () => {
  it('that take the place of others keep under the same name their notes and real months', () => {
    const { session, take } = imported(ROWS, true);
    take();
    const [hotel, , laundry] = session.document.createdIncomes.map(({ id }) => id);
    session.edit('Dato real', (draft) => {
      draft.overrides = { [laundry ?? '']: { '2028-03': 12_000_000 } };
    });
    session.setNote({ id: 'i1.tarifa' }, { text: 'Cotización de mayo', source: '', date: '' });
    take();
    expect(session.document.createdIncomes.map(({ id }) => id)).toEqual([
      hotel,
      expect.any(String),
      laundry,
    ]);
    expect(session.document.overrides[laundry ?? '']).toEqual({ '2028-03': 12_000_000 });
    expect(session.noteAt({ id: 'i1.tarifa' })?.text).toBe('Cotización de mayo');
  });

  it('have no value from the title over their values', () => {
    const rows = [
      ['Supuestos de ingresos', 'Valor'],
      ['Nombre', 'Habitaciones'],
      ['Tipo de ingreso', 'RevPAR'],
      ['Número de habitaciones', '40'],
    ];
    const target = streamTarget(INCOMES);
    const mapping = guessMapping(
      recordsFor({ name: '', rows }, { head: 0, turned: true }, target),
      target,
    );
    expect(mapping[0]).toBe('');
    expect(mapping.slice(1)).not.toContain('');
  });

  it('are read from values beside what they are, without the sources of these', () => {
    const rows = [
      ['SUPUESTOS HOTEL', '', 'Fuente'],
      ['Número de habitaciones', '54', 'licencia'],
      ['Tarifa promedio mensual', '$ 6.150.000', '205.000 x noche'],
      ['Ocupación estabilizada', '67%', 'COTELCO'],
    ];
    const target = streamTarget(INCOMES);
    const table = { name: '', rows };
    const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
    expect(layout).toEqual({ head: 0, turned: true });
    const records = recordsFor(table, layout, target);
    const mapping = guessMapping(records, target);
    expect(mapping).toEqual(['', 'cantidad', 'tarifa', 'ocupacion']);
    const choices = { mode: 'add', mark: ',', turned: true, ways: new Map() } as const;
    const { added, notices } = planOf(records, { mapping, ...choices }, target, []);
    expect(added).toBe(1);
    expect(notices).toContain('No se toma «Fuente» (columna 3): no trae cifras.');
  });

  it('tell of nights, and count rooms and square metres, where other incomes have a rate of a month', () => {
    const heads = [
      'Rubro',
      'Tipo',
      'Tarifa por noche',
      'No. de habitaciones',
      'Área (m²)',
      'Canon por m²',
    ];
    const lines = [
      { cells: ['Estándar', 'Hotel', '385.000', '38', '', ''], at: 1 },
      { cells: ['Local', 'Arriendo', '', '', '180', '92.500'], at: 2 },
    ];
    const target = streamTarget(INCOMES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'tipo', 'tarifa', 'cantidad', 'cantidad', 'tarifa']);
    const asked = doubtsOf({ heads, lines }, mapping, ',', target);
    expect(asked.map(({ question }) => question)).toEqual([
      'De «Tarifa por noche» a «Tarifa al mes»',
    ]);
  });

  it('are asked whether a rate without a period is of a night, where it is too low for a month', () => {
    const target = streamTarget(INCOMES);
    const heads = ['Concepto', 'Tipo', 'Unidades', 'Tarifa'];
    const ask = (...cells: string[][]) => {
      const lines = cells.map((each, at) => ({ cells: each, at: at + 1 }));
      const mapping = guessMapping({ heads, lines }, target);
      const asked = doubtsOf({ heads, lines }, mapping, ',', target);
      const typed = (label: string) =>
        cells.map((each) =>
          asked[0]?.ways.find((way) => way.label === label)?.read(each[3] ?? '', each),
        );
      return { asked: asked.map(({ question, ways }) => [question, ways.length]), typed };
    };
    const suites = ['Suites', 'Hospedaje', '24', '$ 285.000'];
    const places = ['Parqueadero', 'Parqueadero', '20', '$ 180.000'];
    const { asked, typed } = ask(suites, places);
    expect(asked).toEqual([['«Tarifa»: ¿de una noche o de un mes?', 3]]);
    expect(typed('Noche × 30')).toEqual(['=285000*30', '$ 180.000']);
    expect(typed('Noche × 365/12')).toEqual(['=285000*365/12', '$ 180.000']);
    expect(typed('Al mes')).toEqual(['$ 285.000', '$ 180.000']);
    expect(ask(['Coliving', 'RevPAR', '40', '1.850.000'], places).asked).toEqual([]);
    expect(ask(places).asked).toEqual([]);
  });

  it('stand beside another list, each under its title', () => {
    const rows = [
      ['INGRESOS', '', '', '', 'EGRESOS', ''],
      ['Concepto', 'Tipo', 'Tarifa mensual', '', 'Concepto', 'Valor mensual'],
      ['Dormitorios', 'Hotel', '1.950.000', '', 'Aseo', '1.623.500'],
      ['', '', '', '', 'Internet', '480.000'],
    ];
    const table = { name: '', rows };
    const read = <S extends Income | Expense>(list: StreamList<S>) => {
      const target = streamTarget(list);
      const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
      expect(layout).toEqual({ head: 1, turned: false });
      const records = recordsFor(table, layout, target);
      const names = records.lines.map(({ cells }) => filledIn(cells)[0]);
      return { mapping: guessMapping(records, target), names, parts: records.parts };
    };
    expect(read(INCOMES)).toEqual({
      mapping: ['nombre', 'tipo', 'tarifa', '', '', ''],
      names: ['Dormitorios'],
      parts: [{ at: 0, text: 'EGRESOS' }],
    });
    expect(read(EXPENSES)).toEqual({
      mapping: ['', '', '', '', 'nombre', 'valor'],
      names: ['Aseo', 'Internet'],
      parts: [{ at: 0, text: 'INGRESOS' }],
    });
  });

  it.each([
    '# habitaciones',
    'N° de habitaciones',
    'Nro. habitaciones',
    'Número de habitaciones',
    'Cant. de habitaciones',
  ])('have as many rooms as %s says', (head) => {
    const heads = ['Rubro', head, 'Área arrendable'];
    const lines = [
      { cells: ['Estándar', '38', ''], at: 1 },
      { cells: ['Local', '', '180'], at: 2 },
    ];
    const mapping = guessMapping({ heads, lines }, streamTarget(INCOMES));
    expect(mapping).toEqual(['nombre', 'cantidad', 'cantidad']);
  });

  it('tell why a rate of hours stays out, and that it enters as it is where somebody wants it', () => {
    const heads = ['Concepto', 'Tipo', 'Tarifa hora', 'Celdas'];
    const lines = [{ cells: ['Visitantes', 'Parqueaderos', '4.500', '28'], at: 1 }];
    const target = streamTarget(INCOMES);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const told = (mapping: readonly string[]) =>
      planOf({ heads, lines }, { mapping, ...rest }, target, []).notices;
    const guessed = guessMapping({ heads, lines }, target);
    expect(guessed).toEqual(['nombre', 'tipo', '', 'cantidad']);
    expect(told(guessed)).toEqual([
      '«Tarifa hora» no se toma por «Tarifa al mes», que es de otro período: convierte sus cifras en tu hoja y vuelve a pegar.',
      'Tiene datos y no se importa: «Tarifa hora».',
    ]);
    expect(told(guessed.map((id, at) => (at === 2 ? 'tarifa' : id)))).toEqual([
      '«Tarifa hora» entra tal cual en «Tarifa al mes», que es de otro período: convierte antes sus cifras en tu hoja.',
    ]);
  });

  it('tell where figures of months and years belong', () => {
    const target = streamTarget(INCOMES);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const told = (...heads: string[]) => {
      const lines = [{ cells: ['Restaurante', '420.000.000', '441.000.000'], at: 1 }];
      const mapping = guessMapping({ heads, lines }, target);
      const { notices } = planOf({ heads, lines }, { mapping, ...rest }, target, []);
      return notices.some((notice) => notice.includes('Flujo Mensual'));
    };
    expect(told('Concepto', 'jun-27', 'jul-27')).toBe(true);
    expect(told('Concepto', '2027', '2028')).toBe(true);
    expect(told('Concepto', '2027-28', '2028-29')).toBe(true);
    expect(told('Concepto', 'Año 1', 'Año 2')).toBe(true);
    expect(told('Concepto', 'Contacto', 'Teléfono')).toBe(false);
    expect(told('Concepto', 'Tarifa', 'Unidades')).toBe(false);
  });

  it('are rows of their years, whichever of its names the list has over their own', () => {
    const years = ['2028', '2029', 'Total'];
    const layoutOf = (head: string, list: typeof INCOMES | typeof EXPENSES) => {
      const target = list === INCOMES ? streamTarget(INCOMES) : streamTarget(EXPENSES);
      const rows = [
        [head, ...years],
        ['Salones', '45.000.000', '47.500.000', '92.500.000'],
        ['Spa', '12.000.000', '13.000.000', '25.000.000'],
      ];
      return guessLayout({ name: '', rows }, (lines, at) => headScore(lines, at, target));
    };
    for (const head of ['Ingreso', 'Ingresos', 'Concepto', '']) {
      expect(layoutOf(head, INCOMES)).toEqual({ head: 0, turned: false });
    }
    expect(layoutOf('Egreso', EXPENSES)).toEqual({ head: 0, turned: false });
  });

  it('are expenses by what the cash flow calls their groups', () => {
    const heads = ['Concepto', 'Tipo de gasto', 'Salario mensual', 'No. personas'];
    const lines = [
      { cells: ['Recepción', 'Gastos de personal', '1.850.000', '6'], at: 1 },
      { cells: ['Energía', 'Gastos fijos', '', ''], at: 2 },
    ];
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const { edits, count } = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    expect(target.take(session, { label: 'Pegar', edits, count, replace: false })).toEqual([]);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Recepción', 'personal'],
      ['Energía', 'fixed'],
    ]);
  });

  it('say their unit where it counts; elsewhere it is told, and nothing is to be corrected', () => {
    const heads = ['Concepto', 'Tipo', 'Cantidad', 'Unidad', 'Tarifa'];
    const lines = [
      ['Suite', 'Hotel', '8', 'hab', '9.000.000'],
      ['Spa', 'Servicios', '180', 'sesión', '145.000'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(INCOMES);
    const mapping = guessMapping({ heads, lines }, target);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    const { refused, lacks, idle } = tried(session, target, plan, false);
    expect(refused).toEqual([]);
    expect(idle.map(({ row, columnId, text }) => [row, columnId, text])).toEqual([
      [0, 'unidad', 'hab'],
    ]);
    expect(lacks[0]).toBe('«Unidad» solo la tienen los servicios: no se toma la de «Suite».');
    target.take(session, { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false });
    expect(session.document.createdIncomes[1]).toMatchObject({
      serviceData: { unitType: 'sesión' },
    });
  });

  it('are of the type that has what they bring, where their table says none', () => {
    const heads = ['Concepto', 'Valor', 'Personas', 'Prestaciones', '%', 'Base'];
    const lines = [
      ['Camareras', '1.750.905', '9', '52%', '', ''],
      ['Comisiones', '', '', '', '14%', 'Suite'],
      ['Energía', '16.800.000', '1', '0', '', ''],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'valor', 'personas', 'prestaciones', 'porcentaje', 'base']);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    const taken = { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false };
    // There is no income 'Suite'.
    expect(target.take(session, taken).map(({ columnId }) => columnId)).toEqual(['base']);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Camareras', 'personal'],
      ['Comisiones', 'variable'],
      ['Energía', 'fixed'],
    ]);
    expect(plan.notices[0]).toBe(
      'Tu tabla no dice «Tipo»: los nuevos entran como Personal, Variable y Fijo, por lo que traen. Cámbialo en la hoja donde sea otro.',
    );
  });

  it('are of staff where they earn a salary, one of them too, whatever is noted of them', () => {
    const heads = ['Cargo', 'Cantidad', 'Salario mensual', 'Descripción'];
    const lines = [
      ['Gerente', '1', '12.500.000', 'Tiempo completo'],
      ['Camareras', '9', '1.980.000', 'Pisos'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'personas', 'valor', 'descripcion']);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, choices, target, []);
    const taken = { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false };
    expect(target.take(session, taken)).toEqual([]);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Gerente', 'personal'],
      ['Camareras', 'personal'],
    ]);
    expect(target.lacks?.(session, plan.edits, plan.heads, 0)[0]).toBe(
      '«Descripción» no la tienen los gastos de personal: no se toma la de «Gerente» y «Camareras».',
    );
  });

  it('come in with their types, and follow one another by name', () => {
    const { session, mapping, take } = imported(ROWS, false);
    expect(mapping).toEqual([
      'nombre',
      'tipo',
      'tarifa',
      'cantidad',
      'ocupacion',
      'porcentaje',
      'base',
    ]);
    // Services have no occupancy.
    expect(take()).toEqual([['E4 «Ocupación»', 'No aplica a este tipo de ingreso']]);
    expect(
      session.document.createdIncomes.map(({ name, incomeType }) => [name, incomeType]),
    ).toEqual([
      ['Hotel', 'revpar'],
      ['Restaurante', 'dependientes'],
      ['Lavandería', 'servicios'],
    ]);
    // By hand, in the first month: 1.000 × 10 × 50 % = 5.000; a fifth of it; 5 × 7.
    const first = (id: string) => session.calculation.value({ id, table: 'months', row: 0 });
    expect(first(`${incomeId(0)}.flow`)).toBe(5_000);
    expect(first('ingresos')).toBe(5_000 + 1_000 + 35);
    session.undo();
    expect(session.document.createdIncomes).toEqual([]);
  });

  it('take the place of those of today in one step', () => {
    const { session, take } = imported(ROWS.slice(0, 1), true);
    take();
    take();
    expect(session.document.createdIncomes).toHaveLength(1);
    session.undo();
    session.undo();
    expect(session.undoLabel).toBeUndefined();
  });

  it.each([
    ['Tarifa mensual', '$ 8.400.000', 'tarifa'],
    ['Unidades / espacios / m2', '32', 'cantidad'],
    ['% de ocupación', '68%', 'ocupacion'],
    ['Meses de estabilización', '18', 'estabilizacion'],
    ['Unds.', '38', 'cantidad'],
    ['Nro. hab.', '38', 'cantidad'],
    // Of a sheet that groups by commas.
    ['Monthly rate', '640,000', 'tarifa'],
    ['Ocup. madura', '74%', 'ocupacion'],
    ['Rampa (meses)', '15', 'estabilizacion'],
    ['% s/ base', '31,4%', 'porcentaje'],
    ['% del ingreso', '22%', 'porcentaje'],
    ['Ajuste sobre IPC', '1,0%', 'ajuste'],
    ['Puntos sobre IPC', '0,5%', 'ajuste'],
  ])('of incomes «%s» with %s is %s', (head, text, id) => {
    const records = { heads: [head], lines: [{ cells: [text], at: 1 }] };
    expect(guessMapping(records, streamTarget(INCOMES))).toEqual([id]);
  });

  it.each([
    ['Valor mensual', '$ 18.500.000', 'valor'],
    ['Sueldo', '1.600.000', 'valor'],
    ['Empleado', 'Gerente', ''],
    ['Cant.', '4', 'personas'],
    ['% de prestaciones', '52%', 'prestaciones'],
    ['Billing cycle', 'Mensual', 'ciclo'],
  ])('of expenses «%s» with %s is %s', (head, text, id) => {
    const records = { heads: [head], lines: [{ cells: [text], at: 1 }] };
    expect(guessMapping(records, streamTarget(EXPENSES))).toEqual([id]);
  });
});

it('a quantity of one says nothing of an expense that is no position, another is told', () => {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(EXPENSES);
  const heads = ['Concepto', 'Tipo', 'Cant.', 'Valor mensual'];
  const lines = [
    ['Camareras', 'Personal', '6', '1.690.000'],
    ['Energía', 'Fijo', '1', '9.400.000'],
    ['Licencias', 'Fijo', '3', '800.000'],
  ].map((cells, at) => ({ cells, at: at + 1 }));
  const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const mapping = guessMapping({ heads, lines }, target);
  const { edits, count } = planOf({ heads, lines }, { mapping, ...rest }, target, []);
  const refused = target.take(session, { label: 'Pegar', edits, count, replace: false });
  expect(refused.map(({ row, columnId }) => [row, columnId])).toEqual([[2, 'personas']]);
  expect(session.document.createdExpenses[0]).toMatchObject({
    personalData: { personasPorCargo: 6 },
  });
});

describe('a sheet with incomes and expenses', () => {
  const SHEET = [
    ['HOTEL BOCAGRANDE', '', '', ''],
    ['INGRESOS', '', '', ''],
    ['Concepto', 'Cantidad', 'Tarifa', 'Ocupación'],
    ['Habitación', '84', '312000', '68%'],
    ['Suites', '16', '545000', '61%'],
    ['Total ingresos', '', '', ''],
    ['', '', '', ''],
    ['GASTOS', '', '', ''],
    ['Concepto', 'Valor mensual', 'Ciclo', ''],
    ['Seguros', '12400000', 'Anual', ''],
    ['Total gastos', '12400000', '', ''],
    ['FINANCIACIÓN', '', '', ''],
    ['Monto del crédito', '9000000000', '', ''],
  ];
  const planned = (target: ReturnType<typeof streamTarget>) => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const table = { name: '', rows: SHEET };
    const layout = guessLayout(table, (lines, at) => headScore(lines, at, target));
    const records = recordsFor(table, layout, target);
    const mapping = guessMapping(records, target);
    const choices = {
      mode: 'add',
      mark: ',',
      turned: false,
      ways: new Map(),
    } as const;
    const { edits, notices } = planOf(records, { mapping, ...choices }, target, []);
    const refused = target.take(session, { label: '', edits, count: edits.length, replace: false });
    return { project: session.document, notices, refused };
  };

  it('gives each list its own, and tells what it leaves', () => {
    const incomes = planned(streamTarget(INCOMES));
    expect(incomes.refused).toEqual([]);
    expect(incomes.project.createdIncomes.map(({ name }) => name)).toEqual([
      'Habitación',
      'Suites',
    ]);
    expect(incomes.notices).toContain(
      'No se toma lo de «GASTOS» (desde la fila 8): no son ingresos. Pégalo en su propia lista.',
    );
    expect(incomes.notices).toContain(
      'No se toman aquí: «FINANCIACIÓN» (1 fila). No son ingresos. La inversión, la deuda y demás datos se pegan en «Financieros», con «Pegar datos».',
    );
    const expenses = planned(streamTarget(EXPENSES));
    expect(expenses.refused).toEqual([]);
    expect(expenses.project.createdExpenses).toMatchObject([{ name: 'Seguros' }]);
    // Neither table has a column for the type.
    expect(incomes.notices[0]).toMatch(/^Tu tabla no dice «Tipo»: los nuevos entran como RevPAR\./);
    expect(expenses.notices[0]).toMatch(/^Tu tabla no dice «Tipo»: el nuevo entra como Fijo\./);
    expect(expenses.notices).toContain(
      'No se toma lo de «FINANCIACIÓN» (desde la fila 12): no son egresos. La inversión, la deuda y demás datos se pegan en «Financieros», con «Pegar datos».',
    );
  });

  it('tells what counts as 0, and what counts by more than the table says', () => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const lacks = (list: typeof INCOMES | typeof EXPENSES, heads: string[], rows: string[][]) => {
      const target = list === INCOMES ? streamTarget(INCOMES) : streamTarget(EXPENSES);
      const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
      const choices = {
        mapping: guessMapping(records, target),
        mode: 'add',
        mark: ',',
        turned: false,
        ways: new Map(),
      } as const;
      const plan = planOf(records, choices, target, target.names(session));
      return tried(session, target, plan, false).lacks;
    };
    expect(
      lacks(
        EXPENSES,
        ['Concepto', 'Tipo', 'Valor', 'Porcentaje'],
        [
          ['Servicios públicos', 'Fijo', '6.800.000', ''],
          ['Comisión OTA', 'Variable', '', '15 %'],
        ],
      ),
    ).toEqual([
      '«Comisión OTA» queda sin ingreso base: cuenta como 0 hasta que lo elijas en la hoja.',
      'Tu tabla no dice «Ciclo»: «Servicios públicos» cuenta con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.',
    ]);
    const shares = [
      ['Hotel', 'RevPar', '1.000', '10', '50 %', '', ''],
      ['Restaurante', 'Dependientes', '', '', '', '20', ''],
      ['Bar', 'Dependientes', '', '', '', '5', 'Hotel'],
      ['Spa', 'Dependientes', '', '', '', '3', ''],
    ];
    expect(lacks(INCOMES, HEADS, shares)).toEqual([
      '«Restaurante» y «Spa» quedan sin ingreso base: cuentan como 0 hasta que lo elijas en la hoja.',
    ]);
    const rents = [
      ['Local', 'Alquileres', '4.850.000', '1', '', '', ''],
      ['Terraza', 'Alquileres', '900.000', '1', '85 %', '', ''],
      ['Lavandería', 'Servicios', '6.500.000', '', '', '', ''],
    ];
    expect(lacks(INCOMES, HEADS, rents)).toEqual([
      '«Lavandería» cuenta como 0 mientras falte «Unidades, espacios o m²».',
      '«Local» cuenta como 0 mientras falte «Ocupación».',
    ]);
    const salaries = [
      ['Gerente', 'Personal', '7.200.000', ''],
      ['Recepción', 'Personal', '2.150.000', '52 %'],
      ['Seguro', 'Fijo', '3.100.000', ''],
    ];
    expect(lacks(EXPENSES, ['Concepto', 'Tipo', 'Valor', 'Prestaciones'], salaries)).toEqual([
      'Tu tabla no dice «Prestaciones»: «Gerente» cuenta con el 52 % del salario. Cámbialo en la hoja si el valor ya las incluye.',
      'Tu tabla no dice «Ciclo»: «Seguro» cuenta con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.',
    ]);
    const fixed = [
      ['Póliza', '68.000.000', 'Anual'],
      ['Aseo', '3.100.000', ''],
    ];
    expect(lacks(EXPENSES, ['Concepto', 'Valor', 'Ciclo'], fixed)[0]).toContain('«Aseo» cuenta');
    expect(lacks(EXPENSES, ['Concepto', 'Valor anual', ''], fixed)[0]).toContain(
      '«Póliza» y «Aseo»',
    );
    expect(lacks(EXPENSES, ['Concepto', 'Valor mensual', ''], fixed)).toEqual([]);
    const names = ['A', 'B', 'C', 'D', 'E'].map((name) => [name, 'Personal', '2.000.000']);
    expect(lacks(EXPENSES, ['Concepto', 'Tipo', 'Valor'], names)[0]).toContain(
      '«A», «B», «C» y 2 más cuentan con el 52 %',
    );
    expect(session.document.createdIncomes).toEqual([]);
  });
});
