import type { Field, Formula, Reading, Scalar } from '../../tool/index.ts';
import type { GridCell, GridColumn } from '../grid/index.ts';
import { doubtOf, kinds, unitOf } from '../../tool/index.ts';

/** A grid column for a field or formula. */
export function columnOf(id: string, shape: Field | Formula): GridColumn {
  return {
    id,
    header: shape.label,
    align: kinds[shape.kind].align,
    ...(shape.unit ? { unit: shape.unit } : {}),
    ...(shape.kind === 'percent' ? { fileUnit: unitOf(shape) } : {}),
  };
}

/** A computed value as a grid cell. */
export function computedCell({ text, value, tone, note }: Reading): GridCell {
  return { text, value, editable: false, tone, ...(note ? { note } : {}) };
}

/** The note of a cell whose value is likely not what was meant. */
export function doubted(field: Field, value: Scalar): Pick<GridCell, 'note'> {
  const note = doubtOf(field, value);
  return note === undefined ? {} : { note };
}

/** The number of a row, at its head. */
export function rowHead(row: number): GridCell {
  return { text: String(row + 1), value: row + 1, editable: false, tone: 'muted' };
}

export const ROW_HEAD = '#';
