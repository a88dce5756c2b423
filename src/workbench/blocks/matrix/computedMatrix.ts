import { type Matrix, matrixRows } from '../../../tool/index.ts';
import type { GridModel } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { matrixGrid } from './matrixGrid.ts';
import { lookupIn } from './matrixLookup.ts';

/** With today's data, whether or not it was computed on the page. */
export function computedMatrix(session: Session, id: string, matrix: Matrix): GridModel {
  const { document, tool } = session;
  const lookup = lookupIn([...matrixRows(tool, document, id)], document, matrix);
  return matrixGrid(session, id, matrix, lookup);
}
