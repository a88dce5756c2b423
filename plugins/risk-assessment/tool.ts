import { choice, defineTool, number, percent, text } from '../../src/tool/index.ts';
import { factors } from './factors.ts';

/** The probability of a column of the matrix, by its place from the left. */
const PROBABILITIES = ['Baja', 'Media', 'Alta'] as const;

/** How many factors stand in a cell of the matrix, and how severe the cell is, from 0 to 1. */
const cells = Object.fromEntries(
  PROBABILITIES.flatMap((name, index) => [
    [
      name,
      number(
        `Probabilidad ${name.toLowerCase()}`,
        `countif(factors.place, concat(impact, "/${name}"))`,
      ),
    ],
    [`heat${name}`, number('Severidad', `((4 - row) * ${index + 1} - 1) / 8`, { internal: true })],
  ]),
);

export default defineTool({
  id: 'risk-assessment',
  version: 1,
  title: 'Evaluación de Riesgos',
  description:
    'Puntaje ponderado de los riesgos de un proyecto, matriz de impacto y probabilidad, estado de mitigación y plan de acción.',
  category: 'Análisis de Mercado',
  path: '/tools/risk-assessment',
  listed: 'card',
  keywords: [
    'riesgo',
    'matriz',
    'mitigación',
    'impacto',
    'probabilidad',
    'plan',
    'factores',
    'seguro',
  ],

  lists: { factors },

  formulas: {
    totalScore: number('Puntaje total', 'sum(factors.contribution)', {
      unit: 'sobre 10, si los pesos suman 100 %',
      decimals: 2,
      thresholds: { good: 3, warning: 5, lower: true },
      help: {
        title: 'Puntaje total',
        text: 'La suma del puntaje de cada factor por su peso. Hasta 3 el riesgo es Bajo, hasta 5 Medio, hasta 7 Alto; por encima, Crítico.\n\nLos factores ya mitigados siguen contando: el estado no cambia el puntaje. Si una mitigación redujo el riesgo, baja el puntaje del factor.\n\nSi los pesos no suman 100 %, el puntaje no está sobre 10.',
      },
    }),
    totalWeight: percent('Suma de los pesos', 'sum(factors.weight)', {
      hint: 'Debe ser 100 %',
    }),
    level: choice(
      'Nivel de riesgo',
      ['Bajo', 'Medio', 'Alto', 'Crítico'],
      'compare(totalScore, 3) <= 0 ? "Bajo" : compare(totalScore, 5) <= 0 ? "Medio" : compare(totalScore, 7) <= 0 ? "Alto" : "Crítico"',
    ),
    levelText: text(
      'Lectura',
      'level == "Bajo" ? "Riesgo Aceptable" : level == "Medio" ? "Riesgo Moderado" : level == "Alto" ? "Riesgo Elevado" : "Riesgo Crítico"',
    ),
    'matrix.Bajo': number('Bajo (hasta 3)', 'countif(factors.level, "Bajo")'),
    'matrix.Medio': number('Medio (hasta 5)', 'countif(factors.level, "Medio")'),
    'matrix.Alto': number('Alto (hasta 7)', 'countif(factors.level, "Alto")'),
    'matrix.Critico': number('Crítico (más de 7)', 'countif(factors.level, "Crítico")', {
      output: 'matrix.Crítico',
    }),
    'statusCounts.Identificado': number('Identificado', 'countif(factors.status, "Identificado")'),
    'statusCounts.EnProceso': number('En Proceso', 'countif(factors.status, "En Proceso")', {
      output: 'statusCounts.En Proceso',
    }),
    'statusCounts.Mitigado': number('Mitigado', 'countif(factors.status, "Mitigado")'),
    'statusCounts.Aceptado': number('Aceptado', 'countif(factors.status, "Aceptado")'),
    highHigh: number('De impacto alto y probabilidad alta', 'countif(factors.place, "Alto/Alta")', {
      internal: true,
    }),
  },

  tables: {
    places: {
      label: 'Matriz de impacto y probabilidad',
      rows: '3',
      internal: true,
      columns: {
        impact: text('Impacto', 'row == 1 ? "Alto" : row == 2 ? "Medio" : "Bajo"'),
        ...cells,
      },
    },
  },

  rankings: {
    priorityPlan: {
      label: 'Plan de mitigación prioritario',
      list: 'factors',
      where: 'status != "Mitigado"',
      by: 'round(score * weight, 9)',
      limit: 3,
      show: 'name',
      beside: 'mitigation',
      empty: 'No hay factores por mitigar',
    },
  },

  charts: [
    {
      id: 'places',
      label: 'Matriz de impacto y probabilidad',
      type: 'heat',
      source: 'places',
      x: 'impact',
      xLabel: 'Impacto',
      note: 'Número de factores en cada combinación; el color es la severidad de la casilla.',
      series: PROBABILITIES.map((name) => ({ column: name, heat: `heat${name}` })),
    },
    {
      id: 'contributions',
      label: 'Aporte de cada factor al puntaje',
      type: 'bar',
      source: 'factors',
      x: 'name',
      series: [{ column: 'contribution' }],
    },
  ],

  advice: [
    {
      id: 'weights',
      level: 'warning',
      when: 'compare(totalWeight, 100) != 0',
      message:
        'Los pesos suman {totalWeight}. El puntaje total solo está sobre 10 cuando suman 100 %.',
      notice: true,
    },
    {
      id: 'total',
      level: 'danger',
      when: 'compare(totalScore, 5) > 0',
      message:
        'El puntaje total es {totalScore}: {levelText}. Ejecuta el plan de mitigación antes de comprometer más capital.',
    },
    {
      id: 'identified',
      level: 'warning',
      when: 'statusCounts.Identificado > 3',
      message:
        'Factores solo identificados, sin acción en curso: {statusCounts.Identificado}. Asigna un responsable y empieza por los de mayor aporte.',
    },
    {
      id: 'highHigh',
      level: 'danger',
      when: 'highHigh > 0',
      message:
        'Factores de impacto alto y probabilidad alta: {highHigh}. Transfiérelos (seguro, contrato) o evítalos; no basta con vigilarlos.',
    },
  ],

  figures: ['totalScore', 'level', 'levelText', 'totalWeight'],
  results: [
    {
      title: 'Factores por nivel',
      items: ['matrix.Bajo', 'matrix.Medio', 'matrix.Alto', 'matrix.Critico'],
      note: 'Según el puntaje de cada factor.',
    },
    {
      title: 'Estado de mitigación',
      items: [
        'statusCounts.Identificado',
        'statusCounts.EnProceso',
        'statusCounts.Mitigado',
        'statusCounts.Aceptado',
      ],
    },
  ],
});
