import { defineDerivedTool } from '../../src/tool/index.ts';
import { checkProject } from './check.ts';
import { projectData, writeProject } from './data.ts';
import { declareProject } from './declare.ts';
import { emptyProject } from './document.ts';
import { naming } from './naming.ts';
import { projectOutputs } from './outputs.ts';
import { structureOf } from './structure.ts';

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
    names: naming,
  },
  page: () => import('./page/OperatorMaxPage.tsx'),
  structure: structureOf,
  declare: declareProject,
  outputs: projectOutputs,
});
