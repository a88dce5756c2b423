// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf } from '../../../testing/pastedSheets.ts';
import { TARGETS } from '../streamTarget.ts';
import { Session } from '../../../../../../src/workbench/index.ts';
import { emptyProject } from '../../../../document/document.ts';
import tool from '../../../../tool.ts';

test('a salary of each of several people is that of so many', () => {
  const sheet = `Concepto | Valor | Unidad
Gerente general | 9.500.000 | COP/mes
Recepcionistas | 2.100.000 | COP/mes por persona, 6 personas
Camareras (9) | 1.750.000 | por persona
Botones (2 personas) | 1.700.000 | COP/mes c/u
Cocina | 1.900.000 | 3 personas
Energía eléctrica | 14.200.000 | COP/mes`;
  expect(blocksOf('expenses', sheet)).toEqual([
    [
      { nombre: 'Gerente general', valor: '9.500.000', ciclo: 'Mensual' },
      { nombre: 'Recepcionistas', tipo: 'Personal', valor: '2.100.000', personas: '6' },
      { nombre: 'Camareras (9)', tipo: 'Personal', valor: '1.750.000', personas: '9' },
      { nombre: 'Botones (2 personas)', tipo: 'Personal', valor: '1.700.000', personas: '2' },
      { nombre: 'Cocina', tipo: 'Personal', valor: '1.900.000', personas: '3' },
      { nombre: 'Energía eléctrica', valor: '14.200.000', ciclo: 'Mensual' },
    ],
  ]);
});

test('an income of each guest is told where nothing says how many there are', () => {
  const recast = TARGETS.incomes.recast?.(new Session(tool, emptyProject()));
  const record = (nombre: string, ...others: string[]) =>
    ['nombre', 'tarifa', '', 'cantidad'].flatMap((columnId, column) => {
      const text = [nombre, ...others][column];
      return text === undefined ? [] : [{ columnId, text, column }];
    });
  const read = recast?.(
    [
      record('Desayuno', '14.000', 'COP por huésped'),
      record('Spa', '80.000', 'por persona', '120'),
      record('Lavandería', '9.000', 'por noche vendida'),
      record('Habitaciones', '280.000', 'COP por noche', '40'),
    ],
    { heads: ['Concepto', 'Valor', 'Unidad', 'Cantidad'], stay: [], titles: [] },
  );
  expect(read?.notices).toEqual([
    'No es una habitación y entra como Servicios: «Spa».',
    '«Desayuno» y «Lavandería» son precios de una unidad (m², noche, huésped…), y aquí cuenta el total: escribe en «Cantidad» cuántas son al mes.',
    'Sin cantidad, entran como Servicios, 1 al mes: «Desayuno» y «Lavandería».',
  ]);
});

test('whether an amount is that of each is told where nothing says it', () => {
  const recast = TARGETS.expenses.recast?.(new Session(tool, emptyProject()));
  const record = (nombre: string, text: string) => [
    { columnId: 'nombre', text: nombre, column: 0 },
    { columnId: 'valor', text: '1.750.000', column: 1 },
    { columnId: '', text, column: 2 },
  ];
  const read = recast?.(
    [
      record('Camareras x 9', 'mensual'),
      record('Aseo', 'COP/mes por persona'),
      record('Amenities', 'COP por habitación ocupada'),
    ],
    { heads: ['Concepto', 'Valor', 'Unidad'], stay: [], titles: [] },
  );
  expect(read?.notices).toEqual([
    '«Camareras x 9» entra con su valor una vez: si es de cada uno, pon cuántos son en «Personas».',
    '«Aseo» y «Amenities» son precios de una unidad (m², noche, huésped…), y aquí cuenta el total: multiplícalo en la celda, como en =12000*850.',
  ]);
  expect(read?.records.flat().filter(({ columnId }) => columnId === 'personas')).toEqual([]);
});

test('a number with its price beside it is so many of it', () => {
  const sheet = `OTROS INGRESOS
Restaurante (arriendo) | $ 11.500.000 | mensual
Parqueaderos | 15 | $ 180.000 c/u mes
Lavandería | $ 2.300.000 | mensual`;
  expect(blocksOf('incomes', sheet)).toEqual([
    [
      expect.objectContaining({ nombre: 'Restaurante (arriendo)', tarifa: '$ 11.500.000' }),
      expect.objectContaining({ nombre: 'Parqueaderos', cantidad: '15', tarifa: '$ 180.000' }),
      expect.objectContaining({ nombre: 'Lavandería', tarifa: '$ 2.300.000' }),
    ],
  ]);
});
