import {
  choice,
  defineTool,
  integer,
  money,
  number,
  percent,
  toggle,
} from '../../src/tool/index.ts';
import { ranges } from '../_shared/index.ts';

const PAYMENT = 'mode == "payment"';
const MAXIMUM = 'mode == "maximum"';

const TWENTY_PERCENT = {
  title: 'Cuota inicial mínima',
  text: 'Los bancos en Colombia financian hasta el 80 % de una vivienda no VIS, así que la cuota inicial mínima es el 20 % de su valor.\n\nCuando la cuota inicial disponible no alcanza ese 20 %, el valor máximo lo fija la cuota inicial y no la capacidad de pago: valor = cuota inicial ÷ 0,2.',
};

export default defineTool({
  id: 'mortgage-simulator',
  version: 1,
  title: 'Simulador Hipotecario',
  description:
    'Cuota mensual, intereses y tabla de amortización de un crédito, o el valor máximo de vivienda que permite tu capacidad de pago.',
  category: 'Financiamiento',
  path: '/tools/mortgage-simulator',
  listed: 'card',
  keywords: [
    'hipoteca',
    'crédito',
    'cuota',
    'amortización',
    'vivienda',
    'capacidad de pago',
    'préstamo',
    'leasing',
    'banco',
    'financiación',
    'cuánto me prestan',
    'vis',
    'interés',
  ],

  inputs: {
    mode: choice('Qué quieres calcular', [
      { value: 'payment', label: 'Cuota mensual' },
      { value: 'maximum', label: 'Valor máximo' },
    ]),
    propertyValue: money('Valor de la propiedad', {
      initial: null,
      max: 1e13,
      visible: PAYMENT,
      range: ranges.price,
    }),
    downPaymentPercent: percent('Cuota inicial', {
      initial: 20,
      step: 1,
      unit: 'del valor',
      visible: PAYMENT,
      range: ranges.downPaymentShare,
    }),
    monthlyCapacity: money('Capacidad de pago mensual', {
      initial: null,
      max: 1e12,
      visible: MAXIMUM,
    }),
    availableDownPayment: money('Cuota inicial disponible', {
      initial: null,
      max: 1e13,
      visible: MAXIMUM,
    }),
    loanTerm: integer('Plazo', {
      initial: 20,
      min: 1,
      max: 30,
      unit: 'años',
      range: ranges.loanTerm,
    }),
    interestRate: percent('Tasa de interés', {
      initial: 12,
      unit: 'nominal anual, mes vencido',
      help: {
        title: 'Tasa nominal, mes vencido',
        text: 'La tasa mensual es la tasa anual dividida por 12. La tasa efectiva anual equivalente es mayor, porque los intereses se capitalizan cada mes: 12 % nominal equivale a 12,68 % efectivo anual.\n\nSi tu banco te cotizó una tasa efectiva anual, escríbela con su sigla y se convierte: «13 % E.A.» es 12,28 % nominal. También «1,05 % mensual».',
      },
      range: ranges.interestRate,
    }),
  },

  formulas: {
    monthlyRate: percent('Tasa mensual', 'interestRate / 12', { decimals: 4, internal: true }),
    effectiveRate: percent(
      'Tasa efectiva anual equivalente',
      'effect(interestRate / 100, 12) * 100',
      {
        unit: 'E.A.',
        goal: 'less',
      },
    ),
    numberOfPayments: number('Número de cuotas', 'loanTerm * 12'),

    loanCapacity: money(
      'Crédito que permite tu capacidad',
      '-pv(monthlyRate / 100, numberOfPayments, monthlyCapacity)',
      { applies: MAXIMUM, goal: 'more' },
    ),
    total: money('Crédito más cuota inicial', 'loanCapacity + availableDownPayment', {
      applies: MAXIMUM,
    }),
    downPayment: money('Cuota inicial', 'propertyValue * downPaymentPercent / 100', {
      applies: PAYMENT,
    }),
    minimumDownPayment: money('Cuota inicial mínima (20 %)', 'propertyValue * 0.2', {
      applies: PAYMENT,
      help: TWENTY_PERCENT,
    }),
    belowMinimum: toggle(
      'Cuota inicial por debajo del 20 %',
      `${PAYMENT} ? compare(downPaymentPercent, 20) < 0 : total != 0 and compare(availableDownPayment / total * 100, 20) < 0`,
    ),
    maximumPropertyValue: money(
      'Valor máximo de la propiedad',
      'belowMinimum ? availableDownPayment / 0.2 : total',
      { applies: MAXIMUM, alarm: 'belowMinimum', help: TWENTY_PERCENT, goal: 'more' },
    ),
    loanAmount: money(
      'Monto del crédito',
      `${PAYMENT} ? propertyValue - downPayment : maximumPropertyValue - availableDownPayment`,
    ),
    installment: money('Cuota', '-pmt(monthlyRate / 100, numberOfPayments, loanAmount)', {
      internal: true,
    }),
    monthlyPayment: money('Cuota mensual', 'installment', { applies: PAYMENT, goal: 'less' }),
    monthlyPaymentNeeded: money('Cuota mensual necesaria', 'installment', {
      applies: MAXIMUM,
      goal: 'less',
    }),
    unusedMonthlyCapacity: money(
      'Capacidad mensual sin usar',
      'monthlyCapacity - monthlyPaymentNeeded',
      { applies: MAXIMUM },
    ),
    totalPaid: money('Total pagado', 'installment * numberOfPayments', { goal: 'less' }),
    totalInterest: money('Total de intereses', 'totalPaid - loanAmount', { goal: 'less' }),
    insuranceMin: money('Seguros, desde', 'loanAmount * 0.0005', { unit: 'COP al mes' }),
    insuranceMax: money('Seguros, hasta', 'loanAmount * 0.001', { unit: 'COP al mes' }),
  },

  tables: {
    schedule: {
      label: 'Tabla de amortización',
      rows: 'loanAmount >= 0 ? numberOfPayments : 0',
      rowLabel: 'Mes',
      columns: {
        payment: money('Cuota', 'installment'),
        interest: money('Interés', 'prev(balance, loanAmount) * monthlyRate / 100'),
        principal: money('Abono a capital', 'payment - interest'),
        // The present value of the payments to come, not the balance before less the principal:
        // at 100 % over 30 years that recursion would multiply each rounding by 3e12.
        balance: money('Saldo', 'row == rows ? 0 : -pv(monthlyRate / 100, rows - row, payment)'),
      },
    },
  },

  charts: [
    {
      id: 'payments',
      label: 'De qué se compone cada cuota',
      type: 'area',
      stacked: true,
      source: 'schedule',
      xLabel: 'Mes',
      months: true,
      series: [{ column: 'principal' }, { column: 'interest' }],
    },
    {
      id: 'balance',
      label: 'Saldo del crédito',
      type: 'area',
      source: 'schedule',
      xLabel: 'Mes',
      months: true,
      series: [{ column: 'balance' }],
    },
  ],

  advice: [
    {
      id: 'minimum',
      level: 'danger',
      when: 'belowMinimum',
      message: 'Mínimo requerido: 20%',
      notice: true,
      inputs: ['downPaymentPercent', 'availableDownPayment'],
    },
    {
      id: 'insurance',
      level: 'info',
      when: 'loanAmount > 0',
      message:
        'Los seguros de vida y de incendio no están en la cuota. De forma indicativa cuestan entre 0,05 % y 0,10 % mensual del crédito: de {insuranceMin} a {insuranceMax} al mes.',
      notice: true,
    },
  ],

  sections: [
    {
      title: 'Crédito',
      inputs: [
        'mode',
        'propertyValue',
        'downPaymentPercent',
        'monthlyCapacity',
        'availableDownPayment',
        'loanTerm',
        'interestRate',
      ],
    },
  ],
  figures: [
    'monthlyPayment',
    'maximumPropertyValue',
    'monthlyPaymentNeeded',
    'loanAmount',
    'totalInterest',
  ],
  results: [
    {
      title: 'Compra',
      items: [
        'downPayment',
        'minimumDownPayment',
        'loanCapacity',
        'total',
        'unusedMonthlyCapacity',
      ],
    },
    {
      title: 'Crédito',
      items: ['numberOfPayments', 'effectiveRate', 'totalPaid', 'insuranceMin', 'insuranceMax'],
    },
  ],
});
