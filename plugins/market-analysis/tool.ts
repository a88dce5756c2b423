import { choice, defineTool, money, number, percent } from '../../src/tool/index.ts';
import { AVERAGE_HELP, SCORE_HELP } from './help.ts';
import { zones } from './zones.ts';

export default defineTool({
  id: 'market-analysis',
  version: 1,
  title: 'Análisis de Mercado',
  description:
    'Compara zonas por cap rate, valorización, vacancia, tendencia y riesgo, con un puntaje sobre 100 y las mejores oportunidades.',
  category: 'Análisis de Mercado',
  path: '/tools/market-analysis',
  listed: 'card',
  keywords: [
    'zonas',
    'mercado',
    'puntaje',
    'oportunidades',
    'tendencia',
    'precio por m²',
    'barrio',
    'ciudad',
    'dónde comprar',
    'metro cuadrado',
  ],

  lists: { zones },

  formulas: {
    averageScore: number('Puntaje de mercado', 'average(zones.score)', {
      unit: '/100',
      decimals: 1,
      thresholds: { good: 80, warning: 60 },
      help: SCORE_HELP,
    }),
    label: choice(
      'Calificación',
      ['Excelente', 'Bueno', 'Requiere Atención'],
      'compare(averageScore, 80) >= 0 ? "Excelente" : compare(averageScore, 60) >= 0 ? "Bueno" : "Requiere Atención"',
    ),
    zoneCount: number('Zonas', 'count(zones.score)', { internal: true }),
    'averages.averagePrice': money('Precio promedio', 'average(zones.averagePrice)', {
      unit: 'COP por m²',
      help: AVERAGE_HELP,
    }),
    'averages.averageRent': money('Renta promedio', 'average(zones.averageRent)', {
      unit: 'COP por m²',
      goal: 'more',
    }),
    'averages.capRate': percent('Cap rate promedio', 'average(zones.capRate)', { goal: 'more' }),
    'averages.vacancyRate': percent('Vacancia promedio', 'average(zones.vacancyRate)', {
      goal: 'less',
    }),
    'averages.appreciationRate': percent(
      'Valorización promedio',
      'average(zones.appreciationRate)',
      { unit: 'anual', goal: 'more' },
    ),
    'averages.daysOnMarket': number('Días en el mercado', 'average(zones.daysOnMarket)', {
      unit: 'días, en promedio',
      decimals: 0,
      goal: 'less',
    }),
    'trends.Alcista': number('Zonas al alza', 'countif(zones.marketTrend, "Alcista")'),
    'trends.Estable': number('Zonas estables', 'countif(zones.marketTrend, "Estable")'),
    'trends.Bajista': number('Zonas a la baja', 'countif(zones.marketTrend, "Bajista")'),
    highRiskZones: number('Zonas de riesgo alto', 'countif(zones.riskLevel, "Alto")'),
  },

  rankings: {
    bestOpportunities: {
      label: 'Mejores oportunidades',
      list: 'zones',
      where: 'capRate > 7 and appreciationRate > 5',
      by: 'round(score, 9)',
      limit: 3,
      show: 'zone',
      beside: 'score',
      empty: 'Ninguna zona pasa de 7 % de cap rate y 5 % de valorización',
    },
  },

  charts: [
    {
      id: 'scores',
      label: 'Puntaje por zona',
      type: 'bar',
      source: 'zones',
      x: 'zone',
      stacked: true,
      series: [
        { column: 'capScore' },
        { column: 'appreciationScore' },
        { column: 'vacancyScore' },
        { column: 'trendScore' },
        { column: 'riskScore' },
      ],
    },
    {
      id: 'rates',
      label: 'Cap rate, valorización y vacancia por zona',
      type: 'bar',
      source: 'zones',
      x: 'zone',
      series: [{ column: 'capRate' }, { column: 'appreciationRate' }, { column: 'vacancyRate' }],
    },
  ],

  advice: [
    {
      id: 'capRate',
      level: 'warning',
      when: 'compare(averages.capRate, 6) < 0',
      message:
        'El cap rate promedio es {averages.capRate}, por debajo de 6 %. Busca zonas con mejor renta sobre el precio o negocia precios de compra más bajos.',
    },
    {
      id: 'vacancy',
      level: 'warning',
      when: 'compare(averages.vacancyRate, 8) > 0',
      message:
        'La vacancia promedio es {averages.vacancyRate}, por encima de 8 %. Prefiere zonas con más demanda y cuenta con meses sin renta en el flujo de caja.',
    },
    {
      id: 'bearish',
      level: 'danger',
      when: 'trends.Bajista > 0',
      message:
        'Zonas con tendencia bajista: {trends.Bajista}. Aplaza las compras en ellas o exige un descuento que compense la caída.',
    },
    {
      id: 'highRisk',
      level: 'danger',
      when: 'highRiskZones > 2',
      message:
        'Zonas de riesgo alto: {highRiskZones}. Reparte la inversión en zonas de riesgo bajo o medio.',
    },
  ],

  figures: ['averageScore', 'label', 'averages.capRate', 'averages.appreciationRate'],
  results: [
    {
      title: 'Métricas generales',
      items: [
        'averages.averagePrice',
        'averages.averageRent',
        'averages.vacancyRate',
        'averages.daysOnMarket',
      ],
    },
    {
      title: 'Tendencias',
      items: ['trends.Alcista', 'trends.Estable', 'trends.Bajista', 'highRiskZones'],
    },
  ],
});
