// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blocksOf, refusedOf, toldOf } from '../../../testing/pastedSheets.ts';

const sheetWith = (
  names: string,
  amounts: string,
  more = '',
) => `${names} | No. personas | ${amounts}
Administrador | 1 | $ 7.200.000
Recepcionistas | 4 | $ 2.900.000${more}`;

const staff = (sheet: string) =>
  blocksOf('expenses', sheet)[0]?.map(({ nombre, tipo = 'Personal', prestaciones, valor }) => [
    nombre,
    tipo,
    prestaciones,
    valor,
  ]);

it.each([
  ['NÓMINA', 'Costo mensual por persona (con prestaciones)'],
  ['4. NÓMINA', 'Costo mensual por persona (incluye prestaciones)'],
  ['Cargo', 'Salario + prestaciones'],
  ['Cargo', 'Costo empresa mensual'],
  ['NÓMINA (prestaciones incluidas)', 'Salario mensual'],
])('under «%s» and «%s» salaries have their benefits in them', (names, amounts) => {
  const sheet = sheetWith(names, amounts);
  expect(staff(sheet)).toEqual([
    ['Administrador', 'Personal', '0 %', '$ 7.200.000'],
    ['Recepcionistas', 'Personal', '0 %', '$ 2.900.000'],
  ]);
  expect(refusedOf('expenses', sheet)).toEqual([]);
  const told = toldOf('expenses', sheet).join(' ');
  expect(told).toContain('El valor ya trae las prestaciones');
  expect(told).not.toContain('Tu tabla no dice «Prestaciones»');
});

it('elsewhere the usual ones are told, and those that the table says stay', () => {
  const plain = sheetWith('Cargo', 'Salario mensual');
  expect(staff(plain)?.map(([, , burden]) => burden)).toEqual([undefined, undefined]);
  expect(toldOf('expenses', plain).join(' ')).toContain('Tu tabla no dice «Prestaciones»');
  const own = `Cargo | No. personas | Salario (sin prestaciones) | Prestaciones
Administrador | 1 | $ 7.200.000 | 48%`;
  expect(staff(own)?.map(([, , burden]) => burden)).toEqual(['48%']);
});

it('a remark says it of its own record', () => {
  const sheet = `Cargo | Personas | Salario | Observaciones
Recepcionistas | 4 | 1.850.000 | Incluye prestaciones
Camareras | 6 | 1.700.000 | No incluye prestaciones`;
  expect(staff(sheet)).toEqual([
    ['Recepcionistas', 'Personal', '0 %', '1.850.000'],
    ['Camareras', 'Personal', undefined, '1.700.000'],
  ]);
});
