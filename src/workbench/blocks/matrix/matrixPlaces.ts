import type { Matrix, Ref } from '../../../tool/index.ts';

/** Column that holds the values of the row axis. */
export const HEAD = 'head';
export const columnId = (index: number): string => `c${index}`;
export const columnIndex = (id: string): number => Number(id.slice(1));

/** The tried value that a cell of the first row or column shows; null for any other. */
export function axisRef({ rows, columns }: Matrix, row: number, column: string): Ref | null {
  if (row === 0 && column !== HEAD) return { id: columns.axis, row: columnIndex(column) };
  return row > 0 && column === HEAD ? { id: rows.axis, row: row - 1 } : null;
}
