import { monthIndex, monthOf, yearOf } from '../../../../src/finance/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import type { IncomeEntry } from '../../document/document.ts';
import { entryFields } from '../../document/fields.ts';
import { type Dated, readMonth, readMonthYear } from './monthTexts.ts';

export interface Pasted {
  readonly entries: readonly Dated[];
  /** What wasn't taken, each with its reason. */
  readonly refused: readonly string[];
}

/**
 * Months from a spreadsheet's cells: amounts alone, which follow one another from `first` (counted from
 * January of year 0); a month with its year and an amount; or a month, a year and an amount. Months may
 * stand in rows or in columns, with a row of names above.
 */
export function pastedEntries(block: readonly (readonly string[])[], first: number): Pasted {
  const rows = upright(block).filter((row) => row.some((cell) => cell.trim() !== ''));
  const entries: Dated[] = [];
  const refused: string[] = [];
  rows.forEach((row, at) => {
    const read = readRow(row, first + at);
    if (!('error' in read)) {
      if (read.value !== 0) entries.push(read);
    } else if (at > 0 || rows.length === 1 || /\d/.test(row.join(''))) {
      refused.push(`«${row.join(' ').trim()}»: ${read.error}`);
    } else {
      // Names of columns: what follows counts from the first month.
      first -= 1;
    }
  });
  return { entries, refused };
}

/** Months side by side become months one below the other. */
function upright(block: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [top = []] = block;
  if (top.length <= 3 || block.length > 3) return block;
  return top.map((_, col) => block.map((row) => row[col] ?? ''));
}

function readRow(row: readonly string[], next: number): Dated | { error: string } {
  const cells = row.map((cell) => cell.trim());
  const amount = readTyped(entryFields.value, cells.at(-1) ?? '');
  const value = 'value' in amount && typeof amount.value === 'number' ? amount.value : 0;
  if ('error' in amount) return amount;
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
