import { coliving } from '../_shared/index.ts';
import { defineTool } from '../../src/tool/index.ts';
import { areaIds, areas, averageIds, averages, scoreSections, scores } from './quality.ts';

export default defineTool({
  ...coliving,
  id: 'eec-colivings',
  version: 1,
  title: 'Evaluación Completa de Colivings',
  description:
    'El análisis financiero de un coliving a diez años junto a su evaluación cualitativa: ubicación, usuario, producto y modelo de negocio.',
  category: 'Modelos de Renta',
  path: '/tools/eec-colivings',
  listed: 'more',
  keywords: [
    'coliving',
    'multifamily',
    'cualitativa',
    'ubicación',
    'operador',
    'TIR',
    'PRI',
    'multifamiliar',
    'renta corta',
  ],
  submit: { label: 'Calcular' },

  inputs: { ...coliving.inputs, ...scores },
  sections: [...coliving.sections, ...scoreSections],
  formulas: { ...coliving.formulas, ...averages },
  tables: { ...coliving.tables, areas },
  charts: [
    {
      id: 'areas',
      label: 'Evaluación por área',
      type: 'radar',
      source: 'areas',
      x: 'name',
      max: 5,
      note: 'Promedio de los temas evaluados de cada área, de 1 a 5.',
      series: areaIds.map((column) => ({ column })),
    },
    ...coliving.charts,
  ],
  figures: [...coliving.figures, 'evaluacion.general'],
  results: [...coliving.results, { title: 'Evaluación cualitativa', items: averageIds }],
});
