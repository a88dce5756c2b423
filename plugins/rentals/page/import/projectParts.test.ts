import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { doubtsOf } from '../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { addStream } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

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
