// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, toldOf } from '../../../testing/pastedSheets.ts';

const HEADS = 'Concepto | Cantidad | Valor mensual | Ocupación';
const ROOMS = `HABITACIONES
Tipo de habitación | Camas | Canon mensual | Ocupación
Individual | 40 | 1.450.000 | 92%`;

const typesIn = (sheet: string) =>
  blocksOf('incomes', sheet).map((records) =>
    records.map(({ nombre, tipo = 'RevPAR', cantidad, ocupacion }) => [
      nombre,
      tipo,
      cantidad,
      ocupacion,
    ]),
  );

test('what a building earns besides its rooms is no room, and counts as far as it is occupied', () => {
  const sheet = `${ROOMS}

OTROS INGRESOS
${HEADS}
Gimnasio (membresías) | 120 | 85.000 | 70%
Local 2 papelería | 1 | 3.400.000 |
Parqueadero motos | 30 | 90.000 | 95%`;
  expect(typesIn(sheet)).toEqual([
    [['Individual', 'RevPAR', '40', '92%']],
    [
      ['Gimnasio (membresías)', 'Servicios', '=120*70%', undefined],
      ['Local 2 papelería', 'Servicios', '1', undefined],
      ['Parqueadero motos', 'Parqueaderos', '30', '95%'],
    ],
  ]);
  const told = toldOf('incomes', sheet);
  expect(told).toContain(
    'No son habitaciones y entran como Servicios: «Gimnasio (membresías)» y «Local 2 papelería». La ocupación va en la cantidad al mes.',
  );
  expect(told.join()).not.toContain('mientras falte «Ocupación»');
});

test('the title may stand between records of one table', () => {
  expect(
    typesIn(`${ROOMS}
2. INGRESOS COMPLEMENTARIOS
Papelería | 1 | 3.400.000 | 90%`),
  ).toEqual([
    [['Individual', 'RevPAR', '40', '92%']],
    [['Papelería', 'Servicios', '=1*90%', undefined]],
  ]);
});

test('what is called so is no room wherever it stands, and a room is one under any title', () => {
  expect(
    typesIn(`OTROS INGRESOS
${HEADS}
Apartamento del administrador | 1 | 1.100.000 | 90%
Lavandería | 1 | 2.000.000 |`),
  ).toEqual([
    [
      ['Apartamento del administrador', 'RevPAR', '1', '90%'],
      ['Lavandería', 'Servicios', '1', undefined],
    ],
  ]);
  expect(typesIn(`${ROOMS}\nGimnasio | 60 | 70.000 | 50%`)).toEqual([
    [
      ['Individual', 'RevPAR', '40', '92%'],
      ['Gimnasio', 'Servicios', '=60*50%', undefined],
    ],
  ]);
});

test('where all of a block goes into the quantities no column is told as left out', () => {
  const sheet = `OTROS INGRESOS\n${HEADS}\nGimnasio | 60 | 70.000 | 50%`;
  expect(toldOf('incomes', sheet).join()).not.toContain('no se importa');
});
