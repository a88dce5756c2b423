import { type Ref, trace } from '../../engine/index.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Calculation } from './calculation.ts';
import { fillIn } from './rankings.ts';

/** How many cells of a list's column are empty and count as nothing: a mean passes over them. */
export function passedOver(calculation: Calculation, { id, table, row }: Ref): number {
  if (table === undefined || row !== undefined) return 0;
  const field = calculation.declaration.lists[table]?.fields[id];
  if (!field || field.blank !== undefined || kinds[field.kind].type !== 'number') return 0;
  const places = Array.from({ length: calculation.rows(table) }, (_, at) => at);
  return places.filter((at) => calculation.isEmptyCell({ id, table, row: at })).length;
}

/**
 * What a figure is of, said beside it: in the words of its tool, or of how many records where some leave
 * the column empty that it is computed from: '3 de 8 propiedades'. The empty text where it is of all.
 */
export function overOf(calculation: Calculation, ref: Ref): string {
  const { over } = calculation.formula(ref) ?? {};
  if (over !== undefined) return fillIn(calculation, over);
  if (calculation.value(ref) === null) return '';
  for (const column of trace(calculation.sheet, ref).precedents) {
    const empty = passedOver(calculation, column);
    if (empty === 0 || column.table === undefined) continue;
    const all = calculation.rows(column.table);
    const name = calculation.declaration.lists[column.table]?.label ?? '';
    return `${all - empty} de ${all} ${name.toLocaleLowerCase('es-CO')}`;
  }
  return '';
}
