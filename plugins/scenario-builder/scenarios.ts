import {
  choice,
  type List,
  money,
  number,
  percent,
  type Range,
  text,
  toggle,
} from '../../src/tool/index.ts';
import {
  financedPropertyFields,
  loanFormulas,
  returnFormulas,
  rentalFee,
  saleWithBalance,
  ranges,
} from '../_shared/index.ts';
import { help } from './help.ts';
import { samples } from './samples.ts';

const ON_PRICE = 'sobre el precio';

const rate = (label: string, initial: number, max: number, unit: string, range: Range) =>
  percent(label, { initial, max, step: 0.1, unit, hint: `${unit}, al año`, range });

const fields = {
  name: text('Nombre'),
  description: text('Descripción', { maxLength: 1_000 }),
  isVisible: toggle('Visible', {
    initial: true,
    hint: 'Los ocultos no entran en la comparación',
  }),
  ...financedPropertyFields,
  loanAmount: {
    ...financedPropertyFields.loanAmount,
    rest: { of: 'purchasePrice', without: 'downPayment' },
  },
  vacancyRate: percent('Vacancia', {
    initial: 5,
    max: 50,
    step: 0.1,
    unit: 'del año',
    range: ranges.vacancy,
  }),
  maintenanceRate: rate('Mantenimiento', 10, 30, ON_PRICE, ranges.maintenanceRate),
  propertyTaxRate: rate('Impuesto predial', 2, 5, ON_PRICE, ranges.propertyTaxRate),
  insuranceRate: rate('Seguros', 0.8, 3, ON_PRICE, ranges.insuranceRate),
  managementFeeRate: {
    ...rate('Honorarios de gestión', 6, 15, 'sobre la renta efectiva', ranges.managementFee),
    also: rentalFee,
  },
};

const expenses = {
  effectiveRent: money('Renta efectiva', 'annualRent * (1 - vacancyRate / 100)'),
  maintenanceCost: money('Mantenimiento al año', 'purchasePrice * maintenanceRate / 100', {
    internal: true,
  }),
  propertyTaxCost: money('Predial al año', 'purchasePrice * propertyTaxRate / 100', {
    internal: true,
  }),
  insuranceCost: money('Seguros al año', 'purchasePrice * insuranceRate / 100', {
    internal: true,
  }),
  managementCost: money('Gestión al año', 'effectiveRent * managementFeeRate / 100', {
    internal: true,
  }),
  totalExpenses: money(
    'Gastos totales al año',
    'annualExpenses + maintenanceCost + propertyTaxCost + insuranceCost + managementCost',
    { help: help.expenses },
  ),
  netOperatingIncome: money('Ingreso operativo neto (NOI)', 'effectiveRent - totalExpenses'),
};

const risk = {
  breakEvenMonths: number('Punto de equilibrio', 'ceil(round(downPayment / monthlyCashFlow, 9))', {
    applies: 'compare(annualCashFlow, 0, annualRent) > 0',
    missing: 'N/A',
    unit: 'meses',
    decimals: 0,
    help: help.breakEven,
  }),
  riskScore: number(
    'Puntaje de riesgo',
    '0.3 * vacancyRate + 0.2 * interestRate + 0.2 * maintenanceRate + 0.15 * sellingCosts + 0.15 * managementFeeRate',
    {
      unit: '/50',
      decimals: 2,
      thresholds: { good: 15, warning: 25, lower: true },
      help: help.risk,
    },
  ),
  riskLevel: choice(
    'Riesgo',
    [
      { value: 'low', label: 'Bajo', tone: 'good' },
      { value: 'medium', label: 'Medio', tone: 'orange' },
      { value: 'high', label: 'Alto', tone: 'bad' },
    ],
    'compare(riskScore, 15) <= 0 ? "low" : compare(riskScore, 25) <= 0 ? "medium" : "high"',
    { ordered: true },
  ),
};

/** Green from zero on: the card shows at once whether a scenario pays for itself. */
const annualCashFlow = {
  ...returnFormulas.annualCashFlow,
  thresholds: { good: 0, warning: 0, size: 'annualRent' },
};

export const scenarios: List = {
  label: 'Escenarios',
  singular: 'Escenario',
  name: 'name',
  add: 'Crear Nuevo Escenario',
  empty: 'Todavía no hay escenarios. Crea el primero para comparar.',
  form: Object.keys(fields).filter((id) => id !== 'id' && id !== 'isVisible'),
  fields,
  formulas: {
    ...loanFormulas,
    ...expenses,
    ...returnFormulas,
    annualCashFlow,
    monthlyCashFlow: money('Flujo de caja mensual', 'annualCashFlow / 12'),
    ...risk,
    ...saleWithBalance({ internal: true }),
  },
  output: ['name', 'isVisible'],
  orientation: 'columns',
  groups: [
    { title: 'Escenario', items: ['description', 'isVisible', 'propertyType'] },
    {
      title: 'Financiamiento',
      items: ['purchasePrice', 'downPayment', 'loanAmount', 'interestRate', 'loanTerm'],
    },
    {
      title: 'Operación',
      items: [
        'monthlyRent',
        'vacancyRate',
        'annualExpenses',
        'maintenanceRate',
        'propertyTaxRate',
        'insuranceRate',
        'managementFeeRate',
      ],
    },
    { title: 'Venta', items: ['annualAppreciation', 'holdingPeriod', 'sellingCosts'] },
    {
      title: 'Gastos del año',
      items: [
        'maintenanceCost',
        'propertyTaxCost',
        'insuranceCost',
        'managementCost',
        'totalExpenses',
      ],
    },
    {
      title: 'Resultados del año',
      items: [
        'annualRent',
        'effectiveRent',
        'netOperatingIncome',
        'monthlyPayment',
        'annualPayment',
        'annualCashFlow',
        'monthlyCashFlow',
        'capRate',
        'cashOnCash',
      ],
    },
    {
      title: 'Resultados de la venta',
      items: ['futureValue', 'sellingCostsAmount', 'equityAtSale', 'totalReturn', 'irr'],
    },
    {
      title: 'Con saldo del crédito',
      items: ['balanceAtSale', 'equityAtSaleBalance', 'totalReturnBalance', 'irrBalance'],
    },
    { title: 'Riesgo', items: ['breakEvenMonths', 'riskScore', 'riskLevel'] },
  ],
  cards: {
    icon: 'propertyType',
    text: 'description',
    badges: ['riskLevel'],
    active: 'isVisible',
    figures: [
      'capRate',
      'cashOnCash',
      'totalReturn',
      'irr',
      'annualCashFlow',
      'monthlyPayment',
      'breakEvenMonths',
      'riskScore',
    ],
    details: [
      {
        title: 'Financiamiento',
        items: ['purchasePrice', 'downPayment', 'loanAmount', 'interestRate'],
      },
      {
        title: 'Operación',
        items: ['monthlyRent', 'vacancyRate', 'maintenanceRate', 'annualExpenses', 'totalExpenses'],
      },
    ],
  },
  actions: [
    {
      id: 'hide',
      label: 'Ocultar',
      icon: 'hide',
      set: { isVisible: false },
      when: 'isVisible',
    },
    {
      id: 'show',
      label: 'Mostrar',
      icon: 'show',
      set: { isVisible: true },
      when: 'not isVisible',
    },
    {
      id: 'duplicate',
      label: 'Duplicar',
      icon: 'copy',
      copy: { name: ' (Copia)', description: ' - Duplicado' },
    },
  ],
  initial: samples,
};
