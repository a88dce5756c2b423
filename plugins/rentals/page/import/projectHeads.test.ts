import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { hasHeads } from '../../../../src/workbench/listImport/records/parts.ts';
import { saidIn } from '../../../../src/workbench/listImport/records/unsaid.ts';
import { addStream } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

test('a project’s cash and shares are known under what spreadsheets call them', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Proyecto', 'Particip.', 'Caja anual'];
  const lines = [{ cells: ['Hotel Cali', '79', ' $ 63.754.000 '], at: 1 }];
  expect(guessMapping({ heads, lines }, target)).toEqual(['name', 'participations', 'cashIncome']);
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

test('numbers of the lines are no units, whatever they are called and whichever were deleted', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const unitsUnder = (head: string, ...counts: readonly string[]) => {
    const heads = [head, 'Inmueble', 'Precio de compra', 'Canon mensual'];
    const names = ['Apto Belén', 'Casa Envigado', 'Local Laureles'];
    const lines = names.map((name, at) => {
      const cells = [counts[at] ?? '', name, '$ 850.000.000', '$ 4.010.000'];
      return { cells, at: at + 1 };
    });
    return guessMapping({ heads, lines }, target)[0];
  };
  for (const head of ['Nro.', 'No.', 'Número', '#', 'Núm.']) {
    expect([head, unitsUnder(head, '1', '2', '3')]).toEqual([head, '']);
    expect([head, unitsUnder(head, '1', '2', '5')]).toEqual([head, '']);
    const units = 'i_alojamiento.numeroUnidades';
    expect([head, unitsUnder(head, '4', '1', '20')]).toEqual([head, units]);
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
  ).toEqual(['Nombre', 'Tipo de inmueble', 'Costo del activo', 'Arriendo · Ocupación']);
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

test('a column in pesos is never taken for a percentage, also where its figures are zeros', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Nombre', 'Reservas · Porcentaje (%)', 'Reservas de reposición (COP)'];
  const lines = ['Local 5', 'Bodega 12'].map((name, at) => ({
    cells: [name, '', '0'],
    at: at + 1,
  }));
  expect(guessMapping({ heads, lines }, target)).toEqual(['name', 'reserva.percentage', '']);
  const inPesos = {
    heads: ['Nombre', 'Reserva de reposición ($)'],
    lines: [{ cells: ['Local 5', '0'], at: 1 }],
  };
  expect(guessMapping(inPesos, target)).toEqual(['name', '']);
});
