import type { Ref } from '../model.ts';
import { type GraphNode, nameOf } from '../program/graph.ts';
import type { Sheet } from '../run/sheet.ts';
import type { Column } from '../storage.ts';

export function nodeOf(sheet: Sheet, ref: Ref): GraphNode | undefined {
  return sheet.program.nodes.get(nameOf(ref));
}

/** The ref of a column as seen from a row of the same table; a whole column has no row. */
export function refOf(column: Column, row: number | undefined): Ref {
  if (column.frame.isRoot) return { id: column.id };
  return { id: column.id, table: column.frame.name, ...(row === undefined ? {} : { row }) };
}
