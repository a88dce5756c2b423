import { beginsAsFigure, isFilled } from './texts.ts';

/* Years as heads of figures: '2027 | 2028 | 2029', 'Año 1 | Año 2'. */

/** Of '2027', 'Año 3' and 'Year 1'. */
export function yearOf(text: string): number | null {
  const year = /^((19|20)\d\d|(?:a[nñ]o|year)\s*(\d{1,2}))$/iu.exec(text.trim());
  return year ? Number(year[3] ?? year[1]) : null;
}

export const isYear = (text: string): boolean => yearOf(text) !== null;

/** The columns of a line that say a year. */
export const yearsOf = (row: readonly string[]): readonly number[] =>
  row.flatMap((text, column) => (isYear(text) ? [column] : []));

/** Whether a line says so many years one after the other, and no other figure. */
export function areYears(row: readonly string[], least: number): boolean {
  const columns = yearsOf(row);
  const years = columns.map((column) => yearOf(row[column] ?? '') ?? 0);
  const [first = 0] = years;
  const areRunning = years.every((year, place) => year === first + place);
  const areAll = row.every((text) => isYear(text) || !isFilled(text) || !beginsAsFigure(text));
  return columns.length >= least && areRunning && areAll;
}
