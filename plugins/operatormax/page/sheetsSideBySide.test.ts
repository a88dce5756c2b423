import { expect, test } from 'vitest';
import * as sheets from '../testing/sheets/sideBySide.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { inflationByYear } from './config/inflationByYear.ts';
import { blocksOf, inputsOf, toldOf } from './testing/pastedSheets.ts';

test('blocks of names and values side by side', () => {
  expect(inputsOf(sheets.AMAZONAS)).toEqual({
    typed: {
      startMonth: '3',
      startYear: '2027',
      projectionPeriod: '10',
      equityPayment: '4.800.000.000',
      debtPayment: '3.200.000.000',
      interestRate: '12,9%',
      termInMonths: '120',
      creditType: 'Cuota fija',
      paymentFrequency: 'Mensual',
    },
    // The inflation, three incomes, three costs.
    away: [1, 3, 3],
    tables: [],
  });
});

test('an abridged count', () => {
  const [incomes] = blocksOf('incomes', sheets.AMAZONAS);
  expect(incomes?.map(({ cantidad }) => cantidad)).toEqual(['12', '20', '1']);
});

test('names of blocks merged over their rows', () => {
  expect(inputsOf(sheets.VIENTO)).toEqual({
    typed: {
      startMonth: '1',
      startYear: '2028',
      projectionPeriod: '10',
      tasaOportunidad: '15,5%',
      equityPayment: '5.625.000.000',
      debtPayment: '6.875.000.000',
      interestRate: '13,4%',
      termInMonths: '96',
      creditType: 'Cuota fija',
      feePercentage: '4,5%',
      replacementReservePercentage: '3%',
      exitCapRate: '9%',
    },
    // Four costs, and two years of inflation.
    away: [4, 2],
    tables: [],
  });
  const [costs] = blocksOf('expenses', sheets.VIENTO);
  expect(costs).toEqual([
    {
      tipo: 'Personal',
      nombre: 'Administrador',
      valor: '7.200.000',
      ciclo: 'Mensual',
      personas: '1',
    },
    { tipo: 'Personal', nombre: 'Camareras', valor: '1.600.000', ciclo: 'Mensual', personas: '6' },
    { tipo: 'Fijo', nombre: 'Energía y agua', valor: '16.500.000', ciclo: 'Mensual' },
    { tipo: 'Fijo', nombre: 'Seguro', valor: '45.000.000', ciclo: 'Anual' },
  ]);
  const ipc = inflationByYear(rowsOf(sheets.VIENTO), [2028, 2029]);
  expect([...(ipc ?? [])]).toEqual([
    [2028, '4,5%'],
    [2029, '4,2%'],
  ]);
});

test('names and values at the left of the tables of lists', () => {
  expect(inputsOf(sheets.FARO).typed).toEqual({
    startMonth: '7',
    startYear: '2027',
    projectionPeriod: '10',
    equityPayment: '9.200.000.000',
    debtPayment: '11.300.000.000',
    interestRate: '13,1%',
    termInMonths: '120',
  });
  expect(blocksOf('incomes', sheets.FARO)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '52', tarifa: '$ 8.400.000', ocupacion: '63%' },
      { nombre: 'Restaurante', tipo: 'Servicios', cantidad: '1', tarifa: '$ 72.000.000' },
      {
        tipo: 'Parqueaderos',
        nombre: 'Parqueadero',
        cantidad: '24',
        tarifa: '$ 160.000',
        ocupacion: '80%',
      },
    ],
  ]);
  expect(blocksOf('expenses', sheets.FARO)).toEqual([
    [
      { nombre: 'Nómina', tipo: 'Fijo', valor: '$ 96.000.000', ciclo: 'Mensual' },
      { nombre: 'Predial', tipo: 'Fijo', valor: '$ 88.000.000', ciclo: 'Anual' },
      { nombre: 'Comisiones', tipo: 'Variable', porcentaje: '12%' },
    ],
  ]);
});

test('blocks named beside their first row, kinds of rooms each over its values', () => {
  expect(inputsOf(sheets.OTUN).typed).toEqual({
    startMonth: '1',
    startYear: '2027',
    projectionPeriod: '10',
  });
  const rooms = { tarifa: '285.000', cantidad: '64', ocupacion: '52,0%' };
  expect(blocksOf('incomes', sheets.OTUN)).toEqual([
    [
      { nombre: 'Habitación Estándar', ...rooms },
      { nombre: 'Habitación Suite', tarifa: '465.500', cantidad: '32', ocupacion: '41,0%' },
      { tipo: 'Servicios', nombre: 'Lavandería', tarifa: '18.400.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', sheets.OTUN)).toEqual([
    [
      { nombre: 'Comisiones OTA', tipo: 'Variable', porcentaje: '11,5%' },
      { nombre: 'Predial', valor: '214.000.000', ciclo: 'Anual (enero)' },
      { nombre: 'Aseo', valor: '9.500.000', ciclo: 'Mensual' },
    ],
  ]);
  // The same under the title of the list.
  const stacked = `INGRESOS
Estándar
Número de habitaciones | un | 64
Tarifa promedio (ADR) | COP/noche | 285.000
Ocupación | % | 52,0%
Suite
Número de habitaciones | un | 6
Tarifa promedio (ADR) | COP/noche | 690.000
Ocupación | % | 45%`;
  expect(blocksOf('incomes', stacked)).toEqual([
    [
      { nombre: 'Estándar', ...rooms },
      { nombre: 'Suite', tarifa: '690.000', cantidad: '6', ocupacion: '45%' },
    ],
  ]);
});

test('what is not taken of two halves is told by the rows of the sheet', () => {
  const sheet = `HOTEL MIRADOR
DATOS GENERALES |  |  | FINANCIACIÓN |  |
Nombre del proyecto | Mirador |  | Deuda | 9.000.000.000 |
Fecha de inicio | ene-2028 |  | Tasa E.A. | 13,2% |
Horizonte (años) | 10 |  | Plazo (años) | 10 |
Inversión total | 15.000.000.000 |  | Gracia (meses) | 12 |
Tasa de descuento | 14% |  | Comisión | 1% |
INGRESOS |  |  |  |  |
Concepto | Valor mensual |  | EGRESOS |  |
Restaurante | 42.000.000 |  | Rubro | Valor mensual | Observaciones
Eventos | 12.000.000 |  | Energía y agua | 11.200.000 |
Spa | 8.000.000 |  | Aseo | 2.000.000 | tercerizado
Total ingresos mes | 62.000.000 |  | Mantenimiento | 4.000.000 |
 |  |  | Total egresos mes | 17.200.000 |`;
  // Counted by hand: the sheet has fourteen rows, and 'FINANCIACIÓN' stands in its second one.
  expect(toldOf('expenses', sheet)).toContain(
    'No se toma «Total egresos mes» (fila 14): es un total.',
  );
  const ofIncomes = toldOf('incomes', sheet);
  expect(ofIncomes).toContain('No se toma «Total ingresos mes» (fila 13): es un total.');
  expect(ofIncomes.join('\n')).toContain('No se toma lo de «FINANCIACIÓN» (desde la fila 2): ');
});

test('two blocks between empty lines stand apart, whatever other sections have in the column between them', () => {
  const sheet = `RESIDENCIA TEUSAQUILLO – SUPUESTOS (cifras en millones de COP)

1. DATOS GENERALES |  |  |  | Observaciones
Inflación (IPC) | 4,5% |  |  | Meta de largo plazo

4. NÓMINA |  |  |  |  | 6. GASTOS OPERATIVOS
Cargo | No. | Salario | Factor prestacional |  | Concepto | Valor | Periodicidad | Mes de pago
Administrador | 1 | 4,2 | 1,52 |  | Servicios públicos | 14,5 | Mensual |
Recepcionista | 4 | 1,75 | 1,52 |  | Impuesto predial | 48 | Anual | Marzo
 |  |  |  |  | Internet y software | 2,8 | Mensual |

7. FINANCIACIÓN
Precio de compra | 14.500 |  |  | Edificio terminado`;
  const [staff, costs] = blocksOf('expenses', sheet);
  expect(staff?.map(({ nombre, personas }) => [nombre, personas])).toEqual([
    ['Administrador', '1'],
    ['Recepcionista', '4'],
  ]);
  expect(costs?.map(({ nombre, valor, ciclo }) => [nombre, valor, ciclo])).toEqual([
    ['Servicios públicos', '=14,5*1000000', 'Mensual'],
    ['Impuesto predial', '=48*1000000', 'Manual'],
    ['Internet y software', '=2,8*1000000', 'Mensual'],
  ]);
});
