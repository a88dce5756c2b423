import { expect, test } from 'vitest';
import { listTarget } from '../../../src/workbench/listImport/fieldsTarget.ts';
import { leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { planned, sheetOf } from '../../../src/workbench/listImport/testing/planned.ts';
import { scenarios } from '../scenarios.ts';

const target = listTarget('scenarios', scenarios);

/** The cells of each record that enters, a line each. */
function entered(text: string): string[][] {
  const { plan } = planned(sheetOf(text), target);
  return Array.from({ length: plan.count }, (_, row) =>
    plan.edits.flatMap((edit) => (edit.row === row ? [`${edit.columnId} ${edit.text}`] : [])),
  );
}

test.each([
  ['Pesimista', 'Base', 'Optimista'],
  ['Conservador', 'Base', 'Agresivo'],
  ['Conservador', 'Moderado', 'Agresivo'],
  ['Escenario bajo', 'Escenario medio', 'Escenario alto'],
])('%s, %s and %s in columns are a record each', (...names) => {
  const sheet = `Concepto         | ${names.join(' | ')}
                 Precio de compra | 420.000.000 | 400.000.000 | 390.000.000
                 Renta mensual    | 2.800.000   | 3.200.000   | 3.500.000`;
  expect(entered(sheet)).toEqual([
    [`name ${names[0]}`, 'purchasePrice 420.000.000', 'monthlyRent 2.800.000'],
    [`name ${names[1]}`, 'purchasePrice 400.000.000', 'monthlyRent 3.200.000'],
    [`name ${names[2]}`, 'purchasePrice 390.000.000', 'monthlyRent 3.500.000'],
  ]);
  expect(leftOut(sheetOf(sheet), target)).toEqual([]);
});

test.each(['Concepto', 'Supuestos', ''])(
  'so they are under the title of the list, beside «%s»',
  (head) => {
    const sheet = `ESCENARIOS       |             |             |

                   ${head}          | Pesimista   | Base        | Optimista
                   Precio de compra | 420.000.000 | 400.000.000 | 390.000.000
                   Gastos anuales   | 14.000.000  | 12.000.000  | 11.000.000`;
    expect(entered(sheet)).toEqual([
      ['name Pesimista', 'purchasePrice 420.000.000', 'annualExpenses 14.000.000'],
      ['name Base', 'purchasePrice 400.000.000', 'annualExpenses 12.000.000'],
      ['name Optimista', 'purchasePrice 390.000.000', 'annualExpenses 11.000.000'],
    ]);
  },
);
