import { defineTool } from '../../src/tool/index.ts';
import { normalizeOptions } from './normalize.ts';
import { fields } from './fields.ts';
import { formulas } from './formulas.ts';
import { groups } from './groups.ts';
import { leaders, leadFormulas, optionLeads } from './leads.ts';
import { MAX_SCORE, rubrics } from './rubrics/index.ts';
import { samples } from './samples.ts';

export default defineTool({
  id: 'advisor',
  version: 1,
  title: 'Advisor - Comparador de Inversiones',
  description:
    'Compara opciones de inversión lado a lado: indicadores, cifras de mercado y calificación cualitativa, y qué opción lidera en cada criterio.',
  category: 'Análisis Financiero',
  path: '/tools/advisor',
  listed: 'more',
  keywords: [
    'comparar',
    'opciones',
    'cap rate',
    'TIR',
    'PRI',
    'mercado',
    'calificación',
    'riesgo',
    'dos apartamentos',
    'cuál compro',
    'decidir',
  ],
  storageKey: 'abaco.advisor',
  normalize: normalizeOptions,
  view: () => import('./view.tsx'),

  lists: {
    options: {
      label: 'Opciones',
      singular: 'Opción',
      feminine: true,
      name: 'name',
      empty: 'Todavía no hay opciones. Agrega la primera para empezar a comparar.',
      form: ['name', 'selectedCategory', 'assetType'],
      maxRecords: 50,
      output: ['name'],
      groups,
      fields,
      formulas: { ...formulas, ...optionLeads },
      initial: samples,
    },
  },

  formulas: leadFormulas,
  rankings: leaders,

  charts: [
    {
      id: 'scores',
      label: 'Calificación cualitativa por opción',
      type: 'radar',
      max: MAX_SCORE,
      source: 'options',
      x: 'name',
      series: rubrics.map(({ id }) => ({ column: `scores.${id}.score` })),
    },
  ],
});
