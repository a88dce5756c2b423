// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, toldOf } from './testing/pastedSheets.ts';

/* Sheets with a row for each concept, and more columns than a list has. */

test('beside what one costs, what all come to in a year is no rate', () => {
  const sheet = `Concepto | Periodicidad | Unidades | Valor unitario | % ocupación | Valor anual
Hospedaje | Diaria | 55 | 260.000 | 62% | 3.236.000.000
Parqueadero | Mensual | 30 | 220.000 | 75% | 59.400.000`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(incomes?.map(({ cantidad, tarifa, ocupacion }) => [cantidad, tarifa, ocupacion])).toEqual([
    ['55', '260.000', '62%'],
    ['30', '220.000', '75%'],
  ]);
});

test('months of a season are no number of rooms', () => {
  const sheet = `Temporada | Meses | Ocupación | Tarifa
Alta | 4 | 85% | 520.000
Baja | 8 | 45% | 330.000`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(incomes).toEqual([
    { nombre: 'Alta', ocupacion: '85%', tarifa: '520.000' },
    { nombre: 'Baja', ocupacion: '45%', tarifa: '330.000' },
  ]);
  const told = toldOf('incomes', sheet).join(' ');
  expect(told).toContain('cuentan como 0 mientras falte «Unidades, espacios o m²»');
});

test('months in which records begin are no heads over their rows', () => {
  const sheet = `Concepto | Unidades | Tarifa noche | Ocupación | Inicio
Habitación estándar | 40 | $ 240.000 | 65% | Ene 2027
Suite | 6 | $ 520.000 | 45% | Jul 2027
Total | 46 |  |  |

Concepto | Valor | Periodicidad | Inicio
Nómina | $ 42.000.000 | Mensual | Ene 2027
Energía y agua | $ 19.500.000 | Mensual | Ene 2027
Vigilancia | $ 17.500.000 | Mensual | Ene 2027
Seguros | $ 48.000.000 | Anual | Mar 2027
Predial | $ 71.000.000 | Anual | Abr 2027`;
  expect(blocksOf('incomes', sheet)[0]).toEqual([
    { nombre: 'Habitación estándar', cantidad: '40', tarifa: '$ 240.000', ocupacion: '65%' },
    { nombre: 'Suite', cantidad: '6', tarifa: '$ 520.000', ocupacion: '45%' },
  ]);
});

test.each([
  ['below them', '', 'Ocupación | 62%'],
  ['below them, apart', '', '\nOcupación promedio | 62%'],
  ['above them', 'Ocupación | 62%\n', ''],
])('an occupancy that stands once is that of all rooms, %s', (_, above, below) => {
  const sheet = `4. HABITACIONES
${above}Tipo | Cantidad | Tarifa noche
Estándar | 24 | 260.000
Suite | 6 | 480.000
${below}

5. OTROS INGRESOS
Lavandería | 2.200.000 | mensual`;
  const [rooms] = blocksOf('incomes', sheet);
  expect(rooms).toEqual([
    { nombre: 'Estándar', cantidad: '24', tarifa: '260.000', ocupacion: '62%' },
    { nombre: 'Suite', cantidad: '6', tarifa: '480.000', ocupacion: '62%' },
  ]);
});

test('rooms without an occupancy are rooms, and keep their names beside a share of them', () => {
  const sheet = `HABITACIONES
Tipo | Cantidad | Tarifa noche
Estándar | 24 | 260.000
Suite | 6 | 480.000
Desayunos (% de habitaciones) | 9%`;
  expect(blocksOf('incomes', sheet)[0]).toEqual([
    { nombre: 'Estándar', cantidad: '24', tarifa: '260.000' },
    { nombre: 'Suite', cantidad: '6', tarifa: '480.000' },
    {
      nombre: 'Desayunos',
      tipo: 'Dependientes',
      porcentaje: '9%',
      base: 'Todas las habitaciones (RevPAR)',
    },
  ]);
});
