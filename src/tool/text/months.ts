import { monthOf, yearOf } from '../../finance/index.ts';

export const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
    ' ',
  );
/** 'ene' to 'dic'. */
export const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3).toLowerCase());

/** 'ene 2028', of a month counted from January of year 0. */
export function shortMonth(index: number): string {
  return `${SHORT_MONTHS[monthOf(index) - 1] ?? ''} ${yearOf(index)}`;
}

/** 'enero de 2028', of the same. */
export function longMonth(index: number): string {
  return `${(MONTHS[monthOf(index) - 1] ?? '').toLowerCase()} de ${yearOf(index)}`;
}

/** The twelve months from one on: '2033', or '2033-34' where they end in the next year. */
export function yearFrom(index: number): string {
  const [first, last] = [yearOf(index), yearOf(index + MONTHS.length - 1)];
  return first === last ? String(first) : `${first}-${String(last % 100).padStart(2, '0')}`;
}

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The least of a month's name that tells it from the others. */
const SHORT = 3;

export interface MonthYear {
  /** From 1. */
  readonly month: number;
  readonly year: number;
}

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
export function readMonthYear(text: string): MonthYear | null {
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
