// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, inputsOf } from './testing/pastedSheets.ts';

/* What an operator writes in a message, and short sheets: a line says a name, a figure and its unit. */

test('lines of a message, each in one cell', () => {
  const message = `Hotel La Candelaria, arranca en julio 2027
Habitaciones: 32
Tarifa promedio 310 mil noche
Ocupación 58%
Restaurante 18 millones al mes
Parqueadero 1.200.000 mensual
Nómina 62 millones al mes
Predial 86 millones al año
Comisión booking 15%
Fee del operador 8%
Deuda 4.200 millones
Tasa 13,2% E.A.
Plazo 9 años`;
  expect(blocksOf('incomes', message)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '32', tarifa: '=310*1000', ocupacion: '58%' },
      { nombre: 'Restaurante', tipo: 'Servicios', tarifa: '=18*1000000', cantidad: '1' },
      { nombre: 'Parqueadero', tipo: 'Servicios', tarifa: '1.200.000', cantidad: '1' },
    ],
  ]);
  expect(blocksOf('expenses', message)).toEqual([
    [
      { nombre: 'Nómina', valor: '=62*1000000', ciclo: 'Mensual' },
      { nombre: 'Predial', valor: '=86*1000000', ciclo: 'Anual (enero)' },
      { nombre: 'Comisión booking', tipo: 'Variable', porcentaje: '15%' },
    ],
  ]);
  expect(inputsOf(message).typed).toEqual({
    feePercentage: '8%',
    debtPayment: '4.200 millones',
    interestRate: '13,2%',
    termInMonths: '=9*12',
  });
});

test('people by their number and price in one list with all else', () => {
  const sheet = `Concepto | Valor | Unidad | Comentario
Habitaciones | 32 | und
ADR | 310.000 | COP/noche | 2025
Ocupación año 1 | 55 | %
Alimentos y bebidas | 25 | % habitaciones
Gerente | 1 | persona | 9.800.000 mes
Recepcionistas | 6 | personas | 2.100.000 c/u
Energía | 14.500.000 | mes | EPM
Seguro | 52.000.000 | año | Sura`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { nombre: 'Habitaciones', cantidad: '32', tarifa: '310.000', ocupacion: '55' },
      {
        nombre: 'Alimentos y bebidas',
        tipo: 'Dependientes',
        porcentaje: '25 %',
        base: 'Habitaciones',
      },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Gerente', tipo: 'Personal', personas: '1', valor: '9.800.000' },
      { nombre: 'Recepcionistas', tipo: 'Personal', personas: '6', valor: '2.100.000' },
      { nombre: 'Energía', valor: '14.500.000', ciclo: 'Mensual' },
      { nombre: 'Seguro', valor: '52.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});

test('heads of a month and a year stand over the blocks of both lists', () => {
  const sheet = `INGRESOS
Concepto | Mensual | Anual
Habitaciones | 210.000.000 | 2.520.000.000
Eventos |  | 96.000.000
EGRESOS
Nómina | 62.000.000 | 744.000.000
Predial |  | 86.000.000`;
  const service = { tipo: 'Servicios', cantidad: '1' };
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      { ...service, nombre: 'Habitaciones', tarifa: '210.000.000' },
      { ...service, nombre: 'Eventos', tarifa: '=96000000/12' },
    ],
  ]);
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Nómina', valor: '62.000.000' },
      { nombre: 'Predial', valor: '86.000.000', ciclo: 'Anual (enero)' },
    ],
  ]);
});
