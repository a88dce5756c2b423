import { defineTool, integer, money, number, percent, toggle } from '../../src/tool/index.ts';

const CALCULATED = 'calculated';

export default defineTool({
  id: 'rentability-calculator',
  version: 1,
  title: 'Calculadora de Rentabilidad',
  description:
    'Ganancia, retorno y TIR anual de una inversión a partir de lo que pusiste, lo que recibiste y los meses que duró.',
  category: 'Análisis Financiero',
  path: '/tools/rentability-calculator',
  listed: 'more',
  inDialog: true,
  submit: {
    label: 'Calcular',
    when: 'calculated',
    hint: 'Escribe la inversión inicial, la final y los meses; ninguno puede ser cero.',
  },
  keywords: ['rentabilidad', 'ganancia', 'retorno', 'TIR', 'plazo', 'roi', 'cuánto gané'],

  inputs: {
    initialInvestment: money('Inversión inicial', { initial: null, blank: 0, unit: 'MXN' }),
    finalInvestment: money('Inversión final', {
      initial: null,
      blank: 0,
      unit: 'MXN',
      hint: 'Todo lo que recibes al terminar',
    }),
    months: integer('Duración', { initial: null, blank: 0, max: 1_200, unit: 'meses' }),
  },

  formulas: {
    calculated: toggle(
      'Se puede calcular',
      'initialInvestment != 0 and finalInvestment != 0 and months != 0',
      { hint: 'Los tres valores tienen que ser distintos de cero' },
    ),
    totalGain: money('Ganancia total', 'finalInvestment - initialInvestment', {
      applies: CALCULATED,
      missing: '—',
      unit: 'MXN',
      goal: 'more',
    }),
    percentReturn: percent('Retorno', 'totalGain / initialInvestment * 100', {
      missing: '—',
      hint: 'Ganancia total ÷ inversión inicial',
      goal: 'more',
    }),
    annualIrr: percent(
      'TIR anual',
      '((finalInvestment / initialInvestment) ^ (12 / months) - 1) * 100',
      {
        applies: CALCULATED,
        missing: '—',
        unit: 'efectiva anual',
        help: {
          title: 'TIR anual',
          text: 'La tasa efectiva anual a la que creció lo que pusiste: (1 + retorno)^(12 ÷ meses) − 1. Sirve para comparar inversiones de distinta duración.\n\nSupone que pones todo al principio y recibes todo al final. Si hay pagos en el medio, usa la Calculadora de Inversión.',
        },
        goal: 'more',
      },
    ),
  },

  tables: {
    growth: {
      label: 'Crecimiento mes a mes',
      rows: 'calculated ? months + 1 : 0',
      internal: true,
      columns: {
        month: number('Mes', 'row - 1'),
        value: money('Valor', 'initialInvestment * (1 + annualIrr / 100) ^ ((row - 1) / 12)', {
          unit: 'MXN',
        }),
      },
    },
  },

  charts: [
    {
      id: 'growth',
      label: 'Valor de la inversión con esa TIR',
      type: 'area',
      source: 'growth',
      x: 'month',
      xLabel: 'Mes',
      months: true,
      series: [{ column: 'value' }],
    },
  ],

  sections: [{ title: 'Inversión', inputs: ['initialInvestment', 'finalInvestment', 'months'] }],
  figures: ['annualIrr', 'percentReturn', 'totalGain'],
  results: [
    {
      title: 'Resultados',
      items: ['totalGain', 'percentReturn', 'annualIrr'],
      note: 'Los valores son pesos mexicanos (MXN). Se calcula cuando los tres datos son distintos de cero.',
    },
  ],
});
