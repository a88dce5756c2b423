import { isGivenOf } from '../../../../src/tool/index.ts';
import type { GridCell, Session } from '../../../../src/workbench/index.ts';
import type { RentalsDocument } from '../../document/types.ts';
import type { Lack } from '../../model/lacking.ts';

/** Marks the cell of an amount that comes to nothing for what it lacks, or of that part alone. */
export function lackMarks(session: Session<RentalsDocument>, lacks: readonly Lack[]) {
  return (cell: GridCell, record: number, part?: string): GridCell => {
    const own = part === undefined ? lacks : lacks.filter((lack) => lack.part === part);
    const lack = own.find(({ advice }) => isGivenOf(session.calculation, advice, record));
    return lack ? { ...cell, tone: 'bad', note: `Cuenta $ 0: ${lack.says}` } : cell;
  };
}
