import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { doubtsOf } from '../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { addStream } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

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
