// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blocksOf, refusedOf, toldOf } from '../../../testing/pastedSheets.ts';

const costsOf = (sheet: string) =>
  blocksOf('expenses', sheet)[0]?.map(({ tipo, valor, porcentaje, ciclo }) => [
    tipo,
    valor ?? porcentaje,
    ciclo,
  ]);

describe('a type of costs that says how often they are paid', () => {
  it('is both, where the table has no column of the cycle', () => {
    const sheet = `Concepto | Tipo | Valor
Administración | Cuota fija mensual | 1.200.000
Predial | Fijo anual | 8.000.000
Seguro | Cuota fija trimestral | 900.000
Aseo | Fijo | 700.000
Comisión | % de ingresos | 5%`;
    expect(costsOf(sheet)).toEqual([
      ['Fijo', '1.200.000', 'Mensual'],
      ['Fijo', '8.000.000', 'Anual (enero)'],
      ['Fijo', '900.000', 'Trimestral (enero, abril, julio y octubre)'],
      ['Fijo', '700.000', undefined],
      ['Variable', '5%', undefined],
    ]);
    expect(refusedOf('expenses', sheet)).toEqual([]);
    // Of the one whose cycle nobody says it is told that it counts every month.
    expect(toldOf('expenses', sheet)).toContain(
      'Tu tabla no dice «Ciclo»: «Aseo» cuenta con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.',
    );
  });

  it.each([
    // A salary has none.
    [
      'Concepto | Tipo | Valor\nRecepción | Nómina mensual | 1.900.000',
      [['Personal', '1.900.000', undefined]],
    ],
    [
      `Concepto | Tipo | Valor | Ciclo
Administración | Cuota fija mensual | 1.200.000 | Trimestral`,
      [['Fijo', '1.200.000', 'Trimestral']],
    ],
    [
      `Concepto | Tipo | Valor mensual
Administración | Cuota fija mensual | 1.200.000`,
      [['Fijo', '1.200.000', undefined]],
    ],
  ])('is the type alone where another column says it: %s', (sheet, costs) => {
    expect(costsOf(sheet)).toEqual(costs);
  });
});

it.each(['% de ingresos', 'Porcentaje de los ingresos', 'Sobre ingresos'])(
  'a cost counted by %s stays a cost beside a payroll',
  (counted) => {
    const sheet = `Concepto | Tipo | Valor
Recepción | Nómina mensual | 2.100.000
Comisión OTA | ${counted} | 5%
Servicios | Cuota fija | 3.000.000`;
    const names = blocksOf('expenses', sheet)[0]?.map(({ nombre }) => nombre);
    expect(names).toEqual(['Recepción', 'Comisión OTA', 'Servicios']);
  },
);
