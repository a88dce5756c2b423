// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, refusedOf, toldOf } from '../../../testing/pastedSheets.ts';

/** The cycle and the months of each cost of a sheet. */
const paid = (sheet: string) =>
  blocksOf('expenses', sheet).flatMap((records) =>
    records.map(({ nombre, ciclo, mesesPago }) => [nombre, ciclo, mesesPago]),
  );

/** Of what is told, what is about months and cycles. */
const said = (sheet: string) =>
  toldOf('expenses', sheet).filter((notice) => !notice.startsWith('Tu tabla no dice'));

/** Costs of a table with what stands under 'Periodicidad', called by their number. */
const withCycles = (...cycles: readonly string[]): string =>
  [
    'Concepto | Valor | Periodicidad',
    ...cycles.map((cycle, at) => `Póliza ${at + 1} | 12.000.000 | ${cycle}`),
  ].join('\n');

test('months beside a cycle are those in which the cost is paid', () => {
  const sheet = withCycles(
    'Anual (marzo)',
    'Trimestral (marzo, junio, septiembre y diciembre)',
    'Semestral (enero y julio)',
    'Anual - junio',
    'anual en junio',
    'Anual: marzo',
    'Semestral (ene-jul)',
    'Pago anual, antes del 31 de marzo',
    'Mensual (enero a marzo)',
  );
  expect(paid(sheet)).toEqual([
    ['Póliza 1', 'Manual', 'mar'],
    ['Póliza 2', 'Manual', 'mar, jun, sep, dic'],
    ['Póliza 3', 'Manual', 'ene, jul'],
    ['Póliza 4', 'Manual', 'jun'],
    ['Póliza 5', 'Manual', 'jun'],
    ['Póliza 6', 'Manual', 'mar'],
    ['Póliza 7', 'Manual', 'ene, jul'],
    ['Póliza 8', 'Manual', 'mar'],
    ['Póliza 9', 'Manual', 'ene, feb, mar'],
  ]);
  expect(refusedOf('expenses', sheet)).toEqual([]);
});

test('a cycle with its very months, or without any, stays what it is', () => {
  const quarters = 'Trimestral (enero, abril, julio y octubre)';
  const sheet = withCycles(
    quarters,
    'Trimestral (ene, abr, jul, oct)',
    'Semestral: junio y diciembre',
    'Anual (enero)',
    'Anual (anticipado)',
    'Trimestre vencido',
    'Mensual desde marzo',
    'Manual',
  );
  expect(paid(sheet).map(([, ...rest]) => rest)).toEqual([
    [quarters, undefined],
    [quarters, undefined],
    ['Semestral (junio y diciembre)', undefined],
    ['Anual (enero)', undefined],
    ['Anual (enero)', undefined],
    [quarters, undefined],
    ['Mensual', undefined],
    ['Manual', undefined],
  ]);
  expect(said(sheet)).toEqual([]);
});

test('of fewer months than there are payments the others follow, which is told', () => {
  const sheet = withCycles('Trimestral (marzo)', 'Semestral desde febrero', 'Trimestral: mar, sep');
  expect(paid(sheet)).toEqual([
    ['Póliza 1', 'Manual', 'mar, jun, sep, dic'],
    ['Póliza 2', 'Manual', 'feb, ago'],
    ['Póliza 3', 'Manual', 'mar, jun, sep, dic'],
  ]);
  expect(said(sheet)).toEqual([
    'De los meses de pago de «Póliza 1» tu tabla solo dice mar: por su ciclo Trimestral entra con mar, jun, sep, dic.',
    'De los meses de pago de «Póliza 2» tu tabla solo dice feb: por su ciclo Semestral entra con feb, ago.',
    'De los meses de pago de «Póliza 3» tu tabla solo dice mar, sep: por su ciclo Trimestral entra con mar, jun, sep, dic.',
  ]);
});

test('months that are no cycle of that kind are taken as they are, which is told', () => {
  const sheet = withCycles('Anual (marzo y septiembre)', 'Trimestral (marzo y abril)');
  expect(paid(sheet).map(([, , months]) => months)).toEqual(['mar, sep', 'mar, abr']);
  expect(said(sheet)).toEqual([
    'Los meses de pago de «Póliza 1» (mar, sep) no son los de un ciclo Anual: entra con ciclo Manual y su valor cuenta en cada uno de ellos.',
    'Los meses de pago de «Póliza 2» (mar, abr) no son los de un ciclo Trimestral: entra con ciclo Manual y su valor cuenta en cada uno de ellos.',
  ]);
});

test('a column of months beside that of the cycle says when it begins, or all of them', () => {
  const sheet = `
Concepto | Valor | Mes de pago | Periodicidad
ICA | 4.000.000 | Marzo | Trimestral
Póliza | 9.000.000 | Enero | Semestral
Predial | 84.000.000 | Marzo | Anual
Seguro | 9.000.000 | feb, nov | Semestral
Aseo | 3.000.000 | Enero | Mensual
Energía | 31.000.000 | | Mensual
Licencias | 2.000.000 | May | Bimestral
Vigilancia | 2.000.000 | día 5 | Mensual
`;
  expect(paid(sheet)).toEqual([
    ['ICA', 'Manual', 'mar, jun, sep, dic'],
    ['Póliza', 'Manual', 'ene, jul'],
    ['Predial', 'Manual', 'mar'],
    ['Seguro', 'Manual', 'feb, nov'],
    ['Aseo', 'Mensual', undefined],
    ['Energía', 'Mensual', undefined],
    ['Licencias', 'Manual', 'ene, mar, may, jul, sep, nov'],
    ['Vigilancia', 'Mensual', 'día 5'],
  ]);
  expect(refusedOf('expenses', sheet)).toEqual([['mesesPago', 'día 5']]);
  expect(said(sheet)).toEqual([
    'De los meses de pago de «ICA» tu tabla solo dice mar: por su ciclo Trimestral entra con mar, jun, sep, dic.',
    'De los meses de pago de «Póliza» tu tabla solo dice ene: por su ciclo Semestral entra con ene, jul.',
    'De los meses de pago de «Licencias» tu tabla solo dice may: por su ciclo Bimestral entra con ene, mar, may, jul, sep, nov.',
  ]);
});

test('cycles that the list does not have come in with their usual months, which is told', () => {
  const sheet = withCycles('Bimestral', 'Cada 2 meses', 'Cuatrimestral', 'Cada tres meses');
  expect(paid(sheet).map(([, ...rest]) => rest)).toEqual([
    ['Manual', 'feb, abr, jun, ago, oct, dic'],
    ['Manual', 'feb, abr, jun, ago, oct, dic'],
    ['Manual', 'abr, ago, dic'],
    ['Trimestral (enero, abril, julio y octubre)', undefined],
  ]);
  expect(said(sheet)).toEqual([
    'La lista no tiene ciclo Bimestral: «Póliza 1» y «Póliza 2» entran con ciclo Manual, en feb, abr, jun, ago, oct, dic. Cambia los meses en la hoja si son otros.',
    'La lista no tiene ciclo Cuatrimestral: «Póliza 3» entra con ciclo Manual, en abr, ago, dic. Cambia los meses en la hoja si son otros.',
  ]);
});

test('months are read where a cost says its cycle elsewhere as well', () => {
  const sheet = `
Concepto | Valor | Unidad
ICA (bimestral) | 4.000.000 |
Predial (anual, en marzo) | 84.000.000 |
Póliza | 12 millones al año en junio |
Seguro | 9.000.000 | Semestral (enero y julio)
Comisiones (trimestre 2) | 1.000.000 |
Aseo | 3.000.000 | mes de marzo
`;
  expect(paid(sheet)).toEqual([
    ['ICA (bimestral)', 'Manual', 'feb, abr, jun, ago, oct, dic'],
    ['Predial (anual, en marzo)', 'Manual', 'mar'],
    ['Póliza', 'Manual', 'jun'],
    ['Seguro', 'Manual', 'ene, jul'],
    ['Comisiones (trimestre 2)', undefined, undefined],
    ['Aseo', undefined, undefined],
  ]);
});

test('what is no cycle stays in its cell, and by what it counts meanwhile is told', () => {
  const sheet = withCycles('Cada 45 días', 'Quincenal', 'Único', 'Anual');
  expect(refusedOf('expenses', sheet)).toEqual([
    ['ciclo', 'Cada 45 días'],
    ['ciclo', 'Quincenal'],
    ['ciclo', 'Único'],
  ]);
  expect(said(sheet)).toEqual([
    'El ciclo de «Póliza 1», «Póliza 2» y «Póliza 3» no se entiende: cuentan como Mensual hasta que lo corrijas en la hoja.',
  ]);
});

test('so many times a year are a cycle as well', () => {
  const sheet = withCycles(
    'Una vez al año',
    'Dos veces al año',
    'Dos veces al año (enero y julio)',
    'Cuatro veces al año',
    'Todos los meses',
  );
  expect(paid(sheet)).toEqual([
    ['Póliza 1', 'Anual (enero)', undefined],
    ['Póliza 2', 'Semestral (junio y diciembre)', undefined],
    ['Póliza 3', 'Manual', 'ene, jul'],
    ['Póliza 4', 'Trimestral (enero, abril, julio y octubre)', undefined],
    ['Póliza 5', 'Mensual', undefined],
  ]);
});
