import { defineTool, integer, money, percent, text } from '../../src/tool/index.ts';
import { financedPropertyHelp, loanFormulas, ranges, rentalFee } from '../_shared/index.ts';
import { help } from './help.ts';

const PER_YEAR = 'COP al año';

export default defineTool({
  id: 'rental-analysis',
  version: 1,
  title: 'Análisis de Renta',
  description:
    'Renta efectiva, gastos, crédito y flujo de caja de un inmueble arrendado, con cap rate, cash on cash y retorno total.',
  category: 'Modelos de Renta',
  path: '/tools/rental-analysis',
  listed: 'card',
  keywords: [
    'arriendo',
    'renta',
    'NOI',
    'cap rate',
    'cash on cash',
    'vacancia',
    'flujo de caja',
    'alquiler',
    'canon',
    'predial',
    'administración',
    'crédito',
    'préstamo',
    'apartamento',
    'rentabilidad',
  ],

  inputs: {
    propertyValue: money('Valor de la propiedad', { initial: 500_000_000, range: ranges.price }),
    monthlyRent: money('Renta mensual', { initial: 2_500_000, range: ranges.rent }),
    vacancyRate: percent('Vacancia', {
      initial: 5,
      step: 0.1,
      unit: 'del año',
      range: ranges.vacancy,
    }),
    appreciation: percent('Valorización', {
      initial: 3,
      min: -10,
      max: 20,
      step: 0.1,
      unit: 'anual',
      range: ranges.appreciation,
    }),
    propertyTax: money('Impuesto predial (anual)', {
      initial: 5_000_000,
      unit: PER_YEAR,
      range: ranges.expenses,
    }),
    insurance: money('Seguros (anual)', {
      initial: 1_200_000,
      unit: PER_YEAR,
      range: ranges.expenses,
    }),
    maintenance: money('Mantenimiento (anual)', {
      initial: 3_000_000,
      unit: PER_YEAR,
      range: ranges.expenses,
    }),
    propertyManagement: money('Gestión del arriendo (anual)', {
      initial: 1_500_000,
      unit: PER_YEAR,
      also: ['Honorarios de gestión', ...rentalFee],
      hint: 'En pesos, no como porcentaje de la renta',
      range: ranges.expenses,
    }),
    utilities: money('Servicios públicos (anual)', { unit: PER_YEAR, range: ranges.expenses }),
    hoaFees: money('Cuota de administración (anual)', {
      unit: PER_YEAR,
      hint: 'Copropiedad o conjunto, si la pagas tú',
      range: ranges.expenses,
    }),
    downPayment: money('Cuota inicial', { initial: 100_000_000 }),
    loanAmount: money('Monto del crédito', { initial: 400_000_000 }),
    interestRate: percent('Tasa de interés', {
      initial: 12,
      max: 30,
      step: 0.1,
      unit: 'nominal anual, mes vencido',
      help: financedPropertyHelp.nominalRate,
      range: ranges.interestRate,
    }),
    loanTerm: integer('Plazo del crédito', {
      initial: 20,
      min: 1,
      max: 30,
      unit: 'años',
      range: ranges.loanTerm,
    }),
  },

  formulas: {
    annualRent: money('Renta anual', 'monthlyRent * 12', { goal: 'more' }),
    effectiveRent: money('Renta efectiva', 'annualRent * (1 - vacancyRate / 100)', {
      hint: 'Renta anual menos la vacancia',
      goal: 'more',
    }),
    operatingExpenses: money(
      'Gastos operativos',
      'propertyTax + insurance + maintenance + propertyManagement + utilities + hoaFees',
      { goal: 'less' },
    ),
    netOperatingIncome: money('Ingreso operativo neto (NOI)', 'effectiveRent - operatingExpenses', {
      goal: 'more',
    }),
    ...loanFormulas,
    cashFlow: money('Flujo de caja anual', 'netOperatingIncome - annualPayment', { goal: 'more' }),
    capRate: percent('Cap rate', 'netOperatingIncome / propertyValue * 100', {
      help: help.capRate,
      goal: 'more',
    }),
    cashOnCashReturn: percent('Cash on cash', 'cashFlow / downPayment * 100', {
      help: help.cashOnCash,
      goal: 'more',
    }),
    totalReturn: percent(
      'Retorno total',
      '(cashFlow + propertyValue * appreciation / 100) / downPayment * 100',
      { hint: 'De un año, sin el capital amortizado', help: help.totalReturn, goal: 'more' },
    ),
  },

  tables: {
    steps: {
      label: 'De la renta al flujo de caja',
      rows: '6',
      internal: true,
      columns: {
        step: text(
          'Paso',
          'row == 1 ? "Renta anual" : row == 2 ? "Vacancia" : row == 3 ? "Gastos" : row == 4 ? "NOI" : row == 5 ? "Cuotas" : "Flujo de caja"',
        ),
        start: money(
          'Desde',
          'row == 2 ? annualRent : row == 3 ? effectiveRent : row == 5 ? netOperatingIncome : 0',
        ),
        amount: money(
          'Valor',
          'row == 1 ? annualRent : row == 2 ? effectiveRent - annualRent : row == 3 ? 0 - operatingExpenses : row == 4 ? netOperatingIncome : row == 5 ? 0 - annualPayment : cashFlow',
        ),
      },
    },
    expenses: {
      label: 'Gastos operativos',
      rows: '6',
      internal: true,
      columns: {
        expense: text(
          'Gasto',
          'row == 1 ? "Predial" : row == 2 ? "Seguros" : row == 3 ? "Mantenimiento" : row == 4 ? "Gestión" : row == 5 ? "Servicios" : "Copropiedad"',
        ),
        amount: money(
          'Al año',
          'row == 1 ? propertyTax : row == 2 ? insurance : row == 3 ? maintenance : row == 4 ? propertyManagement : row == 5 ? utilities : hoaFees',
        ),
      },
    },
  },

  charts: [
    {
      id: 'steps',
      label: 'De la renta al flujo de caja',
      type: 'bar',
      source: 'steps',
      x: 'step',
      series: [{ column: 'amount', base: 'start' }],
    },
    {
      id: 'expenses',
      label: 'Gastos operativos',
      type: 'bar',
      source: 'expenses',
      x: 'expense',
      series: [{ column: 'amount' }],
    },
  ],

  advice: [
    {
      id: 'funding',
      level: 'warning',
      when: 'compare(downPayment + loanAmount, propertyValue, propertyValue) != 0',
      message:
        'La cuota inicial ({downPayment}) más el crédito ({loanAmount}) no suman el valor de la propiedad ({propertyValue}). Se calcula con los tres valores como están.',
      notice: true,
    },
  ],

  sections: [
    {
      title: 'Ingresos',
      inputs: ['propertyValue', 'monthlyRent', 'vacancyRate', 'appreciation'],
    },
    {
      title: 'Gastos Operativos',
      inputs: [
        'propertyTax',
        'insurance',
        'maintenance',
        'propertyManagement',
        'utilities',
        'hoaFees',
      ],
    },
    {
      title: 'Financiamiento',
      inputs: ['downPayment', 'loanAmount', 'interestRate', 'loanTerm'],
    },
  ],
  figures: ['cashFlow', 'capRate', 'cashOnCashReturn', 'totalReturn'],
  results: [
    {
      title: 'Operación',
      items: ['annualRent', 'effectiveRent', 'operatingExpenses', 'netOperatingIncome'],
    },
    { title: 'Crédito', items: ['monthlyPayment', 'annualPayment'] },
  ],
});
