// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isRecordAlone, leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import * as sheets from '../testing/plainSheets.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { blocksOf, inputsOf, named, toldOf } from './testing/pastedSheets.ts';

test('records that rows of their own say, with what is said of all of them', () => {
  expect(blocksOf('incomes', sheets.PORTAL)).toEqual([
    [
      { nombre: 'Habitación Estándar', cantidad: '14', tarifa: '680.000', ocupacion: '52%' },
      { nombre: 'Suite', cantidad: '4', tarifa: '1.450.000', ocupacion: '52%' },
      {
        nombre: 'Alimentos y bebidas',
        tipo: 'Dependientes',
        porcentaje: '22%',
        base: 'Todas las habitaciones (RevPAR)',
      },
      { tipo: 'Servicios', nombre: 'Eventos y bodas', cantidad: '1', tarifa: '35.000.000' },
    ],
  ]);
  // The sum of the block is no cost.
  expect(blocksOf('expenses', sheets.PORTAL)).toEqual([
    [
      { tipo: 'Personal', nombre: 'Recepción', personas: '4', valor: '1.850.000' },
      { nombre: 'Seguros todo riesgo', valor: '64.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('a list of everything without titles: each row goes where its name belongs', () => {
  const { typed, away } = inputsOf(sheets.HOSTAL);
  expect(typed).toEqual({
    startYear: '2027',
    projectionPeriod: '10',
    debtPayment: '2.000.000.000',
    interestRate: '14,25%',
    termInMonths: '96',
  });
  // Seven rows of incomes, five of costs.
  expect(away).toEqual([7, 5]);
  expect(blocksOf('incomes', sheets.HOSTAL)).toEqual([
    [
      {
        nombre: 'Camas en dormitorio compartido',
        cantidad: '64',
        tarifa: '58.000',
        ocupacion: '68%',
      },
      { nombre: 'Habitaciones privadas', cantidad: '9', tarifa: '165.000', ocupacion: '62%' },
      {
        tipo: 'Servicios',
        nombre: 'Bar y cafetería - ingreso mensual',
        cantidad: '1',
        tarifa: '26.000.000',
      },
    ],
  ]);
  expect(blocksOf('expenses', sheets.HOSTAL)).toEqual([
    [
      { nombre: 'Comisión Booking (% alojamiento)', tipo: 'Variable', porcentaje: '13 %' },
      { tipo: 'Personal', nombre: 'Recepcionistas', personas: '4', valor: '1.750.000' },
      { nombre: 'Servicios públicos mes', valor: '7.800.000', ciclo: 'Mensual' },
      { nombre: 'Predial año', valor: '19.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('two halves side by side are read one after the other', () => {
  expect(inputsOf(sheets.ALMENDROS).typed).toMatchObject({
    startMonth: '10',
    startYear: '2028',
    projectionPeriod: '10',
    tasaOportunidad: '13,8%',
    debtPayment: '=14.000*1000000',
    interestRate: '12,8%',
    termInMonths: '=12*12',
  });
  const [incomes] = blocksOf('incomes', sheets.ALMENDROS);
  expect(incomes).toEqual([
    { nombre: 'Suites asistidas', cantidad: '60', tarifa: '6.900.000' },
    { nombre: 'Centro día', cantidad: '25', tarifa: '1.450.000' },
  ]);
  const [expenses] = blocksOf('expenses', sheets.ALMENDROS);
  expect(expenses).toEqual([
    { tipo: 'Personal', nombre: 'Director médico', personas: '1', valor: '9.500.000' },
    { tipo: 'Personal', nombre: 'Auxiliares enfermería', personas: '26', valor: '1.950.000' },
    { nombre: 'Alimentación', tipo: 'Variable', porcentaje: '11%' },
    { nombre: 'Servicios públicos', valor: '=34*1000000', ciclo: 'Mensual' },
    { nombre: 'Predial', valor: '=95*1000000', ciclo: 'Anual (enero)' },
  ]);
});

test('a column of kinds keeps what is no income out of incomes, and no cost out of costs', () => {
  const [incomes] = blocksOf('incomes', sheets.BODEGAS);
  expect(incomes?.map(({ nombre, cantidad, tarifa }) => [nombre, cantidad, tarifa])).toEqual([
    ['Bodega 3 m2', '110', '165.000'],
    ['Antena de telefonía', '1', '28.000.000'],
  ]);
  const [expenses] = blocksOf('expenses', sheets.BODEGAS);
  expect(expenses?.map(({ nombre, tipo, ciclo }) => [nombre, tipo, ciclo])).toEqual([
    ['Administrador', 'Personal', 'Mensual'],
    ['Mantenimiento preventivo', undefined, 'Trimestral'],
    ['Predial', undefined, 'Anual'],
    ['ICA', 'Variable', undefined],
  ]);
});

test('values before their names, in thousands', () => {
  expect(inputsOf(sheets.FUNZA).typed).toEqual({
    debtPayment: '=16.000.000*1000',
    interestRate: '12,2%',
    termInMonths: '=10*12',
  });
  const [incomes] = blocksOf('incomes', sheets.FUNZA);
  expect(incomes).toEqual([
    {
      tipo: 'Alquileres',
      nombre: 'm² arrendables Bodega A',
      cantidad: '5.600',
      tarifa: '=21,5*1000',
      ocupacion: '85%',
    },
  ]);
  const [expenses] = blocksOf('expenses', sheets.FUNZA);
  expect(expenses?.map(({ valor, ciclo, porcentaje }) => [valor, ciclo, porcentaje])).toEqual([
    ['=14.800*1000', 'Mensual', undefined],
    ['=185.000*1000', 'Anual (enero)', undefined],
    [undefined, undefined, '4%'],
  ]);
});

test('what amounts are in stands in their names', () => {
  const [expenses] = blocksOf('expenses', sheets.NORTE);
  expect(expenses).toEqual([
    { nombre: 'Vigilancia', valor: '=24*1000000', ciclo: 'Mensual' },
    {
      nombre: 'Mantenimiento ascensores',
      valor: '=27*1000000',
      ciclo: 'Trimestral (enero, abril, julio y octubre)',
    },
    { nombre: 'Predial', valor: '=205*1000000', ciclo: 'Anual (enero)' },
    { nombre: 'ICA', tipo: 'Variable', porcentaje: '1 %', base: 'Todos los ingresos' },
  ]);
});

test('rows of another shape below a table keep their amounts', () => {
  const [incomes] = blocksOf('incomes', sheets.PEREIRA);
  expect(incomes?.map(({ nombre, cantidad, tarifa }) => [nombre, cantidad, tarifa])).toEqual([
    ['Carros mensualidad', '60', '240.000'],
    ['Lavado de carros', '1', '7.500.000'],
    ['Valla publicitaria', '1', '30.000.000'],
  ]);
  const [staff] = blocksOf('expenses', sheets.PEREIRA);
  expect(staff).toEqual([
    {
      tipo: 'Personal',
      nombre: 'Cajeros',
      personas: '4',
      valor: '1.550.000',
      prestaciones: '1,5',
    },
    { nombre: 'Energía', valor: '4.200.000', ciclo: 'Mensual' },
    {
      nombre: 'Mantenimiento equipos',
      valor: '5.400.000',
      ciclo: 'Semestral (junio y diciembre)',
    },
    { nombre: 'Comisión datáfonos', tipo: 'Variable', porcentaje: '2,2%' },
  ]);
  expect(named(blocksOf('incomes', sheets.BODEGAS))).toEqual([
    ['Bodega 3 m2', 'Antena de telefonía'],
  ]);
});

test.each([
  'Concepto | Valor\nNómina | 12.000.000\nJardinería | 850.000\nEnergía | 4.500.000',
  'Nómina | 12.000.000\nJardinería | 850.000\nEnergía | 4.500.000',
])('among costs alone one with another name is a cost as well: %#', (sheet) => {
  expect(named(blocksOf('expenses', sheet))).toEqual([['Nómina', 'Jardinería', 'Energía']]);
  // What may be of something else stays out, and is told.
  const mixed = `${sheet}\nValor del lote | 450.000.000`;
  expect(named(blocksOf('expenses', mixed))).toEqual([['Nómina', 'Jardinería', 'Energía']]);
  expect(leftOut(rowsOf(mixed), TARGETS.expenses).join()).toContain('«Valor del lote»');
});

test('a total of a part of a list is none of it, where it is the sum of those above', () => {
  const sheet = `Otros ingresos | Valor mensual (COP)
Restaurante y bar | $ 38.000.000
Eventos y bodas | $ 9.500.000
Arriendo local esquina | $ 7.200.000
Total otros ingresos | $ 54.700.000`;
  expect(named(blocksOf('incomes', sheet))).toEqual([
    ['Restaurante y bar', 'Eventos y bodas', 'Arriendo local esquina'],
  ]);
});

test('a block of taxes is of costs, under the heads that stand nearest above it', () => {
  const sheet = `PERSONAL
Cargo | Personas | Salario mensual (COP)
Gerente | 1 | $ 6.500.000

GASTOS FIJOS
Concepto | Valor por pago (COP) | Meses de pago
Póliza todo riesgo | $ 22.000.000 | Enero

CRÉDITO
Capital propio | $ 4.600.000.000

IMPUESTOS
Impuesto predial | $ 26.000.000 | Marzo
ICA | $ 5.500.000 | Ene, Mar
Impuesto de renta | 35%`;
  expect(named(blocksOf('expenses', sheet))).toEqual([
    ['Gerente'],
    ['Póliza todo riesgo', 'Impuesto predial', 'ICA'],
  ]);
  // The gerente, the policy and the three rows of taxes.
  expect(inputsOf(sheet).away).toEqual([5]);
});

test('how a purchase is paid is no cost, below a title that nobody knows', () => {
  const sheet = `GASTOS FIJOS
Concepto | Valor | Frecuencia
Energía | 13.800.000 | Mensual

ESTRUCTURA
Capital propio (55 %) | 4.900.000.000
Precio de compra | 8.900.000.000
Crédito hipotecario | 4.000.000.000`;
  expect(named(blocksOf('expenses', sheet))).toEqual([['Energía']]);
  expect(toldOf('expenses', sheet)).toContain(
    'No se toma «Capital propio (55 %)» (fila 6): es un dato de «Financieros».',
  );
});

test('costs without a title say among incomes what they seem to be', () => {
  const costs =
    'Concepto | Valor | Frecuencia\nEnergía | 13.800.000 | Mensual\nPredial | 38.500.000 | Anual';
  const seem = 'parecen de los egresos y no de los ingresos';
  expect(toldOf('incomes', costs).join()).toContain(`«Energía» y «Predial» ${seem}`);
  expect(toldOf('expenses', costs).join()).not.toContain('parece');
});

test('figures without a head that are no part of a record are told', () => {
  const sheet = `EGRESOS
Nómina | 14 | 38.500.000
Recepción | 4 | 1.850.000
Energía | | 4.000.000`;
  expect(named(blocksOf('expenses', sheet))).toEqual([['Nómina', 'Recepción', 'Energía']]);
  expect(toldOf('expenses', sheet)).toContain('Tiene datos y no se importa: «Columna 2».');
});

test('an amount that stands between those of a list is one of them, and a wash is of those around it', () => {
  const sheet = `Restaurante | 38.000.000
Lavandería | 3.200.000
Telefonía | 900.000
Parqueadero | 4.500.000
Nómina | 96.000.000
Jardinería | 1.800.000
Lavandería | 2.600.000
Mantenimiento | 14.000.000

Valor del lote | 4.200.000.000`;
  expect(named(blocksOf('incomes', sheet))).toEqual([
    ['Restaurante', 'Lavandería', 'Telefonía', 'Parqueadero'],
  ]);
  expect(named(blocksOf('expenses', sheet))).toEqual([
    ['Nómina', 'Jardinería', 'Lavandería', 'Mantenimiento'],
  ]);
});

test.each(['Telefonía | 1.200.000', 'Telefonía: $1,2 M/mes', 'Telefonía | 1.200.000 | COP/mes'])(
  'a name with its amount alone is a record of the list that it is pasted into: %s',
  (line) => {
    const [income] = blocksOf('incomes', line)[0] ?? [];
    expect(income?.['nombre']).toBe('Telefonía');
    expect(income?.['tarifa']).toMatch(/^(1\.200\.000|=1,2\*1000000)$/);
    expect(isRecordAlone(rowsOf(line), TARGETS.incomes)).toBe(true);
    // What is called as a cost isn't taken for an income without a word.
    const cost = line.replace('Telefonía', 'Nómina');
    expect(toldOf('incomes', cost).join()).toContain('«Nómina» parece de los egresos');
    expect(isRecordAlone(rowsOf('Telefonía'), TARGETS.incomes)).toBe(false);
  },
);
