import { Sheet } from '../../engine/index.ts';
import { loadData, toModel } from './model.ts';
import type { Document, Json, Tool } from '../contract/tool.ts';

/** A row per value of the row axis; null where the output has no value. */
export type MatrixValues = readonly (readonly (number | null)[])[];

/**
 * Recomputes one output for every pair of values of two inputs, row by row, so that
 * anyone who drives it can show progress and stop in between.
 */
export function* matrixRows(
  tool: Tool,
  document: Document,
  id: string,
): Generator<readonly (number | null)[]> {
  const declaration = tool.declare(document);
  const matrix = declaration.matrices[id];
  if (!matrix) throw new RangeError(`no matrix ${id}`);
  const sheet = new Sheet(toModel(declaration));
  loadData(sheet, tool.document.data(document));
  const compute = sheet.sweep([matrix.rows.input, matrix.columns.input], matrix.output);
  const columns = axisValues(document[matrix.columns.axis]);
  for (const row of axisValues(document[matrix.rows.axis])) {
    yield columns.map((column) => {
      const value = compute([row, column]);
      return Number.isFinite(value) ? value : null;
    });
  }
}

export function axisValues(axis: Json | undefined): readonly number[] {
  return Array.isArray(axis) ? (axis as readonly number[]) : [];
}
