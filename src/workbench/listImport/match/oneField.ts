import { asidesOf } from './aside.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/* Several columns of a sheet may be one field of the list where no record has more than one of them:
   the rate of rooms and the price of a square metre of premises. */

/** What stands in the empty cells of many tables. */
const NOTHING =
  /^(\$?\s*[-–—]|#?n[./]?a\.?|no (aplica|tiene)|a cargo (del? )?(arrendatario|inquilino|cliente))$/i;

/** Whether a cell says nothing. */
export function isBlank(cell: string | undefined): boolean {
  const text = cell?.trim() ?? '';
  return text === '' || NOTHING.test(text);
}

/** The lines that are records, without totals and titles. */
export function recordLines(
  table: Records,
  mapping: Mapping,
  target: ImportTarget,
): Records['lines'] {
  const asides = new Set(asidesOf(table, mapping, target).map(({ line }) => line));
  return table.lines.filter((line) => !asides.has(line));
}

/** The columns that are a field and have a value where this one has: they can't both be it. A record has one name. */
export function rivalsOf(
  column: number,
  field: string,
  table: Records,
  mapping: Mapping,
  target: ImportTarget,
): number[] {
  const others = mapping.flatMap((id, at) => (id === field && at !== column ? [at] : []));
  if (field === '' || others.length === 0) return [];
  const lines = recordLines(table, mapping, target);
  return others.filter(
    (other) =>
      field === target.name ||
      lines.some(({ cells }) => !isBlank(cells[column]) && !isBlank(cells[other])),
  );
}

/** A mapping as another sheet with the same heads had it: of rivals the first. */
export function withoutRivals(table: Records, mapping: Mapping, target: ImportTarget): string[] {
  const kept: string[] = mapping.map(() => '');
  for (const [at, id] of mapping.entries()) {
    if (rivalsOf(at, id, table, kept, target).length === 0) kept[at] = id;
  }
  return kept;
}
