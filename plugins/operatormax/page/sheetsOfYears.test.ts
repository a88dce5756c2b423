// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { doubtsOf } from '../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../src/workbench/listImport/match/guess.ts';
import { layoutOf } from '../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { recordsFor } from '../../../src/workbench/listImport/records/parts.ts';
import { inFull } from '../../../src/workbench/listImport/match/scale.ts';
import { laidOut, leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { blocksOf, toldOf } from './testing/pastedSheets.ts';

const SHEET = `SUPUESTOS HOTEL POBLADO 80 LLAVES (cifras en COP)
 | 2027 | 2028 | 2029 | 2030
INGRESOS
Número de habitaciones | 80 | 80 | 80 | 80
Ocupación | 52% | 58% | 63% | 67%
ADR | 365.000 | 383.250 | 400.500 | 416.500
Alimentos y bebidas | 1.230.000.000 | 1.390.000.000 | 1.540.000.000 | 1.670.000.000
Eventos | 360.000.000 | 420.000.000 | 480.000.000 | 500.000.000
Otros ingresos (% de habitaciones) | 3,0% | 3,0% | 3,0% | 3,0%
COSTOS Y GASTOS
Nómina | 1.860.000.000 | 1.980.000.000 | 2.090.000.000 | 2.180.000.000
Costo A&B (% A&B) | 33% | 33% | 32% | 32%
Predial | 118.000.000 | 123.000.000 | 128.000.000 | 132.000.000
Vigilancia (mensual) | 9.000.000 | 9.400.000 | 9.800.000 | 10.200.000
Renovación de lencería |  |  | 80.000.000 | 84.000.000
FINANCIACIÓN
Deuda | 12.500.000.000`;

test('of a column for each year the first is taken, its amounts as those of a year', () => {
  expect(blocksOf('incomes', SHEET)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '80', ocupacion: '52%', tarifa: '365.000' },
      { tipo: 'Servicios', nombre: 'Alimentos y bebidas', tarifa: '1.230.000.000', cantidad: '1' },
      { tipo: 'Servicios', nombre: 'Eventos', tarifa: '360.000.000', cantidad: '1' },
      { tipo: 'Dependientes', nombre: 'Otros ingresos', porcentaje: '3,0%', base: 'Habitaciones' },
    ],
  ]);
  expect(blocksOf('expenses', SHEET)).toEqual([
    [
      { nombre: 'Nómina', valor: '=1860000000/12', ciclo: 'Mensual' },
      { nombre: 'Costo A&B (% A&B)', tipo: 'Variable', porcentaje: '33%' },
      { nombre: 'Predial', valor: '118.000.000', ciclo: 'Anual (enero)' },
      { nombre: 'Vigilancia (mensual)', valor: '9.000.000', ciclo: 'Mensual' },
    ],
  ]);
});

/** What is asked about the incomes of a sheet, and the records that it is asked about. */
function doubtsIn(sheet: string) {
  const target = TARGETS.incomes;
  const table = { name: '', rows: laidOut(rowsOf(sheet), target).rows };
  const layout = layoutOf(table, target);
  const found = recordsFor(table, layout, target);
  const mapping = guessMapping(found, target);
  const records = inFull(found, mapping, ',', target);
  return { records, doubts: doubtsOf(records, mapping, ',', target) };
}

test('incomes of a year are asked about, beside a rate of a night', () => {
  const { records, doubts } = doubtsIn(SHEET);
  const [doubt, another] = doubts;
  expect(another).toBeUndefined();
  const read = records.lines.map(({ cells }) => {
    const paid = cells[doubt?.column ?? 0] ?? '';
    return doubt?.ways[0]?.read(paid, cells);
  });
  expect(read).toEqual(['=365000*30', '=1230000000/12', '=360000000/12', '3,0%']);
});

test.each([
  ['PRO FORMA', '9.600.000.000', '=9600000000/12'],
  // 9.600 millions a year are 800 millions a month.
  ['PRO FORMA (COP millones)', '9.600', '=(9.600*1000000)/12'],
])('below the title «%s» amounts of a year are asked about', (title, paid, monthly) => {
  const sheet = `${title}
Concepto | 2027 | 2028 | 2029
INGRESOS
Habitaciones | ${paid} | ${paid} | ${paid}
Eventos | ${paid} | ${paid} | ${paid}
COSTOS
Nómina | ${paid} | ${paid} | ${paid}`;
  const [doubt] = doubtsIn(sheet).doubts;
  expect(doubt?.ways.map(({ label }) => label)).toEqual(['÷ 12', 'Tal cual']);
  const [income] = doubtsIn(sheet).records.lines;
  expect(doubt?.ways[0]?.read(income?.cells[doubt.column] ?? '', income?.cells ?? [])).toBe(
    monthly,
  );
});

test('costs of a year are told with how they are paid: month by month, or once', () => {
  const told = toldOf('expenses', SHEET);
  expect(told).toContain(
    'Tu hoja trae los egresos por año: cada mes entra la doceava parte de «Nómina».',
  );
  expect(told).toContain(
    '«Predial» entra en un solo pago, en enero. Cambia «Ciclo» en la hoja si se paga de otra forma.',
  );
});

test.each([
  ['in brackets', (figure: string) => `(${figure})`],
  ['with a minus', (figure: string) => `-${figure}`],
  ['with a typographic minus', (figure: string) => `−$ ${figure}`],
])('costs of a statement that has them %s are what is paid, in full', (_, negative) => {
  const sheet = `ESTADO DE RESULTADOS (cifras en miles de pesos)
Concepto | 2027 | 2028 | 2029
INGRESOS
Alojamiento | 1.152.000 | 1.215.360 | 1.282.205
GASTOS
Nómina | ${['312.000', '327.600', '343.980'].map(negative).join(' | ')}
Predial | ${['41.300', '43.365', '45.533'].map(negative).join(' | ')}`;
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '=312000000/12', ciclo: 'Mensual' },
      { nombre: 'Predial', valor: '41300000', ciclo: 'Anual (enero)' },
    ],
  ]);
  expect(toldOf('expenses', sheet)).toContainEqual(
    expect.stringContaining('trae en negativo entra en positivo'),
  );
});

const STATEMENT = ['Nómina', 'Predial', 'Energía'];
const IN_THOUSANDS = `Nómina | 312.000 | 327.600 | 343.980
Predial | 41.300 | 43.365 | 45.533
Energía | 96.000 | 100.000 | 104.000`;

test.each([
  ['a title with its unit', 'EGRESOS OPERATIVOS (cifras en miles)\nConcepto | 2028 | 2029 | 2030'],
  [
    'lines of titles and an empty one',
    'HOTEL SANTA CLARA - EGRESOS\nCifras en miles de pesos\n\nConcepto | 2028 | 2029 | 2030',
  ],
  ['a title and no head of names', 'GASTOS (COP miles)\n\n | 2028 | 2029 | 2030'],
  ['counted years', 'PROYECCIÓN DE EGRESOS (miles de COP)\nConcepto | Año 1 | Año 2 | Año 3'],
])('costs of years below %s are amounts in full, and their heads no cost', (_, heads) => {
  const [costs = []] = blocksOf('expenses', `${heads}\n${IN_THOUSANDS}`);
  expect(costs.map(({ nombre }) => nombre)).toEqual(STATEMENT);
  expect(costs.map(({ valor }) => valor)).toEqual([
    '=312000000/12',
    '=41.300*1000',
    '=96000000/12',
  ]);
});

test.each([
  ['', 'Año 1 | Año 2 | Año 3'],
  ['', '2028 | 2029 | 2030'],
  ['COP | ', '2028 | 2029 | 2030'],
])(
  'incomes and costs under one line of heads are told apart, with a unit «%s» under %s',
  (unit, years) => {
    const sheet = `HOTEL SANTA CLARA (COP millones)
Concepto | ${unit && 'Unidad | '}${years}
Alojamiento | ${unit}9.600 | 10.100 | 10.600
Alimentos y bebidas | ${unit}2.400 | 2.500 | 2.600
Nómina | ${unit}3.120 | 3.276 | 3.439
Predial | ${unit}413 | 433 | 455`;
    const read = (of: 'incomes' | 'expenses', amount: string) =>
      blocksOf(of, sheet).map((block) => block.map((one) => [one.nombre, one[amount]]));
    expect(read('incomes', 'tarifa')).toEqual([
      [
        ['Alojamiento', '=9.600*1000000'],
        ['Alimentos y bebidas', '=2.400*1000000'],
      ],
    ]);
    expect(read('expenses', 'valor')).toEqual([
      [
        ['Nómina', '=3120000000/12'],
        ['Predial', '=413*1000000'],
      ],
    ]);
  },
);

test.each([
  ['(1.480,0)', '(410,0)'],
  ['$ (1.480,0)', '$ (410,0)'],
  ['-1.480,0', '-410,0'],
])('millions of a year come in full in an accountant’s brackets: %s', (much, less) => {
  const sheet = `Cifras en millones de COP

Concepto | 2028 | 2029 | 2030
COSTOS Y GASTOS
Nómina | ${much} | ${much} | ${much}
Aseo | ${less} | ${less} | ${less}`;
  const [costs = []] = blocksOf('expenses', sheet);
  expect(costs.map(({ valor }) => valor)).toEqual(['=1480000000/12', '=410000000/12']);
});

test('a year of a large hotel has more digits than any rate of a month', () => {
  const sheet = `Cifras en millones de COP

Concepto | 2028 | 2029 | 2030
INGRESOS
Habitaciones | 21.345,0 | 22.400,0 | 23.500,0
ADR | 240.000 | 250.000 | 260.000
COSTOS
Nómina | 12.345,0 | 12.900,0 | 13.500,0`;
  const [[payroll] = []] = blocksOf('expenses', sheet);
  expect(payroll?.['valor']).toBe('=12345000000/12');
  // The rate of a night is in pesos.
  const rates = blocksOf('incomes', sheet).flat();
  expect(rates.map(({ tarifa }) => tarifa)).toContain('240.000');
});

test('of the years the one in which the project begins is taken, and else it is told', () => {
  const target = { ...TARGETS.incomes, startYear: 2028 };
  const [, , , , , , food] = laidOut(rowsOf(SHEET), target).rows;
  expect(food?.filter(Boolean)).toEqual(['Alimentos y bebidas', '1.390.000.000', 'al\u00A0año']);
  expect(leftOut(rowsOf(SHEET), target)[0]).toMatch(
    /se toma 2028, en el que empieza el proyecto\./,
  );
  const [told] = leftOut(rowsOf(SHEET), { ...TARGETS.incomes, startYear: 2035 });
  expect(told).toMatch(/se toma el primero, 2027, y cuenta como 2035/);
});

test('what becomes of the other years is told, and what begins in one of them', () => {
  expect(leftOut(rowsOf(SHEET), TARGETS.expenses)).toEqual([
    expect.stringMatching(
      /^De los años de tu hoja se toma el primero, 2027\. .*crece con la inflación/,
    ),
    'No se toma «Renovación de lencería»: su primer año viene vacío.',
  ]);
});

const COSTS_OF_TWO_YEARS = `Cifras en millones de COP

Concepto | 2028 | 2029
Nómina | 1.480,0 | 1.554,0
Servicios públicos | 410,0 | 430,5
Costo de alimentos | 1.392,0 | 1.419,4`;

test('two years right behind the names are years as well', () => {
  expect(blocksOf('expenses', COSTS_OF_TWO_YEARS)).toEqual([
    [
      { nombre: 'Nómina', valor: '=1480000000/12', ciclo: 'Mensual' },
      { nombre: 'Servicios públicos', valor: '=410000000/12', ciclo: 'Mensual' },
      { nombre: 'Costo de alimentos', valor: '=1392000000/12', ciclo: 'Mensual' },
    ],
  ]);
  const incomes = `Cifras en millones de COP

Concepto | 2028 | 2029
Habitaciones | 3.850,0 | 4.120,5
Eventos | 360,0 | 378,0
Spa | 140,0 | 150,0`;
  const { records, doubts } = doubtsIn(incomes);
  const [doubt] = doubts;
  const read = records.lines.map(({ cells }) => [
    cells[0],
    doubt?.ways[0]?.read(cells[doubt.column] ?? '', cells),
  ]);
  expect(read).toEqual([
    ['Habitaciones', '=(3.850,0*1000000)/12'],
    ['Eventos', '=(360,0*1000000)/12'],
    ['Spa', '=(140,0*1000000)/12'],
  ]);
});

test('two years behind something else of a record, or over few figures, are none', () => {
  const rows = rowsOf(`Inmueble | Avalúo | 2025 | 2026
Apto 301 | 300.000.000 | 310.000.000 | 320.000.000
Apto 302 | 280.000.000 | 290.000.000 | 300.000.000`);
  expect(leftOut(rows, TARGETS.incomes)).toEqual([]);
  const few = rowsOf(`Concepto | 2025 | 2026
Suite | 12 |
Doble | 8 |
Sencilla | 4 | 5.000.000`);
  expect(leftOut(few, TARGETS.incomes)).toEqual([]);
});

test('years of something else are none of a projection', () => {
  const records = `Inmueble | Avalúo | 2025 | 2026
Apto 301 | 300.000.000 | 1 | 2`;
  const rows = rowsOf(records);
  expect(leftOut(rows, TARGETS.incomes)).toEqual([]);
  const inflation = `Año | 2027 | 2028 | 2029
IPC | 5,10% | 4,30% | 3,80%
Ingreso | Cantidad | Tarifa | Ocupación
Suite | 12 | $ 310.000 | 62%`;
  expect(leftOut(rowsOf(inflation), TARGETS.incomes)).toEqual([]);
});

test.each([
  'HOTEL SALENTO - PROYECCIÓN (millones COP)',
  'HOTEL SALENTO (cifras en millones)',
  'HOTEL SALENTO\nMillones COP',
  'HOTEL SALENTO\n$ millones',
])('amounts of years are in what the sheet is titled: %s', (title) => {
  const sheet = `${title}
 | 2028 | 2029 | 2030
Inflación | 5,1% | 4,3% | 3,8%
INGRESOS
Habitaciones | 2.150 | 2.310 | 2.460
EGRESOS
Nómina | 720 | 757 | 787`;
  expect(blocksOf('expenses', sheet)).toEqual([
    [{ nombre: 'Nómina', valor: '=720000000/12', ciclo: 'Mensual' }],
  ]);
  expect(blocksOf('incomes', sheet)[0]?.[0]).toMatchObject({ tarifa: '=2.150*1000000' });
});

test('a list’s own name before the years of its block is the title of that', () => {
  const sheet = `Ingresos (COP) | 2027 | 2028 | 2029
Alojamiento | 4.380.000.000 | 4.730.400.000 | 5.108.832.000
Spa | 219.000.000 | 236.520.000 | 255.441.600
Total ingresos | 4.599.000.000 | 4.966.920.000 | 5.364.273.600
Gastos (COP) | 2027 | 2028 | 2029
Personal | 1.708.200.000 | 1.793.610.000 | 1.883.290.500
Seguros | 62.000.000 | 65.100.000 | 68.355.000
Total gastos | 1.770.200.000 | 1.858.710.000 | 1.951.645.500`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(incomes?.map(({ nombre, tarifa }) => [nombre, tarifa])).toEqual([
    ['Alojamiento', '4.380.000.000'],
    ['Spa', '219.000.000'],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Personal', valor: '=1708200000/12', ciclo: 'Mensual' },
      { nombre: 'Seguros', valor: '62.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('a share in the name of a cost leaves its amounts those of a year, and is the operator’s in a fee', () => {
  const sheet = `PRO FORMA (COP millones)
Concepto | 2026 | 2027 | 2028
EXPENSES
Nómina (33% de ingresos) | 2.190 | 2.310 | 2.430
Mercadeo (3% de ingresos) | 199 | 210 | 221
Comisiones (% de ingresos) | 9% | 9% | 9%
Base fee (3%) | 273 | 312 | 351
FF&E reserve (4%) | 364 | 416 | 468`;
  const [expenses] = blocksOf('expenses', sheet);
  expect(expenses?.map(({ valor, porcentaje }) => valor ?? porcentaje)).toEqual([
    '=2190000000/12',
    '=199000000/12',
    '9%',
  ]);
  const told = toldOf('expenses', sheet).join(' ');
  for (const name of ['Base fee (3%)', 'FF&E reserve (4%)'])
    expect(told).toContain(`No se toma «${name}»`);
});
