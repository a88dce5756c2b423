import { defineDerivedTool } from '../../src/tool/index.ts';
import { checkProject } from './document/check.ts';
import { projectData, typedOver, writeProject } from './model/data.ts';
import { declareProject } from './model/declare.ts';
import { emptyProject } from './document/document.ts';
import { naming } from './model/naming.ts';
import { projectOutputs } from './model/outputs.ts';
import { structureOf } from './model/structure.ts';

export default defineDerivedTool({
  id: 'operatormax',
  version: 1,
  title: 'OperatorMax - Optimización Operativa',
  description:
    'Optimización operativa de inversiones inmobiliarias: proyecta mes a mes el flujo de caja de un hotel, coliving, parqueadero o renta: ingresos, egresos, operador, crédito, venta e indicadores.',
  category: 'Modelos de Renta',
  path: '/tools/operatormax',
  listed: 'card',
  subpaths: true,
  storageKey: 'operatormax.projects',
  keepsList: true,
  keywords: [
    'operador',
    'flujo de caja',
    'coliving',
    'hotel',
    'TIR',
    'RevPAR',
    'airbnb',
    'renta corta',
    'booking',
    'arriendo por días',
    'hotelería',
    'ocupación',
    'excel',
  ],
  document: {
    initial: emptyProject,
    check: checkProject,
    data: projectData,
    write: writeProject,
    typedOver,
    names: naming,
  },
  page: () => import('./page/OperatorMaxPage.tsx'),
  structure: structureOf,
  declare: declareProject,
  outputs: projectOutputs,
});
