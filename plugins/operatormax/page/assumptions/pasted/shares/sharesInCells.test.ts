// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blocksOf, refusedOf, toldOf } from '../../../testing/pastedSheets.ts';

/** Of each record of a sheet's only block its name, its share and what this is of. */
function sharesOf(rows: readonly string[]) {
  const [records = [], ...others] = blocksOf('expenses', rows.join('\n'));
  expect(others).toEqual([]);
  return records.map(({ nombre, porcentaje, base }) => [nombre, porcentaje, base]);
}

const ALL = 'Todos los ingresos';
const CLEANING = 'Insumos de aseo | 2% de ingresos';
const GATEWAY = 'Pasarela de pagos | 1,8% de ventas';
const LONE = 'ICA 1% de ingresos totales';

describe('a share behind its name in one cell', () => {
  it.each(['% o valor', 'Valor'])('is a record among the others under «%s»', (head) => {
    const heads = ['5. GASTOS VARIABLES', `Concepto | ${head}`];
    const [cleaning, gateway, ica] = [
      ['Insumos de aseo', '2%', ALL],
      ['Pasarela de pagos', '1,8%', ALL],
      ['ICA', '1%', ALL],
    ];
    expect(sharesOf([...heads, CLEANING, LONE, GATEWAY])).toEqual([cleaning, ica, gateway]);
    expect(sharesOf([...heads, CLEANING, GATEWAY, LONE])).toEqual([cleaning, gateway, ica]);
    expect(sharesOf([...heads, LONE, CLEANING, GATEWAY])).toEqual([ica, cleaning, gateway]);
  });

  it('is none where it is a note', () => {
    const rows = ['GASTOS VARIABLES', 'Concepto | Valor', CLEANING, GATEWAY];
    const note = '* El ICA es 1% de lo facturado';
    expect(sharesOf([...rows, note]).map(([name]) => name)).toEqual([
      'Insumos de aseo',
      'Pasarela de pagos',
    ]);
    expect(toldOf('expenses', [...rows, note].join('\n')).join()).toContain('es una nota');
  });
});

it.each(['Valor', '% o valor', 'Porcentaje'])(
  'a share under «%s» may have the name of its row before it',
  (head) => {
    const heads = ['GASTOS VARIABLES', `Concepto | ${head}`];
    expect(sharesOf([...heads, CLEANING, `ICA | ${LONE}`])).toEqual([
      ['Insumos de aseo', '2%', ALL],
      ['ICA', '1%', ALL],
    ]);
  },
);

const OTA = 'Comisiones OTA | 12% de habitaciones';

it('shares with what they are of may stand under «Base»', () => {
  const rows = ['GASTOS VARIABLES', 'Concepto | Base', OTA, CLEANING, GATEWAY];
  expect(sharesOf(rows)).toEqual([
    // No income is called so here, which the dialog tells.
    ['Comisiones OTA', '12%', undefined],
    ['Insumos de aseo', '2%', ALL],
    ['Pasarela de pagos', '1,8%', ALL],
  ]);
  expect(refusedOf('expenses', rows.join('\n'))).toEqual([]);
  expect(toldOf('expenses', rows.join('\n'))).toContain(
    '«Comisiones OTA»: ningún ingreso se llama «habitaciones».',
  );
});

it('a sign alone, «%», is the head of a block below another one', () => {
  const fixed = ['GASTOS FIJOS', 'Concepto | Valor | Periodicidad', 'Internet | 900.000 | Mensual'];
  const whole = [...fixed, '', 'GASTOS VARIABLES', 'Concepto | %', CLEANING, GATEWAY].join('\n');
  const shares = blocksOf('expenses', whole).map((records) =>
    records.map(({ nombre, porcentaje, valor }) => [nombre, porcentaje ?? valor]),
  );
  expect(shares).toEqual([
    [['Internet', '900.000']],
    [
      ['Insumos de aseo', '2%'],
      ['Pasarela de pagos', '1,8%'],
    ],
  ]);
});
