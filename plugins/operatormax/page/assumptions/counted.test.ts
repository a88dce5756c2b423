// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { open } from '../testing/openedAssumptions.ts';
import { blocksOf, refusedOf, toldOf } from '../testing/pastedSheets.ts';

describe('a number of units with the noun of what they are', () => {
  it.each([
    ['RevPAR', '12 habitaciones', 12],
    ['RevPAR', '24 camas', 24],
    ['RevPAR', '1 Suite', 1],
    ['RevPAR', '25 cupos', 25],
    ['RevPAR', '8 habitaciones dobles', 8],
    ['Parqueaderos', '20 cupos', 20],
    ['Parqueaderos', '18 parqueaderos', 18],
    ['Parqueaderos', '1.200 cupos cubiertos', 1_200],
    ['Parqueaderos', '30 puestos', 30],
  ])('of %s is that number: %s', (type, typed, count) => {
    const { session, incomes, paste } = open();
    paste([`Uno | ${type} | | 250.000 | ${typed}`]);
    expect(incomes.cell(0, 'cantidad').value).toBe(count);
    expect(session.refused).toEqual([]);
  });

  it.each([
    // The noun is of something else.
    ['RevPAR', '20 parqueaderos'],
    ['RevPAR', '40 personas'],
    ['Parqueaderos', '12 habitaciones'],
    // Not the number of them all, or of a time.
    ['RevPAR', '12 habitaciones vendidas'],
    ['Parqueaderos', '20 cupos diarios'],
    // Measures, shares and parts.
    ['RevPAR', '850 m2'],
    ['RevPAR', '850 m²'],
    ['RevPAR', '2 mill'],
    ['RevPAR', '62 %'],
    ['RevPAR', '3 de 5'],
    ['RevPAR', '3 de unidades'],
    ['RevPAR', '12 habitaciones por piso'],
  ])('of %s is none where it says something else: %s', (type, typed) => {
    const { incomes, paste } = open();
    paste([`Uno | ${type} | | 250.000 | ${typed}`]);
    expect(incomes.cell(0, 'cantidad')).toMatchObject({ text: typed, refused: true });
  });

  it('is no amount and no share', () => {
    const { incomes, paste } = open();
    paste(['Uno | RevPAR | | 250 camas | 4 | 60 camas']);
    expect(incomes.cell(0, 'tarifa')).toMatchObject({ text: '250 camas', refused: true });
    expect(incomes.cell(0, 'ocupacion')).toMatchObject({ text: '60 camas', refused: true });
  });

  it('counts the people of a cost', () => {
    const { session, expenses } = open();
    const texts = {
      nombre: 'Camareras',
      tipo: 'Personal',
      valor: '1.800.000',
      personas: '6 personas',
    };
    expenses.edit(Object.entries(texts).map(([columnId, text]) => ({ row: 0, columnId, text })));
    expect(expenses.cell(0, 'personas').value).toBe(6);
    expect(session.refused).toEqual([]);
  });

  it('is read from a sheet, whose rows it tells apart, without a word', () => {
    const sheet = `Concepto | Unidades | Tarifa mensual | Ocupación
Dobles | 12 habitaciones | 4.200.000 | 62%
Sótano | 20 cupos | 250.000 | 90%`;
    expect(refusedOf('incomes', sheet)).toEqual([]);
    expect(blocksOf('incomes', sheet)[0]?.map(({ nombre, tipo }) => [nombre, tipo])).toEqual([
      ['Dobles', undefined],
      ['Sótano', 'Parqueaderos'],
    ]);
    expect(toldOf('incomes', sheet)).toEqual([
      'Tu tabla no dice «Tipo»: los nuevos entran como RevPAR y Parqueaderos, por lo que traen. Cámbialo en la hoja donde sea otro.',
    ]);
  });
});
