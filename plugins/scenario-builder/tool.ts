import { defineTool, type Ranking } from '../../src/tool/index.ts';
import { scenarios } from './scenarios.ts';

const BEST = 'Mejores oportunidades';
const RISK = 'Análisis de riesgo';

/** The visible scenario with the highest value of a figure; one without that figure never is. */
function best(label: string, figure: string): Ranking {
  return {
    label,
    list: 'scenarios',
    where: `isVisible and isnumber(${figure})`,
    by: `round(${figure}, 9)`,
    limit: 1,
    show: 'name',
    beside: figure,
    single: true,
    empty: 'N/A',
  };
}

function ofRisk(label: string, level: string): Ranking {
  return {
    label,
    group: RISK,
    list: 'scenarios',
    where: `isVisible and riskLevel == "${level}"`,
    show: 'name',
    beside: 'riskScore',
    empty: 'Ninguno',
  };
}

export default defineTool({
  id: 'scenario-builder',
  version: 1,
  title: 'Constructor de Escenarios',
  description:
    'Crea escenarios de un mismo negocio y compáralos: cap rate, cash on cash, retorno total, TIR, punto de equilibrio y riesgo.',
  category: 'Análisis Financiero',
  path: '/tools/scenario-builder',
  listed: 'card',
  keywords: [
    'escenarios',
    'comparar',
    'conservador',
    'moderado',
    'agresivo',
    'TIR',
    'riesgo',
    'qué pasa si',
    'sensibilidad',
    'simulación',
    'optimista',
    'pesimista',
  ],

  lists: { scenarios },

  rankings: {
    'comparison.best': best('Mejor escenario', 'totalReturn'),
    'comparison.worst': {
      ...best('Peor escenario', 'totalReturn'),
      order: 'ascending',
    },
    'comparison.lowRisk': ofRisk('Riesgo bajo', 'low'),
    'comparison.mediumRisk': ofRisk('Riesgo medio', 'medium'),
    'comparison.highRisk': ofRisk('Riesgo alto', 'high'),
    'comparison.bestCapRate': { ...best('Mejor cap rate', 'capRate'), group: BEST },
    'comparison.bestCashOnCash': { ...best('Mejor cash on cash', 'cashOnCash'), group: BEST },
    'comparison.bestTotalReturn': { ...best('Mejor retorno total', 'totalReturn'), group: BEST },
    'comparison.bestIrr': { ...best('Mejor TIR', 'irr'), group: BEST },
  },

  view: () => import('./view.tsx'),

  charts: [
    {
      id: 'yearly',
      label: 'Cap rate, cash on cash y TIR',
      type: 'bar',
      source: 'scenarios',
      x: 'name',
      series: [{ column: 'capRate' }, { column: 'cashOnCash' }, { column: 'irr' }],
    },
    {
      id: 'money',
      label: 'Ingreso operativo, cuotas y flujo de caja al año',
      type: 'bar',
      source: 'scenarios',
      x: 'name',
      series: [
        { column: 'netOperatingIncome' },
        { column: 'annualPayment' },
        { column: 'annualCashFlow' },
      ],
    },
    {
      id: 'expenses',
      label: 'Gastos al año',
      type: 'bar',
      source: 'scenarios',
      x: 'name',
      stacked: true,
      series: [
        { column: 'annualExpenses' },
        { column: 'maintenanceCost' },
        { column: 'propertyTaxCost' },
        { column: 'insuranceCost' },
        { column: 'managementCost' },
      ],
    },
  ],

  advice: [
    {
      id: 'funding',
      level: 'warning',
      when: 'isVisible and compare(downPayment + loanAmount, purchasePrice, purchasePrice) != 0',
      message:
        '{name}: la cuota inicial ({downPayment}) más el crédito ({loanAmount}) no suman el precio ({purchasePrice}). Se calcula con los tres valores como están.',
      list: 'scenarios',
      notice: true,
    },
    {
      id: 'longHolding',
      level: 'warning',
      when: 'isVisible and holdingPeriod > loanTerm',
      message:
        '{name}: la venta es después de terminar el crédito. Las cuotas se restan todos los años hasta la venta, y el retorno total y la TIR quedan por debajo de lo real.',
      list: 'scenarios',
      notice: true,
    },
    {
      id: 'negativeCashFlow',
      level: 'danger',
      when: 'isVisible and compare(annualCashFlow, 0, annualRent) < 0',
      message:
        '{name}: el flujo de caja es negativo ({annualCashFlow} al año). Sube la cuota inicial, negocia la tasa o revisa la renta y los gastos.',
      list: 'scenarios',
    },
    {
      id: 'longBreakEven',
      level: 'warning',
      when: 'isVisible and breakEvenMonths > 120',
      message:
        '{name}: la cuota inicial se recupera en {breakEvenMonths} meses, más de 10 años. Busca más flujo de caja o una cuota inicial menor.',
      list: 'scenarios',
    },
  ],
});
