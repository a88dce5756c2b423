import type { Rows } from './table/rows.ts';
import { filledIn, firstText } from './table/layout.ts';
import type { ImportTarget } from './target.ts';

/* A tool's own file of all its tables: its title, and behind an empty line each table under a title of its own. */

/** Where the list with a label is in it; null in any other file. */
export function layoutAmongAll(
  rows: Rows,
  tool: string,
  label: string,
): NonNullable<ImportTarget['layout']> | null {
  const isAlone = (at: number): boolean => filledIn(rows[at] ?? []).length === 1;
  const isEmpty = (at: number): boolean => filledIn(rows[at] ?? []).length === 0;
  const isTitle = (at: number): boolean => isEmpty(at - 1) && isAlone(at) && !isEmpty(at + 1);
  const isCalled = (at: number, title: string): boolean => firstText(rows[at] ?? []) === title;
  if (!isAlone(0) || !isCalled(0, tool)) return null;
  const titles = rows.flatMap((_, at) => (at > 0 && isTitle(at) ? [at] : []));
  const begin = titles.find((at) => isCalled(at, label));
  if (begin === undefined) return null;
  const end = titles.find((at) => at > begin);
  return { head: begin + 1, turned: false, begin, ...(end === undefined ? {} : { end }) };
}
