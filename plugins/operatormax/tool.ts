import { defineDerivedTool, money } from '../../src/tool/index.ts';
import { emptyProject, type ProjectData } from './document.ts';

const declaration = { formulas: { assetPurchaseValue: money('Valor de compra', '0') } };

export default defineDerivedTool<ProjectData>({
  id: 'operatormax',
  version: 1,
  title: 'OperatorMax',
  description:
    'Proyecta mes a mes el flujo de caja de un hotel, coliving, parqueadero o renta: ingresos, egresos, operador, crédito, venta e indicadores.',
  category: 'Modelos de Renta',
  path: '/tools/operatormax',
  // Until its page exists.
  listed: 'none',
  keywords: ['operador', 'flujo de caja', 'coliving', 'hotel', 'TIR', 'RevPar'],
  document: {
    initial: emptyProject,
    check: () => ({ document: emptyProject() }),
    data: () => ({ scalars: {}, lists: {} }),
    write: () => {},
  },
  declare: () => declaration,
});
