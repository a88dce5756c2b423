// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf } from '../../testing/pastedSheets.ts';

// 9,66 in a thousand are 0,966 in a hundred.
test.each(['9,66 por mil', '9,66 x mil', '9,66 | por mil'])(
  'a tax of «%s» is a share, and multiplies no amount',
  (rate) => {
    const [expenses] = blocksOf(
      'expenses',
      `GASTOS\nServicios públicos | 62.000.000 mensual\nICA | ${rate}\nPredial | 210.000.000 anual`,
    );
    expect(expenses?.map(({ nombre, valor, porcentaje }) => [nombre, valor ?? porcentaje])).toEqual(
      [
        ['Servicios públicos', '62.000.000'],
        ['ICA', '0,966 %'],
        ['Predial', '210.000.000'],
      ],
    );
  },
);
