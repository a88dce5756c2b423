import { coliving } from '../_shared/index.ts';
import { defineTool } from '../../src/tool/index.ts';

export default defineTool({
  id: 'investment-analysis',
  version: 1,
  title: 'Análisis de Coliving y Multifamily',
  description:
    'TIR, yield on cost, recuperación y salida año por año de una participación en un coliving o multifamily, con ocupación y margen a diez años.',
  category: 'Análisis Financiero',
  path: '/tools/investment-analysis',
  listed: 'more',
  keywords: [
    'coliving',
    'multifamily',
    'acciones',
    'yield on cost',
    'TIR',
    'PRI',
    'cap rate',
    'multifamiliar',
    'participación',
    'renta corta',
  ],
  submit: { label: 'Calcular' },
  ...coliving,
});
