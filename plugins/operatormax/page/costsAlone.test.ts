// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { blocksOf, named, toldOf } from './testing/pastedSheets.ts';

/* A sheet of costs and nothing else, of which some are called as nobody foresaw. */

const inMillions = (name: string): string => `Cifras en millones de COP

Concepto | 2028 | 2029 | 2030
Aseo | 120,0 | 130,0 | 140,0
${name} | 130,0 | 140,0 | 150,0
Mercadeo | 140,0 | 150,0 | 160,0
Total | 390,0 | 420,0 | 450,0`;

const inPesos = (name: string): string => `Concepto | 2028
Aseo | 120.000.000
${name} | 130.000.000
Mercadeo | 140.000.000`;

test.each([
  'Honorarios',
  'Honorarios contador',
  'Jardinería',
  'Gas',
  'Imprevistos',
  'Otros gastos',
])('among costs alone «%s» is one, in millions by years too', (name) => {
  const [costs = []] = blocksOf('expenses', inMillions(name));
  expect(costs.map(({ nombre, valor }) => [nombre, valor])).toEqual([
    ['Aseo', '=120000000/12'],
    [name, '=130000000/12'],
    ['Mercadeo', '=140000000/12'],
  ]);
  expect(named(blocksOf('expenses', inPesos(name)))).toEqual([['Aseo', name, 'Mercadeo']]);
});

const USUAL = [
  'Administración',
  'Alimentos y bebidas',
  'Alquiler de equipos',
  'Ama de llaves',
  'Asesoría jurídica',
  'Cafetería',
  'Caja menor',
  'Capacitación',
  'Depreciación',
  'Dotación',
  'Eventos',
  'Fee del operador',
  'Gastos bancarios',
  'Gravamen 4x1000',
  'Habitaciones',
  'Honorarios del operador',
  'Intereses',
  'Lavandería',
  'Licencias',
  'Obras menores',
  'Reserva de reposición',
  'Revisoría fiscal',
  'Sayco y Acinpro',
  'Ventas y mercadeo',
];

test.each(USUAL)('«%s» among costs is one, or it is told that it is left out', (name) => {
  for (const sheet of [inMillions(name), inPesos(name)]) {
    const taken = blocksOf('expenses', sheet).flatMap((costs) => costs.map(({ nombre }) => nombre));
    const told = [...leftOut(rowsOf(sheet), TARGETS.expenses), ...toldOf('expenses', sheet)];
    expect(taken).toEqual(expect.arrayContaining(['Aseo', 'Mercadeo']));
    expect(taken.includes(name) || told.some((one) => one.includes(`«${name}»`))).toBe(true);
  }
});

test('what the operator gets is no cost of the list, and is told', () => {
  const sheet = inMillions('Honorarios del operador');
  expect(named(blocksOf('expenses', sheet))).toEqual([['Aseo', 'Mercadeo']]);
  expect(leftOut(rowsOf(sheet), TARGETS.expenses).join(' ')).toMatch(
    /No se toman aquí: .*«Honorarios del operador»/,
  );
});

test('«Otros gastos» over lines that it sums is their total, and else a cost', () => {
  const sheet = (others: string): string => `EGRESOS
Concepto | Valor mensual
Nómina | 12.000.000
Otros gastos | ${others}
Cafetería | 1.500.000
Papelería | 500.000`;
  const costs = (others: string) => named(blocksOf('expenses', sheet(others)));
  expect(costs('2.000.000')).toEqual([['Nómina', 'Cafetería', 'Papelería']]);
  expect(costs('3.000.000')).toEqual([['Nómina', 'Otros gastos', 'Cafetería', 'Papelería']]);
});
