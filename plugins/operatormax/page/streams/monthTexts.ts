import {
  formatShort,
  type Parsed,
  readMonth,
  readMonthYear,
  SHORT_MONTHS,
} from '../../../../src/tool/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import type { IncomeEntry } from '../../document/document.ts';
import { entryFields } from '../../document/fields.ts';

export type Dated = Pick<IncomeEntry, 'month' | 'year' | 'value'>;

const shortName = (month: number): string => SHORT_MONTHS[month - 1] ?? '';

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;

/**
 * Dates with the day first where they have the month first, as the United States write them: one of
 * them has no such month, or all are firsts of one month after another.
 */
export function withDaysFirst(dates: readonly string[]): readonly string[] {
  const parts = dates.flatMap((text) => {
    const [, first, second] = SLASHED.exec(text.trim()) ?? [];
    return first === undefined ? [] : { first: Number(first), second: Number(second) };
  });
  const isSeries =
    parts.length > 1 &&
    parts.every(({ first, second }, at) => {
      const before = parts[at - 1]?.first;
      return second === 1 && (before === undefined || first === (before % 12) + 1);
    });
  const isForeign =
    parts.every(({ first }) => first <= 12) &&
    (isSeries || parts.some(({ second }) => second > 12));
  return isForeign ? dates.map((text) => text.trim().replace(SLASHED, '$2/$1/$3')) : dates;
}

/** 'ene, abr, jul'. */
export const monthsText = (months: readonly number[]): string => months.map(shortName).join(', ');

/** Months of a year, by name or number: 'ene, abr', '1; 4', 'mar a jun', 'enero-marzo'. */
export function readMonths(text: string): { months: number[] } | { error: string } {
  const months = new Set<number>();
  for (const part of text.split(/[,;\s]+y\s+|[,;]+/).filter((each) => each.trim() !== '')) {
    const [from = '', to = from, more] = part.trim().split(/\s+a\s+|\s*[-–]\s*/);
    const [first, last] = [readMonth(from), readMonth(to)];
    if (first === null || last === null || more !== undefined || last < first) {
      return { error: `«${part.trim()}» no es un mes (por ejemplo: ene, abr, jul)` };
    }
    for (let month = first; month <= last; month += 1) months.add(month);
  }
  return { months: [...months].sort((a, b) => a - b) };
}

/** No amount has more: nothing is cut. */
const ALL_DECIMALS = 20;

/** 'mar 2028: 12.000.000; abr 2028: 5.000.000'. */
export function entriesText(entries: readonly Dated[]): string {
  return entries
    .map(
      ({ month, year, value }) =>
        `${shortName(month)} ${year}: ${formatShort(value, ALL_DECIMALS)}`,
    )
    .join('; ');
}

/** What `entriesText` writes, as a value of a cell: the same text again, or what is wrong with it. */
export function parseEntries(text: string): Parsed {
  const read = readEntries(text);
  return 'error' in read ? read : { value: entriesText(read.entries) || null };
}

/** Amounts by month, as `entriesText` writes them. */
export function readEntries(text: string): { entries: Dated[] } | { error: string } {
  const entries: Dated[] = [];
  for (const part of text.split(/;|\n/).filter((each) => each.trim() !== '')) {
    const colon = part.lastIndexOf(':');
    const date = readMonthYear(part.slice(0, Math.max(0, colon)));
    const amount = readTyped(entryFields.value, part.slice(colon + 1));
    if (!date)
      return { error: `«${part.trim()}» no es «mes año: valor», como «ene 2028: 5.000.000»` };
    if ('error' in amount) return { error: `${part.trim()}: ${amount.error}` };
    if (typeof amount.value === 'number') entries.push({ ...date, value: amount.value });
  }
  return { entries };
}
