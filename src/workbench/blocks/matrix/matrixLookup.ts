import { axisValues, type Document, type Matrix, type MatrixValues } from '../../../tool/index.ts';

/** What was computed for a pair of values; undefined where nothing was. */
export type MatrixLookup = (down: number, across: number) => number | null | undefined;

/** By value and not by position: an axis may have lost or gained values since. */
export function lookupIn(values: MatrixValues, from: Document, matrix: Matrix): MatrixLookup {
  const rows = axisValues(from[matrix.rows.axis]);
  const columns = axisValues(from[matrix.columns.axis]);
  return (down, across) => values[rows.indexOf(down)]?.[columns.indexOf(across)];
}
