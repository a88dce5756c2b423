import { expect, test } from 'vitest';
import type { Rows } from '../table/rows.ts';
import { halvesApart } from './apart.ts';
import { namesFirst } from './namesFirst.ts';
import { withoutNumbering } from '../table/numbering.ts';
import { ofBaseScenario, scenarioTaken } from './scenarios.ts';
import { withUnitsApart } from './unitsApart.ts';
import { withUnitsInHeads } from './unitsUnderHeads.ts';

/** Rows of cells without what is empty in them. */
const filled = (rows: Rows): string[][] =>
  rows.map((row) => row.filter((cell) => cell !== '')).filter((row) => row.length > 0);

test('halves with an empty column between them stand one below the other', () => {
  const left = ['Horizonte', 'IPC', 'Descuento', 'Cap rate'].map((name) => [name, '10']);
  const right = ['Monto', 'Tasa', 'Plazo', 'Gracia'].map((name) => [name, '12']);
  const sheet = left.map((row, at) => [...row, '', ...(right[at] ?? [])]);
  expect(filled(halvesApart(sheet))).toEqual([...left, ...right]);
  // Figures alone at the right are columns of the same table.
  const table = left.map((row) => [...row, '', '5', '6']);
  expect(halvesApart(table)).toBe(table);
});

test('numbers of parts go, codes of what is listed stay', () => {
  const numbered = Array.from({ length: 6 }, (_, at) => [`4.${at + 1}`, 'Tarifa', '100']);
  expect(filled(withoutNumbering(numbered))).toEqual(numbered.map(() => ['Tarifa', '100']));
  const codes = Array.from({ length: 6 }, (_, at) => [`10${at}`, 'Apto', '100']);
  expect(withoutNumbering(codes)).toBe(codes);
});

test('names come before values where a sheet has all of them behind', () => {
  const turned = Array.from({ length: 6 }, (_, at) => [`${at},5%`, `Tasa de ${'abcdef'[at]}`]);
  expect(namesFirst(turned)).toEqual(turned.map(([value, name]) => [name, value]));
  const plain = turned.map(([value = '', name = '']) => [name, value]);
  expect(namesFirst(plain)).toBe(plain);
});

test('a unit in the cell of a name or a figure has one of its own', () => {
  const units = [
    ['Vigilancia (COP millones/mes)', '24'],
    ['Wifi', '900.000 COP/mes'],
    ['Parqueadero', '$ 19.000.000 / mes'],
    ['ICA (% de ingresos)', '1'],
    ['Suite (vista al mar)', '8'],
    ['Plazo', '10 años'],
  ];
  expect(filled(withUnitsApart(units))).toEqual([
    ['Vigilancia', '24', 'COP millones/mes'],
    ['Wifi', '900.000', 'COP/mes'],
    ['Parqueadero', '$ 19.000.000', 'COP / mes'],
    ['ICA', '1', '% de ingresos'],
    ['Suite (vista al mar)', '8'],
    ['Plazo', '10 años'],
  ]);
});

test('where a sheet has a column of units they come there', () => {
  const sheet = [
    ['Boutique', '3.500.000', 'COP/mes'],
    ['Restaurante', '540 mil/mes', ''],
  ];
  expect(withUnitsApart(sheet)).toEqual([sheet[0], ['Restaurante', '540', 'mil/mes']]);
});

test('of scenarios the base one is taken, which is told; what all share is theirs', () => {
  const sheet = [
    ['Supuestos', 'Pesimista', 'Caso base', 'Optimista'],
    ['Cap rate', '10%', '9%', '8%'],
    ['Pago', 'Mensual', 'Mensual', 'Mensual'],
    ['Inicio', 'feb-27', 'mar-27', 'abr-27'],
    ['Ciudad', 'Cali', '', ''],
    ['', '', '', ''],
    ['Concepto', 'Cantidad', 'Tarifa', 'Nota'],
    ['Suite', '6', '620.000', 'Vista'],
  ];
  expect(filled(ofBaseScenario(sheet))).toEqual([
    ['Supuestos'],
    ['Cap rate', '9%'],
    ['Pago', 'Mensual'],
    ['Inicio', 'mar-27'],
    ['Ciudad', 'Cali'],
    ...sheet.slice(6),
  ]);
  expect(scenarioTaken(sheet)).toBe(
    'De los escenarios de tu hoja se toma «Caso base»; «Pesimista» y «Optimista» no.',
  );
  const none = [
    ['Proyecto', 'Perfil', 'Escenario', 'Costo'],
    ['Lote Norte', 'Conservador', 'Base', '420'],
    ['Lote Sur', 'Optimista', 'Base', '380'],
  ];
  expect(ofBaseScenario(none)).toBe(none);
  expect(scenarioTaken(none)).toBeNull();
});

test('units under heads are in them, below which titles may stand', () => {
  const heads = ['Nombre', 'Área', 'Precio', 'Predial (año)', 'Comisión'];
  const record = ['Apto A', '62', '300', '2', '8'];
  const sheet = [heads, ['Unidad', '(m2)', '$ MM', '$', '%'], ['BOGOTÁ', '', '', '', ''], record];
  expect(filled(withUnitsInHeads(sheet))).toEqual([
    ['Nombre', 'Área (m2)', 'Precio ($ MM)', 'Predial (año)', 'Comisión (%)'],
    ['BOGOTÁ'],
    record,
  ]);
});

test('what has a name, another text or no figures below is no row of units', () => {
  const heads = ['Nombre', 'Área', 'Precio'];
  const record = ['Apto A', '62', '300'];
  for (const row of [
    ['Apto B', 'm2', '$'],
    ['', 'm2', 'por definir'],
    ['', '', ''],
  ]) {
    const sheet = [heads, row, record];
    expect(withUnitsInHeads(sheet)).toBe(sheet);
  }
  const bare = [heads, ['', 'm2', '$'], ['Apto A', 'grande', 'caro']];
  expect(withUnitsInHeads(bare)).toBe(bare);
  const years = [['Concepto', 'Año 1', 'Año 2'], ['', '$', '$'], record];
  expect(withUnitsInHeads(years)).toBe(years);
});
