import { choice, integer, money, percent } from '../../src/tool/contract/fields.ts';
import { financedPropertyHelp as help } from './financed-property-help.ts';
import { propertyTypes } from './propertyTypes.ts';
import { ranges } from './ranges.ts';

/*
 * A property that is bought with a loan, rented out and sold: what several tools say of it in
 * the same words. The names are those of inputs and formulas, or of a record's fields and
 * formulas: bare names mean the same in both. A tool adds `netOperatingIncome` of its own.
 */

/** Bounds and starting values. */
export const financedPropertyFields = {
  propertyType: choice('Tipo de propiedad', propertyTypes, {
    notComputed: true,
    hint: 'Informativo: no entra en ninguna fórmula',
  }),
  purchasePrice: money('Precio de compra', {
    initial: 500_000_000,
    also: ['Precio'],
    range: ranges.price,
  }),
  downPayment: money('Cuota inicial', { initial: 100_000_000 }),
  loanAmount: money('Monto del crédito', { initial: 400_000_000 }),
  interestRate: percent('Tasa de interés', {
    initial: 12,
    max: 30,
    step: 0.1,
    unit: 'nominal anual, mes vencido',
    help: help.nominalRate,
    range: ranges.interestRate,
  }),
  loanTerm: integer('Plazo del crédito', {
    initial: 20,
    min: 1,
    max: 30,
    unit: 'años',
    range: ranges.loanTerm,
  }),
  monthlyRent: money('Renta mensual', { initial: 2_500_000, range: ranges.rent }),
  annualExpenses: money('Gastos anuales', {
    initial: 15_000_000,
    unit: 'COP al año',
    range: ranges.expenses,
  }),
  annualAppreciation: percent('Valorización anual', {
    initial: 4,
    min: -10,
    max: 20,
    step: 0.1,
    unit: 'anual',
    range: ranges.appreciation,
  }),
  holdingPeriod: integer('Años hasta la venta', {
    initial: 10,
    min: 1,
    max: 30,
    unit: 'años',
    also: [
      'Años de tenencia',
      'Período de tenencia',
      'Tenencia',
      'Horizonte',
      'Horizonte de inversión',
      'Holding period',
    ],
    range: ranges.holdingPeriod,
  }),
  sellingCosts: percent('Costos de venta', {
    initial: 3,
    max: 10,
    step: 0.1,
    unit: 'del valor de venta',
    also: ['Costo de venta', 'Comisión de venta', 'Comisión por venta'],
    range: ranges.sellingCosts,
  }),
};

/** The payments of the loan: a level annuity at a twelfth of the annual rate. */
export const loanFormulas = {
  monthlyPayment: money(
    'Cuota mensual del crédito',
    'pmt(interestRate / 100 / 12, loanTerm * 12, -loanAmount)',
    { goal: 'less' },
  ),
  annualPayment: money('Cuotas del crédito al año', 'monthlyPayment * 12', { goal: 'less' }),
};

/** What the property yields in a year, and what its sale yields at the end. */
export const returnFormulas = {
  annualRent: money('Renta anual', 'monthlyRent * 12', { goal: 'more' }),
  annualCashFlow: money('Flujo de caja anual', 'netOperatingIncome - annualPayment', {
    goal: 'more',
  }),
  capRate: percent('Cap rate', 'netOperatingIncome / purchasePrice * 100', {
    thresholds: { good: 8, warning: 6, output: 'colors.cap' },
    help: help.capRate,
  }),
  cashOnCash: percent('Cash on cash', 'annualCashFlow / downPayment * 100', {
    thresholds: { good: 12, warning: 8, output: 'colors.cash' },
    help: help.cashOnCash,
  }),
  futureValue: money(
    'Valor de venta',
    'purchasePrice * (1 + annualAppreciation / 100) ^ holdingPeriod',
    { goal: 'more' },
  ),
  sellingCostsAmount: money('Costos de venta, en pesos', 'futureValue * sellingCosts / 100', {
    goal: 'less',
  }),
  equityAtSale: money('Patrimonio al vender', 'futureValue - sellingCostsAmount - loanAmount', {
    hint: 'Resta el crédito original completo',
    help: help.equityAtSale,
    goal: 'more',
  }),
  totalReturn: percent(
    'Retorno total',
    '(equityAtSale + annualCashFlow * holdingPeriod) / downPayment * 100',
    {
      hint: 'Acumulado hasta la venta, no anual',
      thresholds: { good: 15, warning: 10, output: 'colors.total' },
      help: help.totalReturn,
    },
  ),
  // The rate of level flows is their internal rate of return: the root nearest 10 %.
  irr: percent(
    'TIR',
    'rate(holdingPeriod, annualCashFlow, -downPayment, equityAtSale, 0, 0.1) * 100',
    {
      unit: 'anual',
      thresholds: { good: 12, warning: 8, output: 'colors.irr' },
      help: help.irr,
    },
  ),
};

/** The sale again, with the loan's outstanding balance in the place of its original amount. */
export function saleWithBalance(options: { readonly internal?: boolean } = {}) {
  return {
    balanceAtSale: money(
      'Saldo del crédito al vender',
      'pv(interestRate / 100 / 12, max(loanTerm - holdingPeriod, 0) * 12, -monthlyPayment)',
      { internal: true, ...options },
    ),
    equityAtSaleBalance: money(
      'Patrimonio al vender, con saldo del crédito',
      'futureValue - sellingCostsAmount - balanceAtSale',
      { ...options, help: help.equityAtSale, goal: 'more' },
    ),
    totalReturnBalance: percent(
      'Retorno total, con saldo del crédito',
      '(equityAtSaleBalance + annualCashFlow * holdingPeriod) / downPayment * 100',
      { ...options, help: help.totalReturn, goal: 'more' },
    ),
    irrBalance: percent(
      'TIR, con saldo del crédito',
      'rate(holdingPeriod, annualCashFlow, -downPayment, equityAtSaleBalance, 0, 0.1) * 100',
      { ...options, unit: 'anual', help: help.irr, goal: 'more' },
    ),
  };
}
