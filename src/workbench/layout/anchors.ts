import type { Ref } from '../../engine/index.ts';

/** The id of the element that shows a cell, so that following a formula can scroll to it. */
export function anchorId({ id, table }: Ref): string {
  return `celda-${table ? `${table}.` : ''}${id}`.replaceAll('.', '-');
}

/** The id of the block that shows a table, a list or a matrix. */
export function blockId(id: string): string {
  return `bloque-${id}`;
}
