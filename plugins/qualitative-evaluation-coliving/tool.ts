import { defineTool } from '../../src/tool/index.ts';

export default defineTool({
  id: 'qualitative-evaluation-coliving',
  version: 1,
  title: 'Evaluación Cualitativa de Colivings',
  description:
    'Qué mirar en un coliving antes de creerle a la TIR: ubicación, perfil del usuario, diseño del producto y modelo de negocio.',
  category: 'Modelos de Renta',
  path: '/tools/qualitative-evaluation-coliving',
  listed: 'more',
  keywords: [
    'coliving',
    'ubicación',
    'usuario',
    'diseño',
    'operador',
    'cualitativa',
    'calificar',
    'checklist',
  ],
  page: () => import('./page.tsx'),
});
