import { expect, test } from 'vitest';
import { money, number, percent } from '../../../tool/index.ts';
import { inFull, scaleOver, scalesSaid } from './scale.ts';
import { scaleOf } from '../../grid/clipboard/scales.ts';
import type { ImportTarget } from '../target.ts';

test.each([
  ['Tarifa (millones COP / mes)', 1e6],
  ['Valor (COP M)', 1e6],
  ['Valor (COP M/mes)', 1e6],
  ['Canon (MM COP)', 1e6],
  ['Canon (M COP)', 1e6],
  ['Deuda (M)', 1e6],
  ['Deuda ($M)', 1e6],
  ['$M/mes', 1e6],
  ['Valor (miles de pesos)', 1e3],
  ['Valor (miles de millones)', 1e9],
  ['Canon mensual', 1],
  // Metres, and words that begin so.
  ['Área (M2)', 1],
  ['Canon (m²)', 1],
  ['Valor (COP Mensual)', 1],
])('%s is by %d', (head, scale) => expect(scaleOf(head)).toBe(scale));

test('amounts come in full, and what has a unit of its own or is no amount as it stands', () => {
  const columns = [money('Canon'), number('Unidades'), percent('Ocupación')].map((field) => ({
    id: field.label,
    label: field.label,
    field,
  }));
  const table = {
    heads: ['Canon (millones)', 'Unidades (MM)', 'Ocupación (M)'],
    lines: [
      { at: 1, cells: ['12.5', '40', '72'] },
      { at: 2, cells: ['9 millones', '—', ''] },
      { at: 3, cells: ['—', '2', '70'] },
    ],
  };
  const mapping = ['Canon', 'Unidades', 'Ocupación'];
  const full = inFull(table, mapping, '.', { columns } as unknown as ImportTarget);
  const { lines } = full;
  expect(scalesSaid(table, full)).toEqual([
    'Por lo que dice tu tabla, hay cifras en millones: entran multiplicadas por 1.000.000.',
  ]);
  expect(scalesSaid(full, full)).toEqual([]);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['=12,5*1000000', '40', '72'],
    ['9 millones', '—', ''],
    ['—', '2', '70'],
  ]);
});

test('a unit beside an amount says it of that', () => {
  const columns = [{ id: 'rent', label: 'Canon', field: money('Canon') }];
  const units = ['COP MM / mes', 'MM COP', '$M al año', 'COP / mes', 'por definir', 'miles COP'];
  const lines = units.map((unit, at) => ({ at, cells: [unit, '22,75'] }));
  const table = { heads: ['Unidad', 'Canon'], lines };
  const target = { columns } as unknown as ImportTarget;
  const full = (scale: 1 | 1e6) =>
    inFull({ ...table, scale }, ['', 'rent'], ',', target).lines.map(({ cells }) => cells[1]);
  const millions = '=22,75*1000000';
  expect(full(1)).toEqual([millions, millions, millions, '22,75', '22,75', '=22,75*1000']);
  // In a sheet in millions one in pesos says that it is.
  expect(full(1e6)).toEqual([millions, millions, millions, '22,75', millions, '=22,75*1000']);
});

test('a line over the table says it of all its amounts, but for those in pesos', () => {
  expect(scaleOver([['INGRESOS'], ['', '(cifras en millones de COP)']])).toBe(1e6);
  expect(scaleOver([['Cifras expresadas en miles de pesos']])).toBe(1e3);
  expect(scaleOver([['Ventas por millones de personas']])).toBe(1);
  expect(scaleOver([['Hola, mil gracias'], [''], ['Inmueble', 'Valor']])).toBe(1);
  // What the title of a block says is of that block.
  const block = [['Hotel'], [''], ['INVERSIÓN (cifras en miles de $)'], ['Lote', '3.200.000']];
  expect(scaleOver(block)).toBe(1);
  const rent = money('Canon');
  const columns = [{ id: 'rent', label: 'Canon', field: rent }];
  // 'Cifras en millones, salvo tarifas': nobody's rate is 95.000 millions.
  const lines = ['12,5', '1.850,75', '8.400.000', '95.000', '$ 380.000'].map((text, at) => ({
    at,
    cells: [text],
  }));
  const table = { heads: ['Canon'], lines, scale: 1e6 } as const;
  const full = inFull(table, ['rent'], ',', { columns } as unknown as ImportTarget);
  expect(full.lines.map(({ cells }) => cells)).toEqual([
    ['=12,5*1000000'],
    ['=1.850,75*1000000'],
    ['8.400.000'],
    ['95.000'],
    ['$ 380.000'],
  ]);
  // In thousands a cost of 415 millions has six digits, and one in pesos nine.
  const inThousands = {
    ...table,
    scale: 1e3,
    lines: ['415.000', '415.000.000'].map((text, at) => ({ at, cells: [text] })),
  } as const;
  const thousands = inFull(inThousands, ['rent'], ',', { columns } as unknown as ImportTarget);
  expect(thousands.lines.map(({ cells }) => cells)).toEqual([['=415.000*1000'], ['415.000.000']]);
});

test('the rent of a square metre isn’t in a sheet’s thousands where that would be millions, a price may be', () => {
  const columns = [
    { id: 'area', label: 'Canon', field: money('Canon') },
    { id: 'price', label: 'Precio', field: money('Precio'), isPrice: true },
  ];
  const cells = [
    ['145.000', '1.420.000'],
    ['62', '12.450.000'],
  ];
  const table = {
    heads: ['Canon $/m2 mes', 'Avalúo'],
    lines: cells.map((each, at) => ({ at, cells: each })),
    scale: 1_000,
  } as const;
  const { lines } = inFull(table, ['area', 'price'], ',', { columns } as unknown as ImportTarget);
  expect(lines.map((line) => line.cells)).toEqual([
    ['145.000', '=1.420.000*1000'],
    ['=62*1000', '=12.450.000*1000'],
  ]);
});
