// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, toldOf } from '../../../testing/pastedSheets.ts';
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
    { heads: ['Concepto', 'Valor', 'Unidad', 'Cantidad'], stay: [], titles: [], today: [] },
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
    { heads: ['Concepto', 'Valor', 'Unidad'], stay: [], titles: [], today: [] },
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

const valuesOf = (sheet: string) =>
  blocksOf('expenses', sheet)[0]?.map(({ nombre, tipo, valor, personas }) => [
    nombre,
    tipo,
    valor,
    personas,
  ]);

test('a remark on how many there are multiplies no payroll', () => {
  const sheet = `EGRESOS MENSUALES
Rubro | Valor | Frecuencia | Observaciones
Nómina total | $ 38.500.000 | mensual | 14 personas
Vigilancia | 18.000.000 | mensual | 6 personas
Recepcionistas | 1.850.000 | mensual | por persona, 4 personas
Energía y agua | $ 11.200.000 | mensual |`;
  expect(valuesOf(sheet)).toEqual([
    ['Nómina total', undefined, '$ 38.500.000', undefined],
    ['Vigilancia', undefined, '18.000.000', undefined],
    ['Recepcionistas', undefined, '=1850000*4', undefined],
    ['Energía y agua', undefined, '$ 11.200.000', undefined],
  ]);
  expect(toldOf('expenses', sheet)).toContain(
    '«Nómina total» y «Vigilancia» entran con su valor una vez: si es de cada uno, pon cuántos son en «Personas».',
  );
  const variant = `EGRESOS MENSUALES
Rubro | Valor | Observaciones
Nómina | 38.500.000 | Incluye prestaciones, 14 personas
Energía y agua | 11.200.000 |`;
  expect(blocksOf('expenses', variant)[0]?.[0]).toEqual({
    nombre: 'Nómina',
    valor: '38.500.000',
  });
});

test.each(['Nómina', 'Nómina operativa', 'Gastos de personal'])(
  '«%s» is the whole payroll and paid once, a position is paid to each',
  (name) => {
    const sheet = `Rubro | Valor | Unidad
${name} | 38.500.000 | 14 personas
Recepcionistas | 1.850.000 | 4 personas`;
    expect(valuesOf(sheet)).toEqual([
      [name, undefined, '38.500.000', undefined],
      ['Recepcionistas', 'Personal', '1.850.000', '4'],
    ]);
  },
);

test('it is that of each below a salary, and where nobody would earn so little', () => {
  const sheet = (head: string, amount: string) => `Rubro | Personas | ${head}
Nómina | 14 | ${amount}
Gerente | 1 | 9.000.000`;
  // 35 million of 14 are 2.5 of each; 2.1 million would be 150,000.
  expect(valuesOf(sheet('Valor', '35.000.000'))?.[0]?.[3]).toBeUndefined();
  expect(valuesOf(sheet('Salario', '35.000.000'))?.[0]?.[3]).toBe('14');
  expect(valuesOf(sheet('Valor por persona', '35.000.000'))?.[0]?.[3]).toBe('14');
  expect(valuesOf(sheet('Valor', '2.100.000'))?.[0]?.[3]).toBe('14');
});
