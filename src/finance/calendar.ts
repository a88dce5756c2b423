/*
 * Months as whole numbers, counted from January of year 0, and dates as ISO text. No Date objects:
 * a calendar month has no time zone.
 */

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const ISO_MONTH = /^(\d{4})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LAST_MONTH = monthIndex(9999, 12);

/** Months from January of year 0 to a month, 1 to 12, of a year: monthIndex(0, 1) is 0. */
export function monthIndex(year: number, month: number): number {
  return year * 12 + month - 1;
}

/** Year of a month index. */
export function yearOf(index: number): number {
  return Math.floor(index / 12);
}

/** Month, 1 to 12, of a month index. */
export function monthOf(index: number): number {
  return index - yearOf(index) * 12 + 1;
}

/** Days of a month, 1 to 12, in the Gregorian calendar. NaN for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? Number.NaN);
}

/**
 * Month index of an ISO date 'YYYY-MM-DD' or month 'YYYY-MM'. NaN for text that is neither, or for
 * a day that does not exist.
 */
export function monthIndexOf(iso: string): number {
  const match = ISO_DATE.exec(iso) ?? ISO_MONTH.exec(iso);
  if (!match) return Number.NaN;
  const [, year, month, day = '1'] = match;
  const days = daysInMonth(Number(year), Number(month));
  const exists = Number(day) >= 1 && Number(day) <= days;
  return exists ? monthIndex(Number(year), Number(month)) : Number.NaN;
}

/** Month 'YYYY-MM' of a month index. '' for an index outside the years 0 to 9999 or a fraction. */
export function isoMonth(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index > LAST_MONTH) return '';
  return `${padded(yearOf(index), 4)}-${padded(monthOf(index), 2)}`;
}

/**
 * The date 'YYYY-MM-DD' so many whole months later (earlier if negative), on the same day or the
 * last of a shorter month: 2024-01-31 + 1 is 2024-02-29. '' for text that is no date and for a
 * result outside the years 0 to 9999.
 */
export function addMonths(isoDate: string, months: number): string {
  if (!ISO_DATE.test(isoDate)) return '';
  const index = monthIndexOf(isoDate) + months;
  const month = isoMonth(index);
  if (month === '') return '';
  const day = Math.min(Number(isoDate.slice(8)), daysInMonth(yearOf(index), monthOf(index)));
  return `${month}-${padded(day, 2)}`;
}

/**
 * Calendar months from one ISO date or month to another, whatever the days: 2024-01-31 to
 * 2024-02-01 is 1. Negative if the second is earlier; NaN if either does not exist.
 */
export function monthsBetween(from: string, to: string): number {
  return monthIndexOf(to) - monthIndexOf(from);
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
