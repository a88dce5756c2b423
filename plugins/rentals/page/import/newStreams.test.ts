import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import {
  newColumnsFor,
  newColumnsHint,
  withNewColumns,
} from '../../../../src/workbench/listImport/match/newColumns.ts';
import { doubtsOf } from '../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../src/workbench/listImport/records/trial.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { newStreamsSaid } from './newStreams.ts';
import { projectTarget } from './projectTarget.ts';

const HEADS =
  'Inmueble|Canon mensual|Administración|Predial (año)|Comisión %|Ocupación|Barrio'.split('|');
const ROWS = [
  ['Apto 101', '$ 3.200.000', '410.000', '2.400.000', '8 %', '95 %', 'Laureles'],
  ['Apto 102', '$ 2.750.000', '', 'por definir', '10 %', '', 'Cabecera'],
];
const DASHES = ['Apto 103', '-', '—', '-', '-', '-', 'Norte'];

function opened() {
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  return { session, target };
}

const recordsWith = (rows: readonly (readonly string[])[]) => ({
  heads: HEADS,
  lines: rows.map((cells, at) => ({ cells, at: at + 1 })),
});

const labelsFor = (head: string, ...texts: string[]) =>
  opened()
    .target.newColumns?.of(head, texts)
    .map(({ label }) => label);

test('what a column may become goes by its head and its figures', () => {
  expect(labelsFor('Canon mensual', '3.200.000')).toEqual([
    'Ingreso nuevo, al mes: «Canon»',
    'Egreso nuevo, al mes: «Canon»',
  ]);
  expect(labelsFor('Administración', '410.000')).toEqual([
    'Ingreso nuevo, al mes: «Administración»',
    'Ingreso nuevo, al año: «Administración»',
    'Egreso nuevo, al mes: «Administración»',
    'Egreso nuevo, al año: «Administración»',
  ]);
  expect(labelsFor('Predial (año)', '2.400.000')).toEqual([
    'Ingreso nuevo, al año: «Predial»',
    'Egreso nuevo, al año: «Predial»',
  ]);
  expect(labelsFor('Seguro por trimestre', '90.000')).toEqual([
    'Egreso nuevo, al trimestre: «Seguro»',
  ]);
  expect(labelsFor('Comisión', '8 %')).toEqual(['Egreso nuevo, % de los ingresos: «Comisión»']);
  // How many nights are a month is asked; what a night costs is no amount of a month.
  expect(labelsFor('Tarifa por noche', '180.000')).toEqual(['Ingreso nuevo, al mes: «Tarifa»']);
  expect(labelsFor('Aseo por noche', '35.000')).toEqual([]);
  // Of a value, and by area, no expense is: neither becomes what it isn't.
  expect(labelsFor('Predial % del avalúo', '0,95%')).toEqual([]);
  expect(labelsFor('Seguro (% del valor)', '0,12%')).toEqual([]);
  expect(labelsFor('Administración por m²', '2.600')).toEqual([]);
});

test.each([
  '% Ocup.',
  'Ocup. %',
  '% ocupado',
  'Vacante %',
  'Vac. %',
  'Vac.',
  '% vac',
  '% de ocupación',
])('‘%s’ may be the occupancy of what is created', (head) => {
  expect(labelsFor(head, '90%')).toContain('Ocupación de los ingresos de tu tabla');
});

test.each([
  ['Vacancia %', 'Vacancia'],
  ['Vac. %', 'Vac.'],
])('a vacancy may be what the occupancy lacks, or a cost: ‘%s’', (vacancy, name) => {
  const { target } = opened();
  const heads = ['Inmueble', 'Canon mensual', vacancy];
  const records = { heads, lines: [{ cells: ['Local 210', '4.000.000', '10%'], at: 1 }] };
  const created = newColumnsFor(records, target);
  expect(created[2]?.map(({ label }) => label)).toEqual([
    'Ocupación de los ingresos de tu tabla',
    `Egreso nuevo, % de los ingresos: «${name}»`,
  ]);
  const mapping = ['name', 'nuevo:rent:Canon', 'nuevo:ocupacion'];
  const [doubt] = doubtsOf(records, mapping, ',', withNewColumns(target, created));
  expect(doubt?.question).toBe(`«${vacancy}» de 10% es una ocupación de`);
  expect(doubt?.ways.map(({ label, read }) => [label, read('10%', [])])).toEqual([
    ['90 %', '90 %'],
    ['Tal cual', '10%'],
  ]);
});

test.each(['Área m²', 'm²', 'm2', 'M2', 'Metraje', 'GLA m2', 'ABL m²'])(
  'a price of a square metre takes the area of ‘%s’',
  (area) => {
    expect(labelsFor('Renta $/m2', '62.000')).toEqual(['Ingreso nuevo, por m² al mes: «Renta»']);
    const { session, target } = opened();
    const heads = ['Inmueble', area, 'Renta $/m2'];
    const records = { heads, lines: [{ cells: ['Oficina 901', '96,5', '62.000'], at: 1 }] };
    const created = newColumnsFor(records, target);
    expect(created[1]?.map(({ label }) => label)).toEqual([
      'Área de los ingresos que se crean por m²',
    ]);
    const wider = withNewColumns(target, created);
    const mapping = ['name', 'nuevo:area', 'nuevo:area:Renta'];
    const choices = {
      mapping,
      mode: 'replace',
      mark: ',',
      turned: false,
      ways: new Map(),
    } as const;
    const { edits, count } = planOf(records, choices, wider, []);
    target.take(session, { label: '', edits, count, replace: true });
    const [project] = session.document.projects;
    expect(session.document.incomes[0]?.values[project?.id ?? '']).toMatchObject({
      squareMeters: 96.5,
      pricePerSquareMeter: 62_000,
      occupancy: 100,
    });
    // Without one it multiplies nothing.
    expect(newStreamsSaid([{ row: 0, columnId: 'nuevo:area', text: '96,5' }])).toEqual([
      'El área no entra: nada de tu tabla se crea como un ingreso por m².',
    ]);
  },
);

test('only columns of figures may become something, and what is left is told so', () => {
  const { target } = opened();
  const created = newColumnsFor(recordsWith([ROWS[0] ?? [], DASHES]), target);
  expect(created.map((columns) => columns.length)).toEqual([0, 2, 4, 2, 1, 1, 0]);
  const hint = [expect.stringContaining('se crea al elegirlo')];
  expect(newColumnsHint(HEADS, ['Predial (año)'], created, target)).toEqual(hint);
  expect(newColumnsHint(HEADS, ['Barrio'], created, target)).toEqual([]);
});

test('incomes and expenses are created with their values in one step', () => {
  const { session, target } = opened();
  const records = recordsWith(ROWS);
  const wider = withNewColumns(target, newColumnsFor(recordsWith([ROWS[0] ?? []]), target));
  const mapping = [
    'name',
    'nuevo:rent:Canon',
    'nuevo:month:Administración',
    'nuevo:year:Predial',
    'nuevo:share:Comisión',
    'nuevo:ocupacion',
    '',
  ];
  const choices = { mapping, mode: 'replace', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, wider, target.names(session));
  const before = session.document;
  const { lacks, refused, shownAt } = tried(session, target, plan, true);
  expect(session.document).toBe(before);
  expect(refused).toMatchObject([{ row: 1, columnId: 'nuevo:year:Predial' }]);
  expect(lacks).toContain(
    '«Canon» se crea como un ingreso de tipo RevPAR: tarifa × ocupación (100 % donde no se dice) × unidades (1 donde no se dice) × 12 meses.',
  );
  expect(shownAt(1, 'nuevo:month:Administración')).toBe(null);
  expect(shownAt(1, 'year')).toBe('2029');

  const { edits, count } = plan;
  target.take(session, { label: 'Pegar proyectos', edits, count, replace: true });
  const { projects, incomes, expenses } = session.document;
  const valuesOf = (stream: (typeof incomes | typeof expenses)[number] | undefined) =>
    projects.map(({ id }) => stream?.values[id] ?? null);
  expect(incomes.map(({ name, type }) => [name, type])).toEqual([['Canon', 'revpar']]);
  expect(valuesOf(incomes[0])).toEqual([
    { tarifa: 3_200_000, ocupacion: 95, numeroUnidades: 1 },
    { tarifa: 2_750_000, ocupacion: 100, numeroUnidades: 1 },
  ]);
  expect(expenses.map(({ name }) => name)).toEqual(['Administración', 'Predial', 'Comisión']);
  expect(valuesOf(expenses[0])).toEqual([{ amount: 410_000, billingCycle: 'mensual' }, null]);
  expect(valuesOf(expenses[1])[0]).toEqual({ amount: 2_400_000, billingCycle: 'anual' });
  expect(valuesOf(expenses[2])).toEqual([
    { relationVariable: 'total-ingresos', relationPercentage: 8 },
    { relationVariable: 'total-ingresos', relationPercentage: 10 },
  ]);
  // What can't be read stays in its cell.
  expect(session.refused.map(({ text }) => text)).toEqual(['por definir']);

  session.undo();
  expect(session.document).toEqual(before);
  session.redo();
  expect(session.document.incomes).toHaveLength(1);
});

test('pasted again, each column finds what was created for it', () => {
  const { session, target } = opened();
  const records = recordsWith(ROWS);
  const columns = ['rent:Canon', 'month:Administración', 'year:Predial', 'share:Comisión'];
  const mapping = ['name', ...columns.map((one) => `nuevo:${one}`), 'nuevo:ocupacion', ''];
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const wider = withNewColumns(target, newColumnsFor(recordsWith([ROWS[0] ?? []]), target));
  const { edits, count } = planOf(records, choices, wider, []);
  target.take(session, { label: '', edits, count, replace: false });
  const { projects } = session.calculation.declaration.lists;
  const labelled = Object.fromEntries(
    Object.entries(projects?.fields ?? {}).map(([id, { label }]) => [id, label]),
  );
  const later = projectTarget(projects);
  if (!later) throw new Error('the tool declares its projects');
  expect(guessMapping(records, later).map((id) => labelled[id] ?? '')).toEqual([
    'Nombre',
    'Canon · Tarifa mensual',
    'Administración · Monto',
    'Predial · Monto',
    'Comisión · Porcentaje',
    'Canon · Ocupación',
    'Ciudad',
  ]);

  // The same figures as before, though no table says that a flat is one unit.
  const before = session.calculation.value({ id: 'totales.ingresos' });
  const again = { mapping: guessMapping(records, later), mode: 'replace', mark: ',' } as const;
  const rest = { turned: false, ways: new Map() } as const;
  const plan = planOf(records, { ...again, ...rest }, later, later.names(session));
  const { lacks } = tried(session, later, plan, true);
  expect(lacks).toContain('Tu tabla no dice «Canon · Número de unidades»: donde falte, es 1.');
  later.take(session, { label: '', edits: plan.edits, count: plan.count, replace: true });
  expect(session.document.projects).toHaveLength(2);
  // 3.200.000 × 95 % × 12 + 2.750.000 × 12: the second, without an occupancy of its own, is let.
  expect(session.calculation.value({ id: 'totales.ingresos' })).toBe(69_480_000);
  expect(before).toBe(69_480_000);
});
