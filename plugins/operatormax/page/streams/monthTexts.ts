import { kinds, MONTHS, type Parsed, SHORT_MONTHS } from '../../../../src/tool/index.ts';
import { readTyped } from '../../../../src/workbench/index.ts';
import type { IncomeEntry } from '../../document/document.ts';
import { entryFields } from '../../document/fields.ts';

export type Dated = Pick<IncomeEntry, 'month' | 'year' | 'value'>;

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The least of a month's name that tells it from the others. */
const SHORT = 3;

const shortName = (month: number): string => SHORT_MONTHS[month - 1] ?? '';

/** 'mar', 'Marzo', 'sept.', 'April', '3': a month from 1; null for anything else. */
export function readMonth(text: string): number | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '').replace('setiembre', 'septiembre');
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null;
  if (word.length < SHORT) return null;
  const [at = -1] = [MONTHS, ENGLISH_MONTHS]
    .map((names) => names.findIndex((name) => name.toLowerCase().startsWith(word)))
    .filter((found) => found >= 0);
  return at < 0 ? null : at + 1;
}

/** 'mar 2028', 'marzo de 2028', 'mar-28', '2028-03', '03/2028', '01/03/2028' (the day first). */
export function readMonthYear(text: string): Pick<Dated, 'month' | 'year'> | null {
  const parts = text
    .trim()
    .split(/[\s/.-]+/)
    .filter((part) => part !== '' && part.toLowerCase() !== 'de');
  const [first = '', second = '', third] = parts;
  if (parts.length < 2 || parts.length > 3) return null;
  const isFirst = /^\d{4}$/.test(first);
  const [monthText, yearText] = isFirst
    ? [second, first]
    : third === undefined
      ? [first, second]
      : [second, third];
  const month = readMonth(monthText);
  const year = /^\d{4}$/.test(yearText)
    ? Number(yearText)
    : /^\d{2}$/.test(yearText)
      ? 2000 + Number(yearText)
      : null;
  return month === null || year === null ? null : { month, year };
}

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

/** 'mar 2028: 12.000.000; abr 2028: 5.000.000'. */
export function entriesText(entries: readonly Dated[]): string {
  return entries
    .map(({ month, year, value }) => {
      const amount = kinds.money.edit(value, entryFields.value);
      return `${shortName(month)} ${year}: ${amount}`;
    })
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
