import { readMonthYear } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import { rowNames } from './named-rows.ts';
import { isFilled, type Texts } from './texts.ts';

/* Figures of months as books give them: under a title, with codes or a department beside the names of accounts. */

/** So many months side by side are heads of figures, and no dates among these. */
const LEAST_MONTHS = 2;

/** The line that heads a table of months; −1 where there is none. */
const headOf = (texts: Texts, least: number): number =>
  texts.findIndex((row) => row.filter((text) => readMonthYear(text) !== null).length >= least);

/** Whether texts are such a table, wherever its heads are. */
export const isMonthTable = (texts: Texts): boolean => headOf(texts, LEAST_MONTHS) >= 0;

/**
 * The same table from its heads on, with the names that rows here have right before its months; null where it
 * stands so already, or none of its columns has such names.
 */
export function plainMonthTable(
  model: GridModel,
  columns: readonly GridColumn[],
  texts: Texts,
): Texts | null {
  const head = headOf(texts, 1);
  const rowsOf = rowNames(model, columns);
  if (head < 0 || !rowsOf) return null;
  const first = texts[head]?.findIndex((text) => readMonthYear(text) !== null) ?? -1;
  const lines = texts.slice(head);
  const named = Array.from({ length: first }, (_, column) =>
    lines.filter((row) => isFilled(row[column] ?? '') && rowsOf(row[column] ?? '').length > 0),
  ).map((rows) => rows.length);
  const most = Math.max(0, ...named);
  const names = named.indexOf(most);
  if (most === 0 || (head === 0 && first === 1)) return null;
  return lines.map((row) => [row[names] ?? '', ...row.slice(first)]);
}
