import { expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { doubtsOf } from '../../../src/workbench/listImport/doubts.ts';
import { guessMapping } from '../../../src/workbench/listImport/guess.ts';
import { hasHeads } from '../../../src/workbench/listImport/parts.ts';
import { recordsOf } from '../../../src/workbench/listImport/layout.ts';
import { planOf, tried } from '../../../src/workbench/listImport/plan.ts';
import { saidIn } from '../../../src/workbench/listImport/unsaid.ts';
import { addStream } from '../document/edits.ts';
import { structureOf } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';
import tool from '../tool.ts';
import { projectTarget } from './projectTarget.ts';

const PORTFOLIO = [
  ['PORTAFOLIO 2028', '', '', '', ''],
  ['', '', '', '', ''],
  ['Proyecto', 'Ciudad', 'Costo del activo (COP)', 'Año', 'Ingreso en caja'],
  ['Hotel Bogotá', 'Bogotá', '$ 12.500.000.000', '2028', '$ 1.250.000'],
  ['Bodega Cali', 'Cali', 'N/D', '2030', '980.000,5'],
  ['TOTAL', '', '$ 12.500.000.000', '', ''],
];

test('a table of projects, one a row, is known by its heads and comes in as columns', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  expect(hasHeads(PORTFOLIO, target)).toBe(true);
  // Cells of the sheet itself, its names among them, go where they are pasted.
  expect(
    hasHeads(
      [
        ['Casa Club', 'Apartamento'],
        ['2029', '2029'],
      ],
      target,
    ),
  ).toBe(false);
  expect(
    hasHeads(
      [
        ['Nombre', 'Casa Club'],
        ['Año', '2029'],
      ],
      target,
    ),
  ).toBe(false);

  const before = session.document.projects.length;
  const table = { name: '', rows: PORTFOLIO };
  const records = recordsOf(table, { head: 2, turned: false });
  const mapping = guessMapping(records, target);
  const rest = {
    mapping,
    mode: 'add',
    mark: ',',
    turned: false,
    ways: new Map(),
  } as const;
  const { edits, count } = planOf(records, rest, target, target.names(session));
  const refused = target.take(session, { label: 'Pegar', edits, count, replace: false });
  expect(refused.map(({ text }) => text)).toEqual(['N/D']);
  const [hotel, store] = session.document.projects.slice(before);
  expect(hotel).toMatchObject({
    name: 'Hotel Bogotá',
    assetCost: 12_500_000_000,
    year: 2028,
    cashIncome: 1_250_000,
  });
  expect(store).toMatchObject({ name: 'Bodega Cali', year: 2030, cashIncome: 980_000.5 });
  expect(session.document.projects).toHaveLength(before + 2);
});

test('the parts of incomes are columns too, by the name of the part where one income has it', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Sin ejemplos', (draft) => {
    draft.projects.length = 1;
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'revpar', 'Alojamiento');
  });
  const { projects } = session.calculation.declaration.lists;
  const target = projectTarget(projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Nombre', 'Tarifa', 'Ocupación', 'Unidades'];
  const rows = [
    ['Hotel Usaquén', '$ 217.000', '56,0%', '60'],
    ['Torre Granada', '$ 605.000', '60,3%', '12'],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const labels = mapping.map((id) => target.columns.find((one) => one.id === id)?.label);
  expect(labels).toEqual([
    'Nombre',
    'Alojamiento · Tarifa mensual',
    'Alojamiento · Ocupación',
    'Alojamiento · Número de unidades',
  ]);
  // A hotel's rate of a night comes in as one of a month, once it is said how.
  const nights = { ...records, heads: ['Nombre', 'ADR', 'Ocupación', 'Unidades'] };
  expect(guessMapping(nights, target)).toEqual(mapping);
  expect(doubtsOf(nights, mapping, ',', target).map(({ question }) => question)).toEqual([
    'De «ADR» a «Alojamiento · Tarifa mensual»',
  ]);
  const edits = rows.flatMap((cells, row) =>
    cells.map((text, at) => ({ row: row + 1, columnId: mapping[at] ?? '', text })),
  );
  target.take(session, { label: 'Pegar', edits, count: 3, replace: false });
  const [income] = session.document.incomes;
  const values = session.document.projects.map(({ id }) => income?.values[id]);
  expect(values.slice(1)).toEqual([
    { tarifa: 217_000, ocupacion: 56, numeroUnidades: 60 },
    { tarifa: 605_000, ocupacion: 60.3, numeroUnidades: 12 },
  ]);
});

test('a project’s cash and shares are known under what spreadsheets call them', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Proyecto', 'Particip.', 'Caja anual'];
  const lines = [{ cells: ['Hotel Cali', '79', ' $ 63.754.000 '], at: 1 }];
  expect(guessMapping({ heads, lines }, target)).toEqual(['name', 'participations', 'cashIncome']);
});

test('what isn’t said of an expense is told as it comes in; what isn’t touched is not told', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Dos egresos', (draft) => {
    draft.expenses.length = 0;
    addStream(draft, 'expenses', 'fixed', 'Administración');
    addStream(draft, 'expenses', 'variable', 'Mantenimiento');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const noticesOf = (...heads: string[]) => {
    const amount = heads[1]?.endsWith('%') ? '4 %' : '44.495.000';
    const lines = [{ cells: ['Hotel Cali', amount, 'Anual'].slice(0, heads.length), at: 1 }];
    const mapping = guessMapping({ heads, lines }, target);
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    return [...plan.notices, ...tried(session, target, plan, false).lacks];
  };
  expect(noticesOf('Proyecto', 'Administración')).toEqual([
    'Tu tabla no dice «Administración · Ciclo de pago»: donde falte, es Mensual.',
  ]);
  expect(noticesOf('Proyecto', 'Administración', 'Administración · Ciclo de pago')).toEqual([]);
  expect(noticesOf('Proyecto')).toEqual([]);
  // Nobody having chosen another one it follows all incomes.
  expect(noticesOf('Proyecto', 'Mantenimiento %')).toEqual([
    'Tu tabla no dice «Mantenimiento · Relacionado con»: donde falte, es Todos los ingresos.',
  ]);
});

test('a portfolio with words of its own is known by the sheet of examples', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Año entrega', 'Vr. comercial', 'Canon mensual'];
  const rows = [
    ['Apto Manga 108', '2027', '$ 541.700.000', '$ 3.018.000'],
    ['Local Pinares 115', '2030', '$ 648.100.000', '$ 3.026.700'],
  ];
  expect(hasHeads([heads, ...rows], target)).toBe(true);
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  expect(guessMapping(records, target)).toEqual([
    'name',
    'year',
    'assetCost',
    'i_alojamiento.tarifa',
  ]);
});

test('beside the rent an area is the property’s, and an occupancy that of what is let', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const mappingOf = (heads: readonly string[], cells: readonly string[]) =>
    guessMapping({ heads, lines: [{ cells, at: 1 }] }, target);
  // Two premises by their area, rooms and a car park may each have an occupancy.
  expect(
    mappingOf(
      ['Inmueble', 'Precio', 'Área (m²)', 'Arriendo', 'Ocupación'],
      ['Apto 101', '$ 657.500.000', '84,5', '$ 3.440.000', '95 %'],
    ),
  ).toEqual(['name', 'assetCost', '', 'i_alojamiento.tarifa', 'i_alojamiento.ocupacion']);
  expect(
    mappingOf(
      ['Inmueble', 'Precio', 'Área', 'Ocupación'],
      ['Apto 101', '$ 657.500.000', '84,5', '95 %'],
    ),
  ).toEqual(['name', 'assetCost', '', '']);
});

test('what a project begins with where its cell is empty is told', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Año', 'Costo del activo'];
  const rows = [
    ['Lote A', '2026', '$ 100.000.000'],
    ['Lote B', '', '$ 200.000.000'],
    ['Lote C', '2027', ''],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, target, target.names(session));
  const { lacks, shownAt } = tried(session, target, plan, false);
  // A new project of Rentals is of 2029 and costs nothing yet (operating tools, 'Rentals').
  expect(lacks).toEqual([
    'Donde falta «Año» entra 2029: «Lote B».',
    'Donde falta «Costo del activo» entra $\u00a00: «Lote C».',
  ]);
  const [row = 0] = plan.edits.filter(({ text }) => text === 'Lote B').map((edit) => edit.row);
  expect(shownAt(row, 'year')).toBe('2029');
  // Nothing of an income that it has no value for, and nothing for what is left empty.
  const { calculation } = session;
  const parts = Object.keys(calculation.declaration.lists.projects?.fields ?? {});
  const empty = parts.filter((id) => id.includes('.') && id !== 'operador.baseCalculo');
  expect(empty.length).toBeGreaterThan(5);
  expect(empty.map((id) => shownAt(row, id)).filter((text) => text !== null)).toEqual([]);
});

test('a sheet of ours gives no computed figure to an input of the same thing', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un ingreso', (draft) => {
    draft.incomes.length = 0;
    addStream(draft, 'incomes', 'parking', 'Parqueadero');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const own = target.columns.filter(({ label }) => label.startsWith('Parqueadero · '));
  const heads = ['Nombre', 'Parqueadero', ...own.map(({ label }) => label)];
  const lines = ['700000', '620000'].map((income, at) => ({
    // Nothing is charged by the hour.
    cells: [`Lote ${at}`, income, ...own.map(({ label }) => (/hora/.test(label) ? '' : '1'))],
    at: at + 1,
  }));
  expect(guessMapping({ heads, lines }, target).slice(1)).toEqual(['', ...own.map(({ id }) => id)]);
});

test('what a head says holds for empty cells too, and what is waited for is told', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un ingreso y un egreso', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'revpar', 'Arriendo');
    addStream(draft, 'expenses', 'fixed', 'Predial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Proyecto', 'Arriendo mensual', '% ocupación', 'Predial anual'];
  const rows = [
    ['Apto 101', '2.500.000', '92%', '3.200.000'],
    ['Apto 102', '2.700.000', '92%', ''],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'replace', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, target, []);
  const { edits, count } = plan;
  expect(tried(session, target, plan, true).lacks).toContain(
    'Tu tabla no dice «Arriendo · Número de unidades»: donde falte, es 1.',
  );
  expect(target.take(session, { label: 'Pegar', edits, count, replace: true })).toEqual([]);
  const [predial] = session.document.expenses;
  const cycles = session.document.projects.map(({ id }) => predial?.values[id]?.['billingCycle']);
  expect(cycles).toEqual(['anual', 'anual']);
  const nameless = { ...choices, mapping: mapping.with(0, '') };
  expect(planOf(records, nameless, target, []).notices).toContain(
    'Nada de tu tabla es «Nombre»: los nuevos entran con uno cualquiera.',
  );
});

test('a new property is told its occupancy where those that are updated have others', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Dos apartamentos', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    draft.projects = draft.projects.slice(0, 2);
    draft.projects.forEach((project, at) => (project.name = `Apto ${at + 1}`));
    addStream(draft, 'incomes', 'revpar', 'Canon');
    const [canon] = draft.incomes;
    for (const [at, { id }] of draft.projects.entries()) {
      const value = { tarifa: 2_000_000, ocupacion: 90 + at, numeroUnidades: 1 };
      if (canon) canon.values[id] = value;
    }
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const toldOf = (...names: string[]) => {
    const lines = names.map((name, at) => ({ cells: [name, '2.500.000'], at: at + 1 }));
    const records = { heads: ['Inmueble', 'Canon'], lines };
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'update', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf(records, choices, target, target.names(session));
    const told = tried(session, target, plan, false).lacks;
    return told.filter((notice) => notice.includes('Ocupación'));
  };
  expect(toldOf('Apto 1', 'Apto 2', 'Apto 99 Chía')).toEqual([
    'Tu tabla no dice «Canon · Ocupación»: en «Apto 99 Chía», que es nuevo, es 100,00\u00a0%.',
  ]);
  expect(toldOf('Apto 1', 'Local', 'Bodega')).toEqual([
    'Tu tabla no dice «Canon · Ocupación»: en «Local» y «Bodega», que son nuevos, es 100,00\u00a0%.',
  ]);
  // Each keeps its own.
  expect(toldOf('Apto 1', 'Apto 2')).toEqual([]);
});

test('a price per square metre is no area, and a head says the cycle of an expense', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un portafolio', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'rental', 'Arriendo');
    addStream(draft, 'expenses', 'fixed', 'Administración');
    addStream(draft, 'expenses', 'fixed', 'Predial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Área m²', 'Canon x m²', 'Admón (mes)', 'Predial (año)'];
  const labels = [
    'Nombre',
    'Arriendo · Área',
    'Arriendo · Precio por m²',
    'Administración · Monto',
    'Predial · Monto',
  ];
  const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  for (const sign of ['$ ', '']) {
    const cells = ['Apto Manga 108', '78,5', `${sign}38.450`, `${sign}338.000`, `${sign}3.359.000`];
    const table = { heads, lines: [{ cells, at: 1 }] };
    const mapping = guessMapping(table, target);
    const found = mapping.map((id) => target.columns.find((one) => one.id === id)?.label);
    expect(found).toEqual(labels);
    const before = session.document.projects.length;
    const { edits, count, notices } = planOf(
      table,
      { mapping, ...rest },
      target,
      target.names(session),
    );
    expect(notices).toEqual([
      'Por «Admón (mes)», «Administración · Ciclo de pago» es Mensual.',
      'Por «Predial (año)», «Predial · Ciclo de pago» es Anual.',
      ...(sign === ''
        ? ['«Apto Manga 108» ya está en la lista: al final habría dos proyectos de un nombre.']
        : []),
    ]);
    target.take(session, { label: 'Pegar', edits, count, replace: false });
    const project = session.document.projects[before]?.id ?? '';
    expect(session.document.expenses.map(({ values }) => values[project])).toEqual([
      { amount: 338_000, billingCycle: 'mensual' },
      { amount: 3_359_000, billingCycle: 'anual' },
    ]);
  }
});

test('a sheet of a family’s properties is known by the words that they have for them', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un portafolio', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'rental', 'Arriendo');
    addStream(draft, 'expenses', 'fixed', 'Predial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const labelsOf = (...[heads = [], ...rows]: string[][]) => {
    expect(hasHeads([heads, ...rows], target)).toBe(true);
    const lines = rows.map((cells, at) => ({ cells, at: at + 1 }));
    return guessMapping({ heads, lines }, target).map(
      (id) => target.columns.find((one) => one.id === id)?.label,
    );
  };
  expect(
    labelsOf(
      ['#', 'Dirección', 'Avalúo catastral', 'Avalúo', 'Arriendo m²', 'Impuesto predial anual'],
      ['1', 'Oficina 502', '$ 310.000.000', '$ 540.000.000', '$ 38.000', '$ 3.360.000'],
      ['2', 'Apto 301 Chicó', '$ 280.000.000', '$ 610.000.000', '$ 41.000', '$ 4.200.000'],
      ['TOTAL', '', '', '$ 1.150.000.000', '', ''],
    ),
  ).toEqual([
    undefined,
    'Nombre',
    undefined,
    'Costo del activo',
    'Arriendo · Precio por m²',
    'Predial · Monto',
  ]);
  // A kind is no name, and no head at all may be one.
  expect(
    labelsOf(
      ['', 'Tipo de inmueble', 'Valor', 'Ocupación'],
      ['Lote Rionegro', 'Lote', '540.000.000', '90 %'],
      ['Casa Cedritos', 'Casa', '610.000.000', '95 %'],
      ['Casa Niza', 'Casa', '610.000.000', '95 %'],
    ),
  ).toEqual(['Nombre', undefined, 'Costo del activo', 'Arriendo · Ocupación']);
});

test('heads of a family’s portfolio: periods without brackets, kinds of area, the operator’s', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un portafolio', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'rental', 'Arriendos');
    addStream(draft, 'expenses', 'fixed', 'Administración');
    addStream(draft, 'expenses', 'fixed', 'Predial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const found = (...columns: [head: string, cell: string][]) => {
    const heads = columns.map(([head]) => head);
    const table = { heads, lines: [{ cells: columns.map(([, cell]) => cell), at: 1 }] };
    const mapping = guessMapping(table, target);
    const labels = mapping.map((id) => target.columns.find((one) => one.id === id)?.label ?? '');
    return { labels, notices: saidIn(heads, mapping, target).map(({ notice }) => notice) };
  };
  expect(
    found(
      ['Inmueble', 'Bodega Siberia'],
      ['Área arrendable m²', '1.060'],
      ['Canon mensual m²', '$ 20.000'],
      ['Administración mensual', '$ 7.420.000'],
      ['Predial anual', '$ 28.744.000'],
      ['Honorarios operador', '8,0%'],
      ['Reserva reposición', '2,0%'],
    ),
  ).toEqual({
    labels: [
      'Nombre',
      'Arriendos · Área',
      'Arriendos · Precio por m²',
      'Administración · Monto',
      'Predial · Monto',
      'Tarifa Operador · Porcentaje',
      'Reservas · Porcentaje',
    ],
    notices: [
      'Por «Administración mensual», «Administración · Ciclo de pago» es Mensual.',
      'Por «Predial anual», «Predial · Ciclo de pago» es Anual.',
    ],
  });
  // In pesos it is no percentage.
  expect(found(['Inmueble', 'Suites'], ['Fee operador', '$ 9.000.000']).labels[1]).toBe('');
  // What has no cycle of its own isn't what a head says of another time.
  expect(found(['Inmueble', 'Bodega Siberia'], ['Ingreso anual', '$ 90.000.000']).labels[1]).toBe(
    '',
  );
});

test('a part of several incomes is of the one of which the table has another, or left', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Dos ingresos', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'revpar', 'Alojamiento');
    addStream(draft, 'incomes', 'rental', 'Local comercial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const labelsOf = (heads: string[], cells: string[]) =>
    guessMapping({ heads, lines: [{ cells, at: 1 }] }, target).map(
      (id) => target.columns.find((one) => one.id === id)?.label,
    );
  expect(
    labelsOf(
      ['Inmueble', 'Ocupación', 'Área (m²)', 'Canon por m²'],
      ['Local Pinares', '95 %', '120', '$ 48.000'],
    ),
  ).toEqual([
    'Nombre',
    'Local comercial · Ocupación',
    'Local comercial · Área',
    'Local comercial · Precio por m²',
  ]);
  expect(labelsOf(['Inmueble', 'Ocupación'], ['Local Pinares', '95 %'])).toEqual([
    'Nombre',
    undefined,
  ]);
  expect(labelsOf(['Inmueble', 'Ocupación alojamiento'], ['Local Pinares', '95 %'])).toEqual([
    'Nombre',
    'Alojamiento · Ocupación',
  ]);
});

test('how many people earn a salary is known under what people call them', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Una nómina', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'expenses', 'personal', 'Nómina');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const people = target.columns.find(({ label }) => label === 'Nómina · Personas por cargo');
  for (const head of ['Personas', 'Personas Nómina', 'No. personas', 'Empleados', '# empleados']) {
    const heads = ['Proyecto', 'Salario mensual', head];
    const lines = [{ cells: ['Posada Barichara', '$ 1.980.000', '3'], at: 1 }];
    expect([head, guessMapping({ heads, lines }, target)[2]]).toEqual([head, people?.id]);
  }
});

test.each(['Arriendo', 'Canon mensual'])(
  'a month’s rent is twelve times less than what the income %s of amounts has for a year: it is asked',
  (income) => {
    const session = new Session<RentalsDocument>(tool);
    session.edit('Un ingreso', (draft) => {
      draft.incomes.length = 0;
      addStream(draft, 'incomes', 'direct', income);
    });
    const target = projectTarget(session.calculation.declaration.lists.projects);
    if (!target) throw new Error('the tool declares its projects');
    const amount = target.columns.find(({ label }) => label === `${income} · ${income} (al año)`);
    const asked = (head: string) => {
      const lines = [{ cells: ['Apto Manga 108', '$ 3.018.000'], at: 1 }];
      const table = { heads: ['Inmueble', head], lines };
      const mapping = guessMapping(table, target);
      expect(mapping).toEqual(['name', amount?.id]);
      return doubtsOf(table, mapping, ',', target).map(({ ways }) =>
        ways.map(({ label }) => label),
      );
    };
    expect(asked('Canon mensual')).toEqual([['× 12', 'Tal cual']]);
    for (const head of ['Canon anual', 'Arriendo', `${income} · ${income}`]) {
      expect(asked(head)).toEqual([]);
    }
  },
);

test('a portfolio’s monthly rents come in as those of a year once it is said so', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un portafolio', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'direct', 'Canon mensual');
    addStream(draft, 'expenses', 'fixed', 'Administración mensual');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Vr. comercial', 'Canon mensual', 'Administración anual'];
  const cells = ['Apto Manga 108', '$ 541.700.000', '$ 3.018.000', '$ 4.056.000'];
  const table = { heads, lines: [{ cells, at: 1 }] };
  const mapping = guessMapping(table, target);
  const [doubt, ...more] = doubtsOf(table, mapping, ',', target);
  expect(more).toEqual([]);
  expect(doubt?.question).toBe('De «Canon mensual» a «Canon mensual · Canon mensual (al año)»');
  const before = session.document.projects.length;
  const ways = new Map(doubt?.ways.slice(0, 1).map(({ read }) => [doubt.column, read]));
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways } as const;
  const { edits, count, notices } = planOf(table, choices, target, target.names(session));
  // How often an expense is paid is what its head says, whatever it is called.
  expect(notices).toEqual([
    'Por «Administración anual», «Administración mensual · Ciclo de pago» es Anual.',
  ]);
  expect(target.take(session, { label: 'Pegar', edits, count, replace: false })).toEqual([]);
  const ref = { table: 'projects', row: before };
  // By hand: 3.018.000 × 12.
  const { incomes, expenses } = structureOf(session.document);
  expect(session.calculation.value({ ...ref, id: incomes[0]?.key ?? '' })).toBe(36_216_000);
  expect(session.calculation.value({ ...ref, id: expenses[0]?.key ?? '' })).toBe(4_056_000);
});

test('what is paid each month is asked about under the head of a year', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Dos ingresos', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'rental', 'Local');
    addStream(draft, 'incomes', 'servicios', 'Lavandería');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const asked = (head: string) => {
    const table = {
      heads: ['Inmueble', head],
      lines: [{ cells: ['Local 115', '$ 480.000'], at: 1 }],
    };
    return doubtsOf(table, guessMapping(table, target), ',', target).map(
      ({ question }) => question,
    );
  };
  expect(asked('Canon anual por m²')).toEqual([
    'De «Canon anual por m²» a «Local · Precio por m² al mes»',
  ]);
  expect(asked('Tarifa anual lavandería')).toEqual([
    'De «Tarifa anual lavandería» a «Lavandería · Tarifa al mes»',
  ]);
  expect(asked('Canon mensual por m²')).toEqual([]);
  expect(asked('Precio por m²')).toEqual([]);
});

test('in the place of the examples a table brings its own incomes, and one step brings those back', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Uno propio', (draft) => addStream(draft, 'expenses', 'fixed', 'Vigilancia'));
  const target = projectTarget(session.calculation.declaration.lists.projects);
  const [seguro] = structureOf(session.document).expenses.filter(({ id }) => id === 'seguro');
  const edits = Object.entries({ name: 'Lote Cota', [`${seguro?.key}.amount`]: '640.000' }).map(
    ([columnId, text]) => ({ row: 0, columnId, text }),
  );
  target?.take(session, { label: 'Pegar', edits, count: 1, replace: true });
  const names = () =>
    [...session.document.incomes, ...session.document.expenses].map((one) => one.name);
  // What somebody made stays, and so does what the table has a value of.
  expect(names()).toEqual(['Seguro todo riesgo', 'Vigilancia']);
  session.undo();
  expect(session.document.projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
  expect(names()).toHaveLength(11);
});
