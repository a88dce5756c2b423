import { monthIndex, monthOf, yearOf } from '../../../../src/finance/index.ts';
import {
  areGroupedByCommas,
  readMonth,
  readMonthYear,
  withOwnMarks,
} from '../../../../src/tool/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import type { IncomeEntry } from '../../document/document.ts';
import { entryFields } from '../../document/fields.ts';
import { type Dated, withDaysFirst } from './monthTexts.ts';

type Rows = readonly (readonly string[])[];

export interface Pasted {
  readonly entries: readonly Dated[];
  /** What wasn't taken, each with its reason. */
  readonly refused: readonly string[];
}

/**
 * Months from a spreadsheet's cells: amounts alone, which follow one another from `first` (counted from
 * January of year 0); a month with its year and an amount; a month, a year and an amount; or months by
 * years. Months may stand in rows or in columns, under titles and names, over a total.
 */
export function pastedEntries(block: Rows, first: number): Pasted {
  const filled = inOwnMarks(block).filter((row) => row.some((cell) => cell.trim() !== ''));
  return byYears(filled) ?? byYears(turned(filled)) ?? downwards(upright(filled), first);
}

/** Amounts of a sheet that groups by commas as they are typed here; any others as they are. */
function inOwnMarks(block: Rows): Rows {
  if (!areGroupedByCommas(block.flat())) return block;
  return block.map((row) => row.map((cell) => withOwnMarks(cell, '.')));
}

function downwards(rows: Rows, first: number): Pasted {
  const entries: Dated[] = [];
  const refused: string[] = [];
  const start = rows.findIndex((row) => !isTitle(row));
  const lines = dayFirst(rows.slice(Math.max(0, start))).filter(([name = '']) => !TOTAL.test(name));
  lines.forEach((row, at) => {
    const read = readRow(row, first + at);
    if ('error' in read) refused.push(`«${row.join(' ').trim()}»: ${read.error}`);
    else if (read.value !== 0) entries.push(read);
  });
  return { entries, refused };
}

function dayFirst(rows: Rows): Rows {
  const dates = withDaysFirst(rows.map(([date = '']) => date));
  return rows.map(([, ...rest], at) => [dates[at] ?? '', ...rest]);
}

const TOTAL = /^\s*(gran )?(sub)?total/i;
const YEAR = /^(19|20)\d{2}$/;

/** A title over others, or names of columns: no amount at the end, and no month before it. */
function isTitle(row: readonly string[]): boolean {
  const [name = '', ...rest] = row;
  const amount = row.at(-1) ?? '';
  return rest.length === 0
    ? !/\d/.test(name)
    : readMonthYear(name) === null && readMonth(name) === null && !/\d/.test(amount);
}

/** A row of years over rows that begin with a month; null for any other block. */
function byYears(rows: Rows): Pasted | null {
  const head = rows.findIndex((row) => row.filter((cell) => YEAR.test(cell.trim())).length > 1);
  const lines = head < 0 ? [] : rows.slice(head + 1);
  const months = lines.map(([name = '']) => (/\d/.test(name) ? null : readMonth(name)));
  if (!months.some((month) => month !== null)) return null;
  const entries: Dated[] = [];
  const refused: string[] = [];
  for (const [column, cell] of (rows[head] ?? []).entries()) {
    if (!YEAR.test(cell.trim())) continue;
    const year = Number(cell);
    for (const [at, month] of months.entries()) {
      const text = lines[at]?.[column] ?? '';
      if (month === null || text.trim() === '') continue;
      const amount = amountIn(text);
      if (typeof amount === 'string') refused.push(`«${lines[at]?.[0]} ${year}»: ${amount}`);
      else if (amount !== 0) entries.push({ month, year, value: amount });
    }
  }
  return { entries, refused };
}

/** Months side by side become months one below the other. */
function upright(rows: Rows): Rows {
  const [top = []] = rows;
  return top.length <= 3 || rows.length > 3 ? rows : turned(rows);
}

const turned = (rows: Rows): Rows =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/** An amount, 0 where there is none, or why it is no amount. */
function amountIn(text: string): number | string {
  const read = readTyped(entryFields.value, text);
  if ('error' in read) return read.error;
  return typeof read.value === 'number' ? read.value : 0;
}

function readRow(row: readonly string[], next: number): Dated | { error: string } {
  const cells = row.map((cell) => cell.trim());
  const value = amountIn(row.at(-1) ?? '');
  if (typeof value === 'string') return { error: value };
  if (cells.length === 1) return { month: monthOf(next), year: yearOf(next), value };
  const date =
    cells.length === 2
      ? readMonthYear(cells[0] ?? '')
      : monthAndYear(cells[0] ?? '', cells[1] ?? '');
  return date ? { ...date, value } : { error: 'no es un mes con su año' };
}

function monthAndYear(monthText: string, yearText: string) {
  const month = readMonth(monthText);
  return month === null || !/^\d{4}$/.test(yearText) ? null : { month, year: Number(yearText) };
}

/** The pasted amounts take the place of those of their months, and of lines that were left empty. */
export function withPasted(
  entries: readonly IncomeEntry[],
  pasted: readonly Dated[],
): IncomeEntry[] {
  const months = new Set(pasted.map(({ year, month }) => monthIndex(year, month)));
  const kept = entries.filter(
    ({ year, month, value }) => value !== 0 && !months.has(monthIndex(year, month)),
  );
  const made = pasted.map((entry) => ({ id: crypto.randomUUID(), ...entry }));
  return [...kept, ...made].sort(
    (a, b) => monthIndex(a.year, a.month) - monthIndex(b.year, b.month),
  );
}
