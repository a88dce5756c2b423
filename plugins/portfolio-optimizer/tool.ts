import { choice, defineTool, money, number, percent, text } from '../../src/tool/index.ts';
import { propertyTypes, ranges, severities } from '../_shared/index.ts';

/** What is left empty has no part in the average. */
const SKIPPED = { initial: null, optional: true } as const;
const UNUSED = { notComputed: true, hint: 'Informativo: no entra en los cálculos' };

const RISK_HELP = {
  title: 'Puntaje de riesgo',
  text: 'Cada propiedad vale 1 (riesgo Bajo), 2 (Medio) o 3 (Alto). El puntaje es 10 menos el promedio simple, así que va de 7 (todo Alto) a 9 (todo Bajo): más alto es mejor.\n\nPor esa construcción nunca baja de 7. Mira también el riesgo promedio, de 1 a 3, que es el que decide la recomendación.',
};

const RISKS = [
  { value: 'Bajo', label: 'Bajo', nearest: severities.low },
  { value: 'Medio', label: 'Medio', nearest: severities.medium },
  { value: 'Alto', label: 'Alto', nearest: severities.high },
];

/** Of all properties together. */
const DECIDING = ['totalValue', 'totalReturn', 'riskScore', 'diversificationShown', 'liquidity'];

export default defineTool({
  id: 'portfolio-optimizer',
  version: 1,
  title: 'Optimizador de Portafolio',
  description:
    'Riesgo, diversificación, liquidez y retorno de tus propiedades en conjunto, con recomendaciones para equilibrarlas.',
  category: 'Análisis Financiero',
  path: '/tools/portfolio-optimizer',
  listed: 'card',
  keywords: [
    'portafolio',
    'diversificación',
    'riesgo',
    'liquidez',
    'propiedades',
    'cap rate',
    'inmuebles',
  ],

  lists: {
    properties: {
      label: 'Propiedades',
      singular: 'Propiedad',
      feminine: true,
      name: 'name',
      empty: 'Todavía no hay propiedades. Agrega la primera para analizar el portafolio.',
      form: [
        'name',
        'value',
        'monthlyRent',
        'capRate',
        'cashOnCashReturn',
        'risk',
        'location',
        'propertyType',
      ],
      totals: [...DECIDING, 'averageCapRate', 'averageCashOnCash'],
      fields: {
        name: text('Nombre'),
        value: money('Valor', { initial: null, blank: 0, range: ranges.value }),
        monthlyRent: money('Renta mensual', { initial: null, blank: 0, range: ranges.rent }),
        capRate: percent('Cap rate', { ...SKIPPED, max: 20, range: ranges.capRate }),
        cashOnCashReturn: percent('Cash on cash', {
          ...SKIPPED,
          min: -50,
          max: 50,
          range: ranges.yield,
        }),
        risk: choice('Riesgo', RISKS, { initial: 'Medio', ordered: true }),
        location: text('Ubicación', { hint: 'Ciudad o zona: cuenta para la diversificación' }),
        propertyType: choice('Tipo', propertyTypes),
        appreciation: percent('Valorización', {
          initial: 3,
          min: -10,
          max: 20,
          unit: 'anual',
          range: ranges.appreciation,
        }),
        vacancyRate: percent('Vacancia', { initial: 5, optional: true, ...UNUSED }),
        operatingExpenses: percent('Gastos operativos', {
          initial: 15,
          optional: true,
          unit: 'de la renta',
          ...UNUSED,
        }),
        debtRatio: percent('Endeudamiento', {
          initial: 60,
          optional: true,
          unit: 'del valor',
          also: ['LTV', 'Deuda / valor', 'Apalancamiento'],
          ...UNUSED,
        }),
        marketLiquidity: number('Liquidez de mercado', {
          initial: 7,
          max: 10,
          step: 1,
          unit: 'de 0 a 10',
          range: ranges.score,
        }),
      },
      formulas: {
        riskValue: number('Riesgo (1 a 3)', 'risk == "Bajo" ? 1 : risk == "Medio" ? 2 : 3'),
        annualReturn: money(
          'Renta y valorización, al año',
          'monthlyRent * 12 + value * appreciation / 100',
        ),
      },
      // Cap rate and cash on cash follow from rent, vacancy, expenses and a 20-year loan at 12 %.
      initial: [
        {
          id: '1',
          name: 'Apartamento El Poblado',
          value: 620_000_000,
          monthlyRent: 3_600_000,
          capRate: 5.63,
          cashOnCashReturn: 2.38,
          risk: 'Bajo',
          location: 'Medellín',
          propertyType: 'Residencial',
          appreciation: 5,
          vacancyRate: 5,
          operatingExpenses: 15,
          debtRatio: 30,
          marketLiquidity: 8,
        },
        {
          id: '2',
          name: 'Oficina Chapinero',
          value: 850_000_000,
          monthlyRent: 6_800_000,
          capRate: 7.07,
          cashOnCashReturn: 2.97,
          risk: 'Medio',
          location: 'Bogotá',
          propertyType: 'Comercial',
          appreciation: 4,
          vacancyRate: 8,
          operatingExpenses: 20,
          debtRatio: 40,
          marketLiquidity: 6,
        },
        {
          id: '3',
          name: 'Apartamento turístico Bocagrande',
          value: 780_000_000,
          monthlyRent: 7_500_000,
          capRate: 6.46,
          cashOnCashReturn: -0.29,
          risk: 'Alto',
          location: 'Cartagena',
          propertyType: 'Residencial',
          appreciation: 6,
          vacancyRate: 20,
          operatingExpenses: 30,
          debtRatio: 50,
          marketLiquidity: 5,
        },
      ],
    },
  },

  formulas: {
    propertyCount: number('Propiedades', 'count(properties.value)'),
    totalValue: money('Valor total', 'sum(properties.value)', { goal: 'more' }),
    averageCapRate: percent('Cap rate promedio', 'average(properties.capRate)', {
      help: {
        title: 'Promedios',
        text: 'Los promedios del portafolio son simples: cada propiedad pesa lo mismo, valga lo que valga. El cap rate y el cash on cash son los que tú escribes para cada propiedad; no se calculan de su renta y su valor, y la propiedad que lo tiene vacío no entra en el promedio.',
      },
      goal: 'more',
    }),
    averageCashOnCash: percent('Cash on cash promedio', 'average(properties.cashOnCashReturn)', {
      goal: 'more',
    }),
    averageRisk: number('Riesgo promedio', 'average(properties.riskValue)', {
      unit: 'de 1 (Bajo) a 3 (Alto)',
      decimals: 2,
      help: RISK_HELP,
      goal: 'less',
    }),
    riskScore: number('Puntaje de riesgo', '10 - averageRisk', {
      unit: '/10',
      decimals: 2,
      thresholds: { good: 8, warning: 6, output: 'riskScoreColor' },
      hint: '10 menos el riesgo promedio: más alto es mejor',
      help: RISK_HELP,
    }),
    diversification: number(
      'Diversificación, sin tope',
      '(countdistinct(properties.location) + countdistinct(properties.propertyType)) / 2 * 10',
      {
        applies: 'propertyCount > 0',
        thresholds: { good: 80, warning: 60, output: 'diversificationColor' },
      },
    ),
    diversificationShown: number('Diversificación', 'min(diversification, 100)', {
      unit: '/100',
      thresholds: { good: 80, warning: 60 },
      help: {
        title: 'Diversificación',
        text: 'Promedio entre el número de ubicaciones distintas y el número de tipos de propiedad distintos, por 10. Se muestra con un tope de 100.\n\nLas ubicaciones se comparan sin distinguir mayúsculas ni espacios a los lados: «Bogotá» y «bogotá » son la misma.',
      },
    }),
    liquidity: number('Liquidez', 'average(properties.marketLiquidity)', {
      unit: '/10',
      decimals: 2,
      thresholds: { good: 8, warning: 6, output: 'liquidityColor' },
      hint: 'Promedio simple de la liquidez de mercado',
    }),
    totalReturn: percent(
      'Retorno total (retorno bruto)',
      'sum(properties.annualReturn) / totalValue * 100',
      {
        unit: 'anual',
        help: {
          title: 'Retorno bruto',
          text: 'La renta de un año más la valorización de un año, sobre el valor total. Es bruto: no descuenta vacancia, gastos operativos ni cuotas de créditos.',
        },
        goal: 'more',
      },
    ),
    riskAdjustedReturn: percent('Retorno ajustado por riesgo', 'totalReturn / (averageRisk + 1)', {
      hint: 'Retorno bruto ÷ (riesgo promedio + 1)',
      goal: 'more',
    }),
  },

  charts: [
    {
      id: 'values',
      label: 'Valor por propiedad',
      type: 'bar',
      source: 'properties',
      x: 'name',
      series: [{ column: 'value' }],
    },
    {
      id: 'returns',
      label: 'Cap rate y cash on cash por propiedad',
      type: 'bar',
      source: 'properties',
      x: 'name',
      series: [{ column: 'capRate' }, { column: 'cashOnCashReturn' }],
    },
  ],

  // Averages are rounded where they are compared: binary fractions must not tip a threshold.
  advice: [
    {
      id: 'noRent',
      level: 'warning',
      notice: true,
      list: 'properties',
      when: 'value > 0',
      message: 'El retorno total cuenta la renta como 0: falta «Renta mensual».',
      at: 'monthlyRent',
      empty: true,
    },
    {
      id: 'noValue',
      level: 'warning',
      notice: true,
      list: 'properties',
      when: 'monthlyRent > 0',
      message: 'El retorno total cuenta la renta sin el valor del inmueble: falta «Valor».',
      at: 'value',
      empty: true,
    },
    {
      id: 'noCapRate',
      level: 'info',
      notice: true,
      list: 'properties',
      when: 'value > 0',
      message:
        'El cap rate promedio no cuenta las que tienen «Cap rate» vacío: escríbelo, aquí no se calcula de la renta.',
      at: 'capRate',
      empty: true,
    },
    {
      id: 'risk',
      level: 'danger',
      when: 'compare(averageRisk, 2.5) > 0',
      message:
        'El riesgo promedio es {averageRisk} sobre 3. Agrega propiedades de riesgo Bajo o Medio, o vende las de riesgo Alto, hasta bajarlo a 2,5.',
    },
    {
      id: 'diversification',
      level: 'warning',
      when: 'compare(diversification, 60) < 0',
      message:
        'La diversificación es {diversificationShown} sobre 100. Para llegar a 60, compra en otras ciudades o zonas y combina tipos de propiedad (residencial, comercial, industrial, mixto).',
    },
    {
      id: 'liquidity',
      level: 'warning',
      when: 'compare(liquidity, 6) < 0',
      message:
        'La liquidez promedio es {liquidity} sobre 10. Incluye propiedades más fáciles de vender, en mercados con más demanda, para subirla a 6.',
    },
    {
      id: 'capRate',
      level: 'warning',
      when: 'compare(averageCapRate, 6) < 0',
      message:
        'El cap rate promedio es {averageCapRate}. Sube rentas, reduce gastos o reemplaza las propiedades de menor cap rate para llegar a 6 %.',
    },
    {
      id: 'count',
      level: 'info',
      when: 'propertyCount < 5',
      message:
        'Un portafolio diversificado necesita al menos 5 propiedades. Tienes {propertyCount}: agrega las que faltan.',
    },
  ],

  figures: DECIDING,
  results: [
    {
      title: 'Riesgo y retorno',
      items: ['averageRisk', 'riskAdjustedReturn', 'averageCapRate', 'averageCashOnCash'],
    },
    { title: 'Composición', items: ['propertyCount'] },
  ],
});
