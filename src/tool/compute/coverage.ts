import { type Ref, type Scalar, trace } from '../../engine/index.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Calculation } from './calculation.ts';
import { fillIn } from './rankings.ts';

/** Some records of a list alone, and what the figures come to with these. */
export interface Part {
  counts(table: string, row: number): boolean;
  value(id: string): Scalar;
}

/** How many cells of a list's column are empty and count as nothing: a mean passes over them. */
export function passedOver(calculation: Calculation, { id, table, row }: Ref, part?: Part): number {
  if (table === undefined || row !== undefined) return 0;
  const field = calculation.declaration.lists[table]?.fields[id];
  if (!field || field.blank !== undefined || kinds[field.kind].type !== 'number') return 0;
  const places = placesIn(calculation, table, part);
  return places.filter((at) => calculation.isEmptyCell({ id, table, row: at })).length;
}

function placesIn(calculation: Calculation, table: string, part?: Part): readonly number[] {
  const all = Array.from({ length: calculation.rows(table) }, (_, at) => at);
  return part ? all.filter((at) => part.counts(table, at)) : all;
}

/**
 * What a figure is of, said beside it: in the words of its tool, or of how many records where some leave
 * the column empty that it is computed from: '3 de 8 propiedades'. The empty text where it is of all.
 * `part`: of which records alone the figure is.
 */
export function overOf(calculation: Calculation, ref: Ref, part?: Part): string {
  const { over } = calculation.formula(ref) ?? {};
  const valueOf = (one: Ref): Scalar => (part ? part.value(one.id) : calculation.value(one));
  if (over !== undefined) return fillIn(calculation, over, undefined, undefined, valueOf);
  if (valueOf(ref) === null) return '';
  for (const column of trace(calculation.sheet, ref).precedents) {
    const empty = passedOver(calculation, column, part);
    if (empty === 0 || column.table === undefined) continue;
    const all = placesIn(calculation, column.table, part).length;
    const name = calculation.declaration.lists[column.table]?.label ?? '';
    return `${all - empty} de ${all} ${name.toLocaleLowerCase('es-CO')}`;
  }
  return '';
}
