import type { GridCell } from '../../../../src/workbench/index.ts';
import { BASE_FAULTS, type BaseFault } from '../../document/references.ts';

/** The cell of a base that a stream lacks: what it leads to is told where it is chosen. */
export function baselessCell(shown: GridCell, fault: BaseFault): GridCell {
  const text = fault === 'dependent' ? shown.text : 'Sin elegir';
  return { ...shown, text, tone: 'bad', note: `Cuenta $ 0. ${BASE_FAULTS[fault]}` };
}
