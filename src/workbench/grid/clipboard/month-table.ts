import { readMonth, readMonthYear, SHORT_MONTHS } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import { rowNames } from './named-rows.ts';
import { isFilled, type Texts, turnedOver } from './texts.ts';
import { areYears } from './years.ts';

/* Figures of months as books give them: under a title, with codes or a department beside the names of accounts. */

/** So many months side by side are heads of figures, and no dates among these. */
const LEAST_MONTHS = 2;
const LEAST_YEARS = 2;

/** The line that heads a table of months; −1 where there is none. */
const headOf = (texts: Texts, least: number): number =>
  texts.findIndex((row) => row.filter((text) => readMonthYear(text) !== null).length >= least);

/** Whether texts are such a table, wherever its heads are. */
export const isMonthTable = (texts: Texts): boolean => headOf(texts, LEAST_MONTHS) >= 0;

/** Whether a line of texts has years for heads, and none has months. */
export const isYearTable = (texts: Texts): boolean =>
  texts.length > 1 &&
  texts.some((row) => areYears(row, LEAST_YEARS)) &&
  !texts.some((row) => row.filter(saysMonth).length >= LEAST_MONTHS);

const saysMonth = (text: string): boolean =>
  bareMonth(text) !== null || readMonthYear(text) !== null;

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

/** '1' is no month here, nor is a word that begins like one: 'Marketing' is read as no other. */
const bareMonth = (text: string): number | null => (/\d/.test(text) ? null : readMonth(text));

/**
 * The same texts with the year of the column where one is behind months that say none, one after the other in a line
 * or in a column; null where there are no such months, or one is in no month.
 */
export function withYearHere(
  columns: readonly GridColumn[],
  left: number,
  texts: Texts,
): { readonly texts: Texts; readonly year: number } | null {
  const year = readMonthYear(columns[left]?.header ?? '')?.year;
  if (year === undefined || headOf(texts, 1) >= 0) return null;
  const inRow = datedIn(texts, year);
  if (inRow) return { texts: inRow, year };
  const turned = datedIn(turnedOver(texts, ''), year);
  return turned && { texts: turnedOver(turned, ''), year };
}

/** With years behind the months of the first line that has some, and no other figure. */
function datedIn(texts: Texts, year: number): Texts | null {
  const at = texts.findIndex(
    (row) =>
      row.filter((text) => bareMonth(text) !== null).length >= LEAST_MONTHS &&
      !row.some((text) => /\d/.test(text)),
  );
  const row = texts[at];
  if (!row) return null;
  let last = 0;
  let of = year;
  const dated = row.map((text) => {
    const month = bareMonth(text);
    if (month === null) return text;
    if (month < last) of += 1;
    last = month;
    return `${SHORT_MONTHS[month - 1]} ${of}`;
  });
  return texts.with(at, dated);
}
