import { type Table, tableRows } from '../../whatif/index.ts';
import type { Document, Json, Tool } from '../contract/tool.ts';
import { toModel } from './model.ts';

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
  const { rows, columns, output } = matrix;
  const table: Table = {
    rows: { input: { ref: { id: rows.input } }, values: axisValues(document[rows.axis]) },
    columns: { input: { ref: { id: columns.input } }, values: axisValues(document[columns.axis]) },
    figures: [{ id: output }],
  };
  const data = tool.document.data(document);
  for (const [row = []] of tableRows({ model: toModel(declaration), data }, table)) yield row;
}

export function axisValues(axis: Json | undefined): readonly number[] {
  return Array.isArray(axis) ? (axis as readonly number[]) : [];
}
