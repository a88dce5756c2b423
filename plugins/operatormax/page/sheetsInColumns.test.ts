// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { laidOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { rowsOf } from '../testing/sheets.ts';
import { TARGETS } from './assumptions/streamTarget.ts';
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
  const rows = laidOut(rowsOf(sheet), TARGETS.incomes).map((row) => row.filter(Boolean));
  expect(rows[1]).toEqual([
    'Habitaciones',
    '$ 385.000',
    'Tarifa promedio diaria (ADR)',
    '42',
    '68%',
  ]);
});
