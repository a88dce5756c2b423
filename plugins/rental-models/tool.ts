import { defineTool } from '../../src/tool/index.ts';

export default defineTool({
  id: 'rental-models',
  version: 1,
  title: 'Modelos de Renta',
  description:
    'Por dónde empezar según cómo ganas con un inmueble: renta por habitaciones, su evaluación cualitativa o la valorización sobre planos.',
  category: 'Modelos de Renta',
  path: '/tools/rental-models',
  listed: 'card',
  keywords: [
    'coliving',
    'especulador',
    'sobre planos',
    'renta',
    'valorización',
    'arriendo',
    'alquiler',
    'airbnb',
    'renta corta',
    'flipping',
  ],
  page: () => import('./page.tsx'),
});
