import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import {
  guessWithNew,
  newColumnsFor,
  withNewColumns,
} from '../../../../src/workbench/listImport/match/newColumns.ts';
import { periodsUnsaid } from '../../../../src/workbench/listImport/doubts/periodDoubts.ts';
import { blankDocument, sampleDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

function read(heads: string, row: string, other?: string, document = blankDocument()) {
  const { calculation } = new Session<RentalsDocument>(tool, document);
  const target = projectTarget(calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const [names, cells] = [cellsOf(heads), cellsOf(row)];
  const second = other === undefined ? cells.with(0, 'Apto B') : cellsOf(other);
  const lines = [cells, second].map((each, at) => ({ cells: each, at: at + 1 }));
  const records = { heads: names, lines };
  const created = newColumnsFor(records, target);
  const wider = withNewColumns(target, created);
  const { mapping, begun } = guessWithNew(records, target);
  const labelOf = (id: string) => wider.columns.find((one) => one.id === id)?.label ?? '';
  return {
    columns: mapping.map(labelOf),
    doubts: periodsUnsaid(records, mapping, wider, begun, created),
  };
}

test('what a portfolio surely brings is begun, and asked about where nothing says how often', () => {
  const { columns, doubts } = read(
    'Inmueble | Precio | Canon | Administración | Predial | Seguro | Vacancia | Estrato',
    'Apto A | 300.000.000 | 1.500.000 | 200.000 | 900.000 | 480.000 | 5 % | 4',
  );
  expect(columns).toEqual([
    'Nombre',
    'Costo del activo',
    'Ingreso nuevo, al mes: «Canon»',
    'Egreso nuevo, al mes: «Administración»',
    'Egreso nuevo, al año: «Predial»',
    'Egreso nuevo, al año: «Seguro»',
    'Ocupación de los ingresos de tu tabla',
    '',
  ]);
  expect(doubts.map(({ column, ways }) => [column, ...ways.map(({ label }) => label)])).toEqual([
    [2, 'Al mes', 'Al año (÷ 12)'],
    [3, 'Al mes', 'Al año'],
    [4, 'Al mes', 'Al año'],
    [5, 'Al mes', 'Al año'],
  ]);
  const [rent, , tax] = doubts;
  expect(rent?.ways.map((way) => way.read('18.000.000', []))).toEqual([
    '18.000.000',
    '=18000000/12',
  ]);
  // An expense is paid as often as is said: its amount stays.
  expect(tax?.ways.map((way) => [way.becomes, way.read('75.000', [])])).toEqual([
    ['nuevo:month:Predial', '75.000'],
    [undefined, '75.000'],
  ]);
});

test('a head that says its period is asked about no more', () => {
  const { columns, doubts } = read(
    'Inmueble | Canon anual | Admón. mensual | Predial (trimestre) | Comisión %',
    'Apto A | 18.000.000 | 200.000 | 225.000 | 8 %',
  );
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al año: «Canon»',
    'Egreso nuevo, al mes: «Admón.»',
    'Egreso nuevo, al trimestre: «Predial»',
    'Egreso nuevo, % de los ingresos: «Comisión»',
  ]);
  expect(doubts).toEqual([]);
});

test('what only sounds like a rent is none', () => {
  const { columns } = read(
    'Inmueble | Rentabilidad | Seguros y otros | Ocupación',
    'Apto A | 6 % | 300.000 | 95 %',
  );
  expect(columns.slice(1)).toEqual(['', 'Egreso nuevo, al año: «Seguros y otros»', '']);
});

const MONTHLY = 'Ingreso nuevo, al mes: «Canon»';
const PER_AREA = 'Ingreso nuevo, por m² al mes: «Canon m²»';
const YEARLY = 'Ingreso nuevo, al año: «Canon»';

test.each([
  ['Canon m² | Canon mensual', ['', MONTHLY]],
  ['Canon anual | Canon mensual | Canon m²', ['', MONTHLY, '']],
  ['Canon mensual | Canon', [MONTHLY, '']],
  ['Canon m² | Canon', ['', MONTHLY]],
  ['Canon anual | Canon m²', ['', PER_AREA]],
  ['Canon anual', [YEARLY]],
])('of several columns of the rent the one of a month goes before others: %s', (heads, rents) => {
  const cells = heads.split('|').map((_, at) => `${at + 1}.500.000`);
  const { columns } = read(`Inmueble | ${heads}`, `Apto A | ${cells.join(' | ')}`);
  expect(columns.slice(1)).toEqual(rents);
});

test('a rent by the square metre takes its area and its occupancy', () => {
  const { columns } = read(
    'Local | Área m2 | Renta por m² | Ocupación',
    'Local 1 | 180 | 62.000 | 90 %',
  );
  expect(columns.slice(1)).toEqual([
    'Área de los ingresos que se crean por m²',
    'Ingreso nuevo, por m² al mes: «Renta por m²»',
    'Ocupación de los ingresos de tu tabla',
  ]);
});

test('beside a rent of the sheet a vacancy is what its occupancy lacks', () => {
  const { calculation } = new Session<RentalsDocument>(tool, sampleDocument());
  const target = projectTarget(calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Precio', 'Canon', 'Vacancia %'];
  const lines = ['Apto A', 'Apto B'].map((name, at) => ({
    cells: [name, '300.000.000', '1.500.000', '5'],
    at: at + 1,
  }));
  const { mapping } = guessWithNew({ heads, lines }, target);
  const labels = mapping.map((id) => target.columns.find((one) => one.id === id)?.label);
  expect(labels.slice(2)).toEqual(['Alojamiento · Tarifa mensual', 'Alojamiento · Ocupación']);
});

test('what else comes in every month is begun as well, and a commission in fractions as a share', () => {
  const { columns } = read(
    'Inmueble | Canon mensual | Parqueadero mensual | Otros ingresos mensuales | Parqueaderos | Comisión inmobiliaria',
    'Apto A | 1.500.000 | 300.000 | 90.000 | 2 | 0,08',
  );
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al mes: «Canon»',
    'Ingreso nuevo, al mes: «Parqueadero»',
    'Ingreso nuevo, al mes: «Otros ingresos»',
    '',
    'Egreso nuevo, % de los ingresos: «Comisión inmobiliaria»',
  ]);
});

test('what is let besides the property is no second rent of it', () => {
  const { columns } = read(
    'Inmueble | Canon | Arriendo parqueadero | Arriendo del depósito',
    'Apto A | 2.100.000 | 180.000 | 90.000',
  );
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al mes: «Canon»',
    'Ingreso nuevo, al mes: «Arriendo parqueadero»',
    'Ingreso nuevo, al mes: «Arriendo del depósito»',
  ]);
});

test('costs of one sort are one each, and one that is said by two periods is one', () => {
  const { columns } = read(
    'Inmueble | Aseo mensual | Vigilancia mensual | Predial mensual | Predial anual | Predial en mora',
    'Apto A | 180.000 | 350.000 | 100.000 | 1.200.000 | 900.000',
  );
  expect(columns.slice(1)).toEqual([
    'Egreso nuevo, al mes: «Aseo»',
    'Egreso nuevo, al mes: «Vigilancia»',
    '',
    'Egreso nuevo, al año: «Predial»',
    '',
  ]);
});

test('what only says that a figure is an amount, or its sign, changes nothing', () => {
  const { columns, doubts } = read(
    'Inmueble | Valor comercial | Valor canon mensual | Vr. predial anual | (-) Administración mensual | Gastos de vigilancia mensual',
    'Apto A | 320.000.000 | 1.800.000 | 2.200.000 | 260.000 | 90.000',
  );
  expect(columns.slice(2)).toEqual([
    'Ingreso nuevo, al mes: «Valor canon»',
    'Egreso nuevo, al año: «Vr. predial»',
    'Egreso nuevo, al mes: «Administración»',
    'Egreso nuevo, al mes: «Gastos de vigilancia»',
  ]);
  expect(doubts).toEqual([]);
});

test('a commission in pesos is an amount, also where its head says the percentage', () => {
  const { columns } = read(
    'Inmueble | Canon mensual | Comisión mensual (8%) | Comisión de venta',
    'Apto A | $ 2.350.000 | $ 188.000 | $ 12.000.000',
  );
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al mes: «Canon»',
    'Egreso nuevo, al mes: «Comisión»',
    '',
  ]);
});

test('a fee that is a share of the rent is none of what a car park brings besides', () => {
  const { columns } = read(
    'Inmueble | Canon mensual | Parqueadero mensual | Administración % canon',
    'Apto A | 2.350.000 | 180.000 | 10',
  );
  expect(columns.at(-1)).toBe('Egreso nuevo, % del canon: «Administración % canon»');
});

test('all that comes in or goes out is one of its side where nothing says what it is made of', () => {
  const row = 'Apto A | 2.300.000 | 520.000 | 1.780.000';
  const { columns } = read('Inmueble | Ingresos mensuales | Gastos mensuales | Neto mensual', row);
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al mes: «Ingresos»',
    'Egreso nuevo, al mes: «Gastos»',
    '',
  ]);
  const { columns: parts } = read(
    'Inmueble | Ingreso mensual | Canon mensual | Gastos anuales',
    row,
  );
  expect(parts.slice(1)).toEqual([
    '',
    'Ingreso nuevo, al mes: «Canon»',
    'Egreso nuevo, al año: «Gastos»',
  ]);
  const { columns: costs } = read(
    'Inmueble | Gastos anuales | Predial anual | Gastos notariales',
    row,
  );
  expect(costs.slice(1)).toEqual(['', 'Egreso nuevo, al año: «Predial»', '']);
});

test('a rent of each unit takes how many there are, and any other rent doesn’t', () => {
  const row = 'Edificio Palermo | 12 | 1.100.000 | 2';
  const UNITS = 'Unidades de los ingresos de tu tabla';
  const { columns } = read(
    'Edificio | Número de apartamentos | Canon mensual por apartamento',
    row,
  );
  expect(columns.slice(1)).toEqual([
    UNITS,
    'Ingreso nuevo, al mes: «Canon mensual por apartamento»',
  ]);
  const { columns: rates } = read('Parqueadero | Cupos | Tarifa mensual por cupo', row);
  expect(rates[1]).toBe(UNITS);
  const { columns: whole } = read('Edificio | Número de apartamentos | Canon mensual', row);
  expect(whole[1]).toBe('');
});

test('rates of nights are rents, those of taxes are none', () => {
  const { columns } = read(
    'Apartamento | Tarifa por noche | Tarifa predial | Meses vacantes | Año de construcción',
    'Apto A | 320.000 | 11,5 | 2 | 1998',
  );
  expect(columns.slice(1)).toEqual([
    'Ingreso nuevo, al mes: «Tarifa»',
    '',
    'Ocupación de los ingresos de tu tabla',
    '',
  ]);
});

test('what an insurer would pay was not paid for a property', () => {
  const { columns } = read(
    'Inmueble | Valor asegurado | Seguro anual',
    'Apto A | 300.000.000 | 450.000',
  );
  expect(columns.slice(1)).toEqual(['', 'Egreso nuevo, al año: «Seguro»']);
});

test('what is let by the night is another income than what is let by the month', () => {
  const heads = 'Inmueble | Canon mensual | Tarifa por noche | Ocupación';
  const [month, night] = ['Apto A | 1.950.000 | | ', 'Suite B | | 235.000 | 64%'];
  expect(read(heads, month, night).columns).toEqual([
    'Nombre',
    'Ingreso nuevo, al mes: «Canon»',
    'Ingreso nuevo, al mes: «Tarifa»',
    'Ocupación de los ingresos de tu tabla',
  ]);
  // The example has an income for one of them.
  expect(read(heads, month, night, sampleDocument()).columns).toEqual([
    'Nombre',
    'Alojamiento · Tarifa mensual',
    'Ingreso nuevo, al mes: «Tarifa»',
    'Ocupación de los ingresos de tu tabla',
  ]);
  // Of one that has both it is asked which of them it brings.
  const both = 'Suite B | 4.500.000 | 235.000 | 64%';
  expect(read(heads, month, both).columns[2]).toBe('');
});
