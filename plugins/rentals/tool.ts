import { defineDerivedTool } from '../../src/tool/index.ts';
import { declare } from './model/declare.ts';
import { rentalsDocument } from './document/document.ts';
import { rentalsOutputs } from './model/outputs.ts';
import { structureOf } from './document/structure.ts';

export default defineDerivedTool({
  id: 'rentals',
  version: 1,
  title: 'Rentals',
  description:
    'Hoja de cálculo de varios proyectos de renta: ingresos, egresos, tarifa del operador, reservas, margen y cap rate lado a lado.',
  category: 'Modelos de Renta',
  path: '/tools/rentals',
  listed: 'card',
  keywords: [
    'hoja de cálculo',
    'proyectos',
    'hotel',
    'parqueadero',
    'arriendo',
    'NOI',
    'caprate',
    'excel',
    'planilla',
    'airbnb',
    'renta corta',
    'alquiler',
    'predial',
    'apartamento',
  ],
  storageKey: 'abaco.rentals',
  document: rentalsDocument,
  structure: structureOf,
  declare,
  outputs: rentalsOutputs,
  view: () => import('./view.tsx'),
});
