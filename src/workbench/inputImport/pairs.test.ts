import { expect, test } from 'vitest';
import { pairsIn } from './pairs.ts';

const pairsOf = (...rows: string[][]) =>
  pairsIn(rows).pairs.map(({ label, text, beside }) => [label, text, beside]);

test('a name with its value beside it, and what else stands in the row', () => {
  expect(
    pairsOf(
      ['INVERSIÓN Y DEUDA', '', ''],
      ['Deuda', '9.500.000.000', 'COP'],
      ['', 'Plazo', 'meses', '120'],
      ['Tipo de crédito', 'Cuota fija', ''],
      ['Fee', '6%', '2 veces al año, según contrato'],
      ['', '', ''],
    ),
  ).toEqual([
    ['Deuda', '9.500.000.000', 'COP'],
    ['Plazo', '120', 'meses'],
    ['Tipo de crédito', 'Cuota fija', ''],
    ['Fee', '6%', '2 veces al año, según contrato'],
  ]);
});

test('a calendar month is a month and a year', () => {
  expect(pairsOf(['Fecha de inicio', 'ene 2028'], ['Apertura', 'aaaa-mm', '2029-07'])).toEqual([
    ['Mes de inicio', '1', ''],
    ['Año de inicio', '2028', ''],
    ['Mes de apertura', '7', ''],
    ['Año de apertura', '2029', ''],
  ]);
});

test('a row of several figures is one of a table', () => {
  const { pairs, tables } = pairsIn([
    ['Inflación', '5,2%', '4,8%'],
    ['Suites', '12', '72%', '$ 890.000'],
    ['10', '20'],
  ]);
  expect(pairs).toEqual([]);
  expect(tables).toEqual(['Inflación', 'Suites']);
});

test('a remark with a figure behind the value leaves the row what it is', () => {
  expect(
    pairsOf(
      ['Crédito hotelero', '9.620', 'MM COP', '', '50% LTV'],
      ['Plazo', '10 años', '2 de gracia'],
      ['Tasa', '12,1% E.A.', '', 'DTF + 4 puntos'],
    ),
  ).toEqual([
    ['Crédito hotelero', '9.620', 'MM COP · 50% LTV'],
    ['Plazo', '10 años', '2 de gracia'],
    ['Tasa', '12,1% E.A.', 'DTF + 4 puntos'],
  ]);
  expect(pairsIn([['Suites', '12', '72% ocup.', '$ 890.000']]).tables).toEqual(['Suites']);
});

test('an amount with its part of a whole is one value, of which either may be asked for', () => {
  const [equity] = pairsIn([['Equity', '7.250', '', '50,2%']]).pairs;
  expect(equity).toMatchObject({ text: '7.250', share: '50,2%', said: '7.250 · 50,2%' });
  const rows = [
    ['Equity', '7.250', '50,2%'],
    ['Deuda', '7.200', '49,8%'],
  ];
  for (const head of ['%', 'Participación', '% del total'])
    expect(pairsOf(['Fuente', 'Valor', head], ...rows)).toEqual([
      ['Equity', '7.250', ''],
      ['Deuda', '7.200', ''],
    ]);
  expect(pairsOf(['Crédito', 'Monto', 'Tasa'], ...rows)).toEqual([]);
});

test('rows that only the heads of their table name are told by those', () => {
  const { pairs, tables } = pairsIn([
    ['Deuda', '9.500'],
    ['Año', 'PIB'],
    ['2028', '2,1 %'],
    ['2029', '2,4 %'],
  ]);
  expect(pairs.map(({ label }) => label)).toEqual(['Deuda']);
  expect(tables).toEqual(['Año · PIB']);
});

test('a sheet may say that its amounts are in millions, and a title is over a block', () => {
  const rows = [['Hotel (cifras en millones de COP)'], ['DEUDA'], ['Monto', '9.500']];
  const [pair] = pairsIn(rows).pairs;
  expect(pair).toMatchObject({ label: 'Monto', block: 'DEUDA', scale: 1e6 });
  expect(pairsIn(rows.slice(1)).pairs[0]?.scale).toBe(1);
});

test('a row may have the type of an amount before it', () => {
  expect(pairsOf(['Tipo de fee mínimo', 'Valor mensual', '12.500.000'])).toEqual([
    ['Tipo de fee mínimo', 'Valor mensual', ''],
    ['fee mínimo', '12.500.000', ''],
  ]);
  expect(pairsOf(['Tipo de crédito', 'Cuota fija', ''])).toEqual([
    ['Tipo de crédito', 'Cuota fija', ''],
  ]);
});

test('rows may be numbered', () => {
  expect(pairsOf(['1', 'Deuda', '9.500', 'COP'], ['2.', 'Plazo', '120'])).toEqual([
    ['Deuda', '9.500', 'COP'],
    ['Plazo', '120', ''],
  ]);
});

test('one row of figures below heads is a value for each', () => {
  const heads = ['Crédito', 'Monto', 'Tasa', 'Inicio'];
  const row = ['Banco A', '480.000.000', '12,5 %', 'ene 2028'];
  const { pairs, tables, across } = pairsIn([['DEUDA'], heads, row, ['Plazo', '20']]);
  expect(pairs.map(({ label, text }) => [label, text])).toEqual([
    ['Crédito', 'Banco A'],
    ['Monto', '480.000.000'],
    ['Tasa', '12,5 %'],
    ['Mes de inicio', '1'],
    ['Año de inicio', '2028'],
    ['Plazo', '20'],
  ]);
  expect([tables, across]).toEqual([[], 1]);
  expect(pairs.filter(({ isName }) => isName).map(({ label }) => label)).toEqual(['Crédito']);
});

test('a name and its figure may be in one cell, a title is none', () => {
  expect(
    pairsOf(['Tasa E.A. 13,1%'], ['Plazo: 15 años'], ['Precio 620.000.000'], ['HOTEL CALLE 93']),
  ).toEqual([
    ['Tasa E.A.', '13,1%', ''],
    ['Plazo', '15 años', ''],
    ['Precio', '620.000.000', ''],
  ]);
});

test('several rows below heads are a table', () => {
  const heads = ['Crédito', 'Monto', 'Tasa'];
  const rows = ['A', 'B'].map((name) => [name, '480.000.000', '12,5 %']);
  expect(pairsIn([heads, ...rows])).toEqual({ pairs: [], tables: ['A', 'B'], across: 0 });
});

test('a title or heads may say that the amounts of their block are in millions', () => {
  const rows = [
    ['2. Fuentes (COP millones)'],
    ['', 'Valor', '% total'],
    ['Aporte socios', '16.000', '50%'],
    ['Banco', '16.000', '50%'],
    ['3. Reserva'],
    ['Caja inicial', '500.000'],
    ['Concepto', 'Monto (millones)'],
    ['Deuda', '16.000'],
    ['', ''],
    ['Multa', '800.000'],
  ];
  const { pairs } = pairsIn(rows);
  expect(
    pairs.flatMap(({ label, text, scale }) => (/^\d/.test(text) ? [[label, scale === 1e6]] : [])),
  ).toEqual([
    ['Aporte socios', true],
    ['Banco', true],
    ['Caja inicial', false],
    ['Deuda', true],
    ['Multa', false],
  ]);
});
