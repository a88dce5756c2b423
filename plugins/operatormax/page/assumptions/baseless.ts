import type { GridCell } from '../../../../src/workbench/index.ts';
import { BASE_FAULTS, type BaseFault } from '../../document/references.ts';

/** The cell of a base that a stream lacks: what it leads to is told where it is chosen. */
export function baselessCell(shown: GridCell, fault: BaseFault): GridCell {
  const text = fault === 'dependent' ? shown.text : 'Sin elegir';
  return { ...shown, text, tone: 'bad', note: `Cuenta $ 0. ${BASE_FAULTS[fault]}` };
}

/** That of a part of 0, for which its stream is. */
export function zeroCell(shown: GridCell): GridCell {
  return shown.refused ? shown : { ...shown, tone: 'bad', note: 'Por este 0 la fila cuenta $ 0' };
}
