// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { laidOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { blocksOf, inputsOf } from './testing/pastedSheets.ts';

test('kinds of rooms in the columns of a block are a record each', () => {
  const sheet = `HOTEL CASA DEL PARQUE

GENERAL
Inicio de operación | 01/09/2028
Años de operación | 10

INGRESOS POR TIPO DE HABITACIÓN
Concepto | Unidad | Suite | Doble | Estándar | Total
Número de habitaciones | un | 6 | 14 | 20 | 40
Tarifa promedio (ADR) | COP/noche | 620.000 | 410.000 | 320.000
Ocupación | % | 55% | 62% | 68%

COSTOS
Concepto | Valor mensual
Nómina | 48.000.000
Energía | 12.500.000`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Suite', cantidad: '6', tarifa: '620.000', ocupacion: '55%' },
      { nombre: 'Doble', cantidad: '14', tarifa: '410.000', ocupacion: '62%' },
      { nombre: 'Estándar', cantidad: '20', tarifa: '320.000', ocupacion: '68%' },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '48.000.000' },
      { nombre: 'Energía', valor: '12.500.000' },
    ],
  ]);
});

test('of scenarios in columns the base one is taken', () => {
  const sheet = `Eco-Hotel Río Claro | Escenario: | Base

Variable | Pesimista | Base | Optimista | Unidad
Tasa de descuento | 17,0% | 15,5% | 14,5% | E.A.
Cap rate de salida | 10,5% | 9,5% | 9,0%
Ocupación | 35% | 42% | 48%
ADR Cabaña | 240.000 | 270.000 | 300.000 | COP/noche
ADR Habitación | 160.000 | 185.000 | 205.000 | COP/noche

Datos fijos |  | Valor |  | Unidad
Inicio |  | 01/08/2027
Cabañas |  | 16 |  | und
Habitaciones |  | 24 |  | und
Pasadía |  | 15.500.000 |  | COP/mes
Crédito |  | 3.000.000.000 |  | COP
Tipo |  | Francés
Nómina con prestaciones |  | 52.000.000 |  | COP/mes
Costo de restaurante |  | 58% |  | de restaurante`;
  expect(inputsOf(sheet).typed).toEqual({
    tasaOportunidad: '15,5%',
    exitCapRate: '9,5%',
    startMonth: '8',
    startYear: '2027',
    debtPayment: '3.000.000.000',
    creditType: 'Francés',
  });
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Cabañas', cantidad: '16', tarifa: '270.000', ocupacion: '42%' },
      { nombre: 'Habitaciones', cantidad: '24', tarifa: '185.000', ocupacion: '42%' },
      { tipo: 'Servicios', nombre: 'Pasadía', tarifa: '15.500.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina con prestaciones', valor: '52.000.000', ciclo: 'Mensual' },
      { nombre: 'Costo de restaurante', tipo: 'Variable', porcentaje: '58%' },
    ],
  ]);
});

test('in a plain list a row that is paid each month is of the list that it stands in', () => {
  const sheet = `Monto del crédito | 5.200.000.000 | COP
Habitaciones estándar - Número | 22 | habitaciones
Habitaciones estándar - ADR | 385.000 | COP/noche
Boutique | 11.500.000 | COP/mes
Restaurante | 540 mil/mes
Lavandería | 2.500.000 | COP/mes
Nómina | 78.400.000 | COP/mes
Jardinería | 2.100.000 | COP/mes
Honorario mínimo del operador | 9.000.000 | COP/mes
Costo del lote | 3.200.000.000 | COP
Seguros | 64.000.000 | COP/año`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Habitaciones estándar', cantidad: '22', tarifa: '385.000' },
      { tipo: 'Servicios', nombre: 'Boutique', tarifa: '11.500.000', cantidad: '1' },
      { tipo: 'Servicios', nombre: 'Restaurante', tarifa: '=540*1000', cantidad: '1' },
    ],
  ]);
  // Between an income and a cost nobody knows whose it is.
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '78.400.000', ciclo: 'Mensual' },
      { nombre: 'Jardinería', valor: '2.100.000', ciclo: 'Mensual' },
      { nombre: 'Seguros', valor: '64.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('what a rate is called says its period where its unit says the currency alone', () => {
  const sheet = `INGRESOS
Habitaciones | 42 | und
Tarifa promedio diaria (ADR) | $ 385.000 | COP
Ocupación | 68%`;
  const rows = laidOut(rowsOf(sheet), TARGETS.incomes).rows.map((row) => row.filter(Boolean));
  expect(rows[1]).toEqual([
    'Habitaciones',
    '$ 385.000',
    'Tarifa promedio diaria (ADR)',
    '42',
    '68%',
  ]);
});

test('a small table keeps its heads, which say how often its amounts are paid', () => {
  const rows = ['Nómina | 1.152.000.000', 'Energía | 108.000.000', 'Gastos de ventas | 36.000.000'];
  for (const heads of ['Concepto | Valor anual', 'Gasto | Valor anual']) {
    const [, at] = laidOut(rowsOf([heads, ...rows].join('\n')), TARGETS.expenses).rows;
    expect(at).toEqual(['Nómina', '1.152.000.000']);
    const [first] = laidOut(rowsOf([heads, ...rows].join('\n')), TARGETS.expenses).rows;
    expect(first).toEqual(heads.split(' | '));
  }
  // Among other rows as well.
  const among = laidOut(
    rowsOf(['Concepto | Valor anual', 'Plazo | 120', ...rows].join('\n')),
    TARGETS.expenses,
  ).rows.filter((row) => row.some(Boolean));
  expect(among.slice(0, 2)).toEqual([
    ['Egresos', 'Valor anual'],
    ['Nómina', '1.152.000.000'],
  ]);
});

test('blocks side by side are those of their titles, with no empty column between them', () => {
  const sheet = `HOTEL LAURELES |  |  |  | Cifras en millones de $
INVERSIÓN |  |  |  | OPERADOR |
Compra edificio | 14.200 |  |  | Fee operador (% ingresos) | 10%
 |  |  |  |  |
INGRESOS |  |  |  | COSTOS FIJOS | $MM/mes
Tipo | Unid. | Tarifa noche ($ miles) | % Ocup. | Servicios públicos | 26
Apartaestudio | 36 | 265 | 74% | Vigilancia | 16
Loft | 18 | 325 | 72% | Aseo | 19,5
 |  |  |  |  |
NÓMINA | # | Salario ($MM) |  | COSTOS ANUALES | $MM/año
Administrador | 1 | 6,2 |  | Predial | 92
Camareras | 9 | 1,8 |  | Pólizas | 58`;
  expect(blocksOf('incomes', sheet)[0]).toEqual([
    { nombre: 'Apartaestudio', cantidad: '36', tarifa: '=265*1000', ocupacion: '74%' },
    { nombre: 'Loft', cantidad: '18', tarifa: '=325*1000', ocupacion: '72%' },
  ]);
  const [staff] = blocksOf('expenses', sheet);
  expect(staff).toEqual([
    { tipo: 'Personal', nombre: 'Administrador', personas: '1', valor: '=6,2*1000000' },
    { tipo: 'Personal', nombre: 'Camareras', personas: '9', valor: '=1,8*1000000' },
  ]);
});

test('amounts of a month and of a year beside it are the same, in thousands as the sheet has them', () => {
  const sheet = `VALORES EN MILES DE PESOS

GASTOS FIJOS | MENSUAL | ANUAL
SERVICIOS PUBLICOS | 5.600 | 67.200
PREDIAL |  | 78.000
PUBLICIDAD | 3,5% | INGRESOS`;
  expect(blocksOf('expenses', sheet)[0]?.slice(0, 2)).toEqual([
    { nombre: 'SERVICIOS PUBLICOS', valor: '=5.600*1000', ciclo: 'Mensual' },
    { nombre: 'PREDIAL', valor: '=78.000*1000', ciclo: 'Anual (enero)' },
  ]);
});

test('numbered names, an English term, and a debt beside its total', () => {
  const sheet = `2.1 Financiación | 16.400 | $ millones
2.2 Capital | 7.400 | $ millones
2.3 Deuda | 9.000 | $ millones
2.4 Tasa | 13,8% | E.A.
2.5 Term (yrs) | 12
2.6 Inicio del proyecto | ene-26
2.7 Inicio de operación | jul-27`;
  expect(inputsOf(sheet).typed).toEqual({
    equityPayment: '=7.400*1000000',
    debtPayment: '=9.000*1000000',
    interestRate: '13,8%',
    termInMonths: '=12*12',
    startMonth: '7',
    startYear: '2027',
  });
});

test('beside a car park what no name stands before is of the rooms', () => {
  const sheet = `INGRESOS
Habitaciones | 36
Tarifa promedio por noche (ADR) | $ 285.000
Ocupación | 62%
Alimentos y bebidas (% de alojamiento) | 22%
Parqueaderos | 12
Tarifa mensual parqueadero | $ 140.000
Ocupación parqueadero | 80%`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '36', tarifa: '$ 285.000', ocupacion: '62%' },
      {
        nombre: 'Alimentos y bebidas',
        tipo: 'Dependientes',
        porcentaje: '22%',
        base: 'Habitaciones',
      },
      {
        tipo: 'Parqueaderos',
        nombre: 'Parqueaderos',
        cantidad: '12',
        tarifa: '$ 140.000',
        ocupacion: '80%',
      },
    ],
  ]);
});
