import { defineTool, integer, money, number, percent, text } from '../../src/tool/index.ts';
import {
  financedPropertyFields,
  loanFormulas,
  returnFormulas,
  saleWithBalance,
} from '../_shared/index.ts';
import { help } from './help.ts';

export default defineTool({
  id: 'investment-calculator',
  version: 1,
  title: 'Calculadora de Inversión',
  description:
    'Cap rate, cash on cash, retorno total y TIR de un inmueble con crédito que se vende, con punto de equilibrio y tres escenarios.',
  category: 'Análisis Financiero',
  path: '/tools/investment-calculator',
  listed: 'card',
  keywords: [
    'inversión',
    'TIR',
    'cap rate',
    'cash on cash',
    'sensibilidad',
    'punto de equilibrio',
    'comprar para arrendar',
    'proyección',
    'préstamo',
    'leasing',
    'venta',
  ],

  inputs: {
    id: text('Identificador', { notComputed: true, hidden: true }),
    name: text('Nombre del proyecto', {
      notComputed: true,
      hint: 'Para reconocerlo cuando lo exportes',
    }),
    ...financedPropertyFields,
    taxRate: percent('Tasa de impuestos', {
      initial: 15,
      max: 50,
      step: 0.1,
      notComputed: true,
      hint: 'Informativo: no entra en ninguna cifra',
    }),
  },

  formulas: {
    ...loanFormulas,
    netOperatingIncome: money('Ingreso operativo neto (NOI)', 'annualRent - annualExpenses', {
      help: help.operatingIncome,
      goal: 'more',
    }),
    ...returnFormulas,
    ...saleWithBalance(),
    paybackYears: number('Recuperación de la cuota inicial', 'downPayment / annualCashFlow', {
      applies: 'compare(annualCashFlow, 0, annualRent) > 0',
      missing: 'N/A',
      decimals: 1,
      unit: 'años',
      hint: 'Cuota inicial ÷ flujo de caja anual',
      goal: 'less',
    }),
    occupancyNeeded: percent(
      'Ocupación necesaria',
      '(annualPayment + annualExpenses) / annualRent * 100',
      {
        hint: 'Para que la renta pague cuotas y gastos; más de 100 % no se puede alcanzar',
        goal: 'less',
      },
    ),
    rentIncreaseNeeded: percent(
      'Aumento de renta necesario',
      '(annualPayment + annualExpenses - annualRent) / annualRent * 100',
      {
        negativeIsFine: true,
        hint: 'Negativo: la renta puede bajar esa parte sin perder',
        goal: 'less',
      },
    ),
    'sensitivity.Optimista.cap': percent('Cap rate optimista', 'index(scenarios.cap, 1)'),
    'sensitivity.Optimista.cash': percent('Cash on cash optimista', 'index(scenarios.cash, 1)'),
    'sensitivity.Optimista.total': percent('Retorno total optimista', 'index(scenarios.total, 1)'),
    'sensitivity.Base.cap': percent('Cap rate base', 'index(scenarios.cap, 2)'),
    'sensitivity.Base.cash': percent('Cash on cash base', 'index(scenarios.cash, 2)'),
    'sensitivity.Base.total': percent('Retorno total base', 'index(scenarios.total, 2)'),
    'sensitivity.Pesimista.cap': percent('Cap rate pesimista', 'index(scenarios.cap, 3)'),
    'sensitivity.Pesimista.cash': percent('Cash on cash pesimista', 'index(scenarios.cash, 3)'),
    'sensitivity.Pesimista.total': percent('Retorno total pesimista', 'index(scenarios.total, 3)'),
  },

  tables: {
    scenarios: {
      label: 'Análisis de sensibilidad',
      rows: '3',
      columns: {
        scenario: text('Escenario', 'row == 1 ? "Optimista" : row == 2 ? "Base" : "Pesimista"'),
        // Up or down by a part of the figure's size: a loss gets smaller in the optimistic one.
        cap: percent('Cap rate', 'capRate + abs(capRate) * 0.2 * (2 - row)', {
          thresholds: { good: 8, warning: 6 },
        }),
        cash: percent('Cash on cash', 'cashOnCash + abs(cashOnCash) * 0.3 * (2 - row)', {
          thresholds: { good: 12, warning: 8 },
        }),
        total: percent('Retorno total', 'totalReturn + abs(totalReturn) * 0.4 * (2 - row)', {
          thresholds: { good: 15, warning: 10 },
        }),
      },
      note: 'El escenario optimista mejora el cap rate 20 %, el cash on cash 30 % y el retorno total 40 %; el pesimista los empeora en la misma proporción. Si la cifra base es negativa, mejorar es perder menos.',
    },
    flows: {
      label: 'Flujos por año',
      rows: 'holdingPeriod + 1',
      columns: {
        year: integer('Año', 'row - 1'),
        operation: money('Flujo de caja', 'row == 1 ? 0 : annualCashFlow', {
          negativeIsFine: true,
        }),
        flow: money(
          'Flujo del inversionista',
          'row == 1 ? 0 - downPayment : operation + (row == rows ? equityAtSale : 0)',
          { negativeIsFine: true },
        ),
        flowBalance: money(
          'Con saldo del crédito',
          'row == 1 ? 0 - downPayment : operation + (row == rows ? equityAtSaleBalance : 0)',
          { negativeIsFine: true },
        ),
        accumulated: money('Acumulado', 'prev(accumulated, 0) + flow', { negativeIsFine: true }),
      },
      note: 'En el año 0 sale la cuota inicial y en el último entra el patrimonio de la venta. La renta, los gastos y las cuotas son iguales todos los años.',
    },
    steps: {
      label: 'De la renta al flujo de caja',
      rows: '5',
      internal: true,
      columns: {
        step: text(
          'Paso',
          'row == 1 ? "Renta anual" : row == 2 ? "Gastos" : row == 3 ? "NOI" : row == 4 ? "Cuotas" : "Flujo de caja"',
        ),
        start: money('Desde', 'row == 2 ? annualRent : row == 4 ? netOperatingIncome : 0'),
        amount: money(
          'Valor',
          'row == 1 ? annualRent : row == 2 ? 0 - annualExpenses : row == 3 ? netOperatingIncome : row == 4 ? 0 - annualPayment : annualCashFlow',
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
      id: 'flows',
      label: 'Flujo del inversionista por año',
      type: 'bar',
      source: 'flows',
      x: 'year',
      xLabel: 'Año',
      series: [{ column: 'flow' }, { column: 'accumulated', type: 'line' }],
    },
    {
      id: 'sensitivity',
      label: 'Cap rate y cash on cash por escenario',
      type: 'bar',
      source: 'scenarios',
      x: 'scenario',
      series: [{ column: 'cap' }, { column: 'cash' }],
    },
  ],

  advice: [
    {
      id: 'funding',
      level: 'warning',
      when: 'compare(downPayment + loanAmount, purchasePrice, purchasePrice) != 0',
      message:
        'La cuota inicial ({downPayment}) más el crédito ({loanAmount}) no suman el precio de compra ({purchasePrice}). Se calcula con los tres valores como están.',
      notice: true,
    },
    {
      id: 'longHolding',
      level: 'warning',
      when: 'holdingPeriod > loanTerm',
      message:
        'La venta es después de terminar el crédito (plazo en años: {loanTerm}). Las cuotas se restan todos los años hasta la venta, también los que ya no tendrían cuota: el retorno total y la TIR quedan por debajo de lo real.',
      notice: true,
    },
  ],

  sections: [
    { title: 'Proyecto', inputs: ['name', 'propertyType'] },
    {
      title: 'Compra y crédito',
      inputs: ['purchasePrice', 'downPayment', 'loanAmount', 'interestRate', 'loanTerm'],
    },
    { title: 'Operación', inputs: ['monthlyRent', 'annualExpenses'] },
    {
      title: 'Venta',
      inputs: ['annualAppreciation', 'holdingPeriod', 'sellingCosts', 'taxRate'],
    },
  ],
  figures: ['capRate', 'cashOnCash', 'totalReturn', 'irr', 'annualCashFlow'],
  results: [
    {
      title: 'Análisis financiero',
      items: [
        'annualRent',
        'netOperatingIncome',
        'monthlyPayment',
        'annualPayment',
        'annualCashFlow',
      ],
      note: 'La renta y los gastos se toman iguales todos los años, sin vacancia.',
    },
    {
      title: 'Punto de equilibrio',
      items: ['paybackYears', 'occupancyNeeded', 'rentIncreaseNeeded'],
    },
    {
      title: 'Venta',
      items: ['futureValue', 'sellingCostsAmount', 'equityAtSale', 'totalReturn', 'irr'],
    },
    {
      title: 'Venta con saldo del crédito',
      items: ['equityAtSaleBalance', 'totalReturnBalance', 'irrBalance'],
      note: 'Descuenta lo que se debe al vender, después de las cuotas pagadas, y no el crédito original: es la lectura que espera un analista.',
    },
  ],
});
