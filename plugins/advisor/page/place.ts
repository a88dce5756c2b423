import type { Ref } from '../../../src/tool/index.ts';
import { rows } from '../rows.ts';

/** A cell that can be reached by the arrow keys: two rows of heads, the figures, the sums. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const NAME_PLACE = 0;
export const DELETE_PLACE = 1;
export const FIRST_ROW = 2;
export const SUM_PLACE = FIRST_ROW + rows.length;

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a?.row === b?.row && a?.column === b?.column;

/** Where a cell of the model is seen; null for what the table doesn't show. */
export function placeOf(ref: Ref | null): Place | null {
  if (ref?.table !== 'options' || ref.row === undefined) return null;
  if (ref.id === 'name') return { row: NAME_PLACE, column: ref.row };
  if (ref.id === 'leadCount') return { row: SUM_PLACE, column: ref.row };
  const index = rows.findIndex((row) => row.id === ref.id || row.covers.includes(ref.id));
  return index < 0 ? null : { row: FIRST_ROW + index, column: ref.row };
}

/** The cell of the model that stands at a place; `options` is the number of options. */
export function refAt({ row, column }: Place, options: number): Ref | null {
  const shown = rows[row - FIRST_ROW];
  if (column >= options) {
    if (row === SUM_PLACE) return { id: 'lead.overall' };
    return shown?.race ? { id: `lead.${shown.race.id}` } : null;
  }
  if (row === SUM_PLACE) return { id: 'leadCount', table: 'options', row: column };
  const id = row === NAME_PLACE ? 'name' : shown?.id;
  return id ? { id, table: 'options', row: column } : null;
}
