import { expect, test } from 'vitest';
import { listTarget } from '../../../src/workbench/listImport/fieldsTarget.ts';
import { leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { planned, sheetOf } from '../../../src/workbench/listImport/testing/planned.ts';
import { Session } from '../../../src/workbench/session/session.ts';
import { scenarios } from '../scenarios.ts';
import tool from '../tool.ts';

const target = listTarget('scenarios', scenarios);

const noticesOf = (text: string): readonly string[] =>
  planned(sheetOf(text), target).plan.notices.map((notice) => notice.replaceAll('\u00a0', ' '));

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

test('without a loan it is what the down payment, in pesos or in percent, leaves of the price', () => {
  const sheet = `Escenario | Precio      | Cuota inicial
                 Base      | 500.000.000 | 40%
                 Alto      | 600.000.000 | 200.000.000`;
  expect(entered(sheet)).toEqual([
    [
      'name Base',
      'purchasePrice 500.000.000',
      'downPayment =500000000*40/100',
      'loanAmount =500000000-200000000',
    ],
    [
      'name Alto',
      'purchasePrice 600.000.000',
      'downPayment 200.000.000',
      'loanAmount =600000000-200000000',
    ],
  ]);
  expect(noticesOf(sheet)).toEqual(
    expect.arrayContaining([
      '«Cuota inicial» en porcentaje entra como esa parte de «Precio de compra»: 40 % es $ 200.000.000.',
      'Donde tu tabla no dice «Monto del crédito» entra «Precio de compra» menos «Cuota inicial».',
    ]),
  );
});

test.each([
  ['Cuota inicial (%)', '30', 'downPayment =400000000*30/100', 'loanAmount =400000000-120000000'],
  ['% cuota inicial', '30', 'downPayment =400000000*30/100', 'loanAmount =400000000-120000000'],
  ['Monto del crédito', '70 %', 'loanAmount =400000000*70/100', 'downPayment =400000000-280000000'],
])('a column «%s» of %s is its part of the price, and the other one the rest', (head, ...rest) => {
  const [text, ...cells] = rest;
  const sheet = `Escenario | Precio | ${head}\nBase | 400.000.000 | ${text}`;
  expect(entered(sheet)).toEqual([['name Base', 'purchasePrice 400.000.000', ...cells]]);
});

test('a loan that the sheet says is taken as it is, and nothing is lent beyond the price', () => {
  const sheet = `Escenario | Precio      | Cuota inicial | Monto del crédito
                 Base      | 500.000.000 | 200.000.000   | 250.000.000`;
  expect(entered(sheet)[0]?.at(-1)).toBe('loanAmount 250.000.000');
  const dear = sheet.replace('200.000.000', '600.000.000').replace('250.000.000', '');
  expect(entered(dear)[0]?.at(-1)).toBe('downPayment 600.000.000');
});

test.each([
  ['Comisión inmobiliaria', 'managementFeeRate'],
  ['Comisión de venta', 'sellingCosts'],
])('«%s» is %s', (head, field) => {
  const sheet = `Escenario | Precio | ${head}\nBase | 400.000.000 | 8%`;
  expect(entered(sheet)[0]?.at(-1)).toBe(`${field} 8%`);
});

const IN_MILLIONS = `Precio de compra | 480 | 1.150 | 2.300
                 Cuota inicial    | 144 | 345   | 690
                 Renta mensual    | 2,6 | 9,2   | 18,5`;

test.each([
  ['(cifras en millones de pesos)', 'Concepto'],
  ['COMPARATIVO DE COMPRAS\n(cifras en millones de pesos, salvo %)', 'Concepto'],
  ['', 'COMPARATIVO (millones de pesos)'],
])('amounts of records in columns are in what the sheet says over them: %s %s', (over, head) => {
  const sheet = `${over}\n${head} | Apto Laureles | Local Envigado | Bodega Itagüí\n${IN_MILLIONS}`;
  expect(entered(sheet.trim())[1]).toEqual([
    'name Local Envigado',
    'purchasePrice =1.150*1000000',
    'downPayment =345*1000000',
    'monthlyRent =9,2*1000000',
    'loanAmount =1150000000-345000000',
  ]);
});

test.each([
  `Escenario | Precio      | Plazo (meses)
   Base      | 500.000.000 | 180
   Alto      | 600.000.000 | 120`,
  `Concepto                   | Base        | Alto
   Precio de compra           | 500.000.000 | 600.000.000
   Plazo del crédito (meses)  | 180         | 120
   Renta mensual              | 2.000.000   | 3.000.000`,
])('a term in months is one in years: %#', (sheet) => {
  const terms = entered(sheet).map((cells) => cells.filter((cell) => cell.startsWith('loanTerm')));
  expect(terms).toEqual([['loanTerm =180/12'], ['loanTerm =120/12']]);
  expect(noticesOf(sheet)).toContain('«Plazo del crédito» entra en años: 180 meses son 15.');
});

test.each([
  ['Vivienda', 'Residencial'],
  ['Apto', 'Residencial'],
  ['Local', 'Comercial'],
])('a scenario of «%s» is %s', (type, known) => {
  const session = new Session(tool);
  const cell = { id: 'propertyType', table: 'scenarios', row: 0 };
  session.type(cell, 'Industrial');
  expect(session.type(cell, type)).toBeNull();
  expect(session.calculation.value(cell)).toBe(known);
});
