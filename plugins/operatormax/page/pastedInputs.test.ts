import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { inputsTarget } from '../../../src/workbench/inputImport/inputsTarget.ts';
import { guessInputs } from '../../../src/workbench/inputImport/guess.ts';
import { pairsIn } from '../../../src/workbench/inputImport/pairs.ts';
import tool from '../tool.ts';
import { ALSO_CALLED, NEVER_CALLED, PASTED_INPUTS } from './pastedInputs.ts';

/** The inputs that rows are, by their labels; null for what is left to the person. */
function idsOf(...rows: readonly string[][]): (string | null)[] {
  const target = inputsTarget(
    new Session(tool).calculation,
    PASTED_INPUTS,
    ALSO_CALLED,
    NEVER_CALLED,
  );
  return guessInputs(pairsIn(rows).pairs, target).mapping.map((id) => id || null);
}

test('a sheet of assumptions as analysts write it', () => {
  expect(
    idsOf(
      ['Inicio de operación', 'ene 2028'],
      ['Horizonte', '10', 'años'],
      ['Recursos propios', '7.000', 'millones'],
      ['Monto del crédito', '9.500', 'millones'],
      ['Tasa del crédito', '12,1% E.A.'],
      ['Plazo deuda', '9', 'años'],
      ['Tipo de crédito', 'Bullet'],
      ['Periodicidad de pago', 'Trimestral'],
      ['Exit cap rate', '8,75%'],
      ['Fee de operación', '6%'],
      ['Reserva FF&E', '3%'],
      ['Tasa de descuento', '14%'],
    ),
  ).toEqual([
    'startMonth',
    'startYear',
    'projectionPeriod',
    'equityPayment',
    'debtPayment',
    'interestRate',
    'termInMonths',
    'creditType',
    'paymentFrequency',
    'exitCapRate',
    'feePercentage',
    'replacementReservePercentage',
    'tasaOportunidad',
  ]);
});

test('a bare amount is that of its block, and of none it is left to the person', () => {
  const fee = [['OPERADOR'], ['Fee sobre ingresos', '8%'], ['Monto (COP)', '12.500.000']];
  expect(idsOf(...fee)).toEqual(['feePercentage', null]);
  for (const title of ['DEUDA', 'FINANCIACIÓN', 'Crédito'])
    expect(idsOf(...fee, [title], ['Monto (COP)', '4.200.000.000'])).toEqual([
      'feePercentage',
      null,
      'debtPayment',
    ]);
});

test('a bare term in the block of the project is the project’s, whatever is remarked of it', () => {
  const rows = [
    ['PROYECTO'],
    ['1.3 Duración', '120', 'meses'],
    ['FINANCIACIÓN'],
    ['3.1 Tasa', '12,8% E.A.'],
    ['3.2 Plazo', '96', 'meses', 'Vence antes que la proyección'],
  ];
  expect(idsOf(...rows)).toEqual(['projectionPeriod', 'interestRate', 'termInMonths']);
});

test('beside a loan a bare term is that of the loan, whatever the sheet is titled', () => {
  const rows = [
    ['SUPUESTOS DEL PROYECTO'],
    ['Horizonte', '10', 'años'],
    ['Crédito constructor', '9.500.000.000', 'COP'],
    ['Tasa de interés', '13,2%', 'E.A.'],
    ['Plazo', '84', 'meses'],
  ];
  expect(idsOf(...rows)).toEqual([
    'projectionPeriod',
    'debtPayment',
    'interestRate',
    'termInMonths',
  ]);
});

describe('a term with another one that says that it is the credit’s', () => {
  const start = ['Fecha de inicio', '01/01/2028'];
  const bare = ['Plazo (años)', '10'];
  const credit = [['INVERSIÓN Y DEUDA'], ['Deuda', '$ 12.000.000.000']];
  const full = ['Plazo del crédito (meses)', '96'];
  const begin = ['startMonth', 'startYear'];

  test('beside the start date it is the project’s', () => {
    expect(idsOf(start, bare, ...credit, full)).toEqual([
      ...begin,
      'projectionPeriod',
      'debtPayment',
      'termInMonths',
    ]);
  });

  test('beside the debt it is none, in either order', () => {
    expect(idsOf(start, ...credit, full, bare)).toEqual([
      ...begin,
      'debtPayment',
      'termInMonths',
      null,
    ]);
    expect(idsOf(start, ['Horizonte', '10'], ...credit, bare, full)).toEqual([
      ...begin,
      'projectionPeriod',
      'debtPayment',
      null,
      'termInMonths',
    ]);
  });

  test('alone it is the credit’s', () => {
    expect(idsOf(start, bare, ...credit)).toEqual([...begin, 'termInMonths', 'debtPayment']);
    expect(idsOf(start, ...credit, bare)).toEqual([...begin, 'debtPayment', 'termInMonths']);
  });
});

test('of two terms of one name the one beside the rate is the debt’s', () => {
  const target = inputsTarget(new Session(tool).calculation, PASTED_INPUTS, ALSO_CALLED);
  const { pairs } = pairsIn([
    ['Año de inicio', '2027'],
    ['Plazo (años)', '10'],
    ['DEUDA'],
    ['Monto', 'Tasa E.A.', 'Plazo (años)'],
    ['9.600.000.000', '13,5%', '8'],
  ]);
  expect(guessInputs(pairs, target).mapping).toEqual([
    'startYear',
    '',
    'debtPayment',
    'interestRate',
    'termInMonths',
  ]);
});

test('a rate that can’t be read gives way to one that can', () => {
  const rate = ['Tasa de interés', 'IBR + 4,50% N.M.V.'];
  expect(idsOf(rate, ['Tasa equivalente', '13,80% E.A.'])).toEqual([null, 'interestRate']);
  // Alone it says why it doesn't enter.
  expect(idsOf(rate)).toEqual(['interestRate']);
});

test('a rate by whatever way of charging stands behind its name', () => {
  for (const way of ['E.M.', 'EA', 'N.M.V.', '(E.M.)', 'efectiva mensual', 'mes vencido'])
    expect(idsOf([`Tasa de interés ${way}`, '1,05%'])).toEqual(['interestRate']);
});

test('what only sounds like an input is none', () => {
  expect(
    idsOf(
      ['Deuda', '60%'],
      ['Capital propio', '40%'],
      ['Plazo de construcción', '18', 'meses'],
      ['Plazo de gracia', '12', 'meses'],
      ['Tasa de ocupación', '68%'],
      ['Tasa de impuesto de renta', '35%'],
    ),
  ).toEqual([null, null, null, null, null, null]);
  for (const name of ['Plazo de análisis', 'Plazo de inversión', 'Plazo total'])
    expect(idsOf([name, '10', 'años'])).toEqual(['projectionPeriod']);
});

test('a loan to value is no loan', () => {
  expect(idsOf(['Loan to value', '60%'], ['Préstamo', 'COP 23.100.000.000'])).toEqual([
    null,
    'debtPayment',
  ]);
});

test('what the whole costs is no debt, whose part of it may stand in its name', () => {
  expect(
    idsOf(
      ['Adquisición'],
      ['Precio', '$ 9.800 MM'],
      ['Equity 40%', '$ 3.920 MM'],
      ['Deuda 60%', '$ 5.880 MM'],
      ['Tasa deuda', '12,6% EA'],
    ),
  ).toEqual([null, 'equityPayment', 'debtPayment', 'interestRate']);
});

test('commissions of sales are no fee of the operator', () => {
  for (const name of ['Comisiones', 'Comisión (OTA)', 'Comisión de ventas', 'Comisiones tarjetas'])
    expect(idsOf([name, '10 %'])).toEqual([null]);
  expect(idsOf(['Comisión del operador', '10 %'])).toEqual(['feePercentage']);
});

test('what a project has no input for is left to the person', () => {
  expect(
    idsOf(
      ['Número de pisos', '12'],
      ['Área del lote', '2.400', 'm²'],
      ['Estrato', '5'],
      ['Comisión de venta', '3%'],
      ['Impuesto de renta', '35%'],
      ['Gastos de escrituración', '1,5%'],
      ['Ocupación año 1', '55%'],
    ),
  ).toEqual(Array(7).fill(null));
});

test('words of an English model', () => {
  expect(
    idsOf(
      ['Start date', '2028-03-01'],
      ['Projection (years)', '10'],
      ['Discount rate', '16%'],
      ['Interest rate', '12,6%'],
    ),
  ).toEqual(['startMonth', 'startYear', 'projectionPeriod', 'tasaOportunidad', 'interestRate']);
});
