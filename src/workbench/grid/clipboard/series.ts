import { MONTHS, plainNumber, SHORT_MONTHS, twelveDigits } from '../../../tool/index.ts';

/** One of the cells that a series is continued from: as it would be typed, and its number. */
export interface SeriesCell {
  readonly text: string;
  readonly number: number | null;
}

const LONG = MONTHS.map((month) => month.toLowerCase());
/** 'ene', 'Enero', 'ene 2028', 'enero de 2028'. */
const MONTH = /^(\p{L}+)((?:\s+de)?\s+)?(\d{4})?$/u;
/** 'Torre 9': what stands before the last number goes on with the next. */
const NUMBERED = /^(.*?)(\d+)$/;

/**
 * How a series goes on, `count` texts of it, as in Excel: two numbers or more along their straight line of
 * least squares, months to the next month, texts that end in a number to the next number; what makes
 * no series is null and repeats. `back` goes on before the first, nearest first.
 */
export function continued(
  cells: readonly SeriesCell[],
  count: number,
  back = false,
): readonly (string | null)[] {
  const at = nextOf(cells);
  const places = Array.from({ length: count }, (_, n) => (back ? -1 - n : cells.length + n));
  return places.map((place) => at?.(place) ?? null);
}

function nextOf(cells: readonly SeriesCell[]): ((place: number) => string) | null {
  const numbers = cells.flatMap(({ number }) => (number === null ? [] : [number]));
  if (numbers.length === cells.length) return lineOf(cells, numbers);
  if (numbers.length > 0) return null;
  const texts = cells.map(({ text }) => text.trim());
  return monthsOf(texts) ?? numberedOf(texts);
}

/** A single number is no series: it repeats. */
function lineOf(cells: readonly SeriesCell[], numbers: readonly number[]) {
  const n = numbers.length;
  if (n < 2) return null;
  const percent = cells[0]?.text.endsWith('%') ? ' %' : '';
  const middle = (n - 1) / 2;
  const mean = numbers.reduce((sum, value) => sum + value, 0) / n;
  const spread = numbers.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  const slope = numbers.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0) / spread;
  return (place: number) =>
    `${plainNumber(twelveDigits(mean + slope * (place - middle)))}${percent}`;
}

function monthsOf(texts: readonly string[]) {
  const read = texts.map(readMonth);
  const [first, second] = read;
  if (!first || read.some((month) => month === null)) return null;
  const step = second ? second.index - first.index : 1;
  if (read.some((month, i) => month?.index !== first.index + step * i)) return null;
  return (place: number) => first.write(first.index + step * place);
}

/** Months since the year 0 where there is a year; else from 0 for January, round and round. */
function readMonth(text: string) {
  const [, name = '', between = ' ', year] = MONTH.exec(text) ?? [];
  const names = LONG.includes(name.toLowerCase()) ? LONG : SHORT_MONTHS;
  const month = names.indexOf(name.toLowerCase());
  if (month < 0) return null;
  const capital = name[0] !== name[0]?.toLowerCase();
  const write = (index: number): string => {
    const word = names[((index % 12) + 12) % 12] ?? '';
    const shown = capital ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
    return year === undefined ? shown : `${shown}${between}${Math.floor(index / 12)}`;
  };
  return { index: Number(year ?? 0) * 12 + month, write };
}

function numberedOf(texts: readonly string[]) {
  const read = texts.map((text) => NUMBERED.exec(text));
  const [stem, digits = ''] = read[0]?.slice(1) ?? [];
  if (stem === undefined || read.some((match) => match?.[1] !== stem)) return null;
  const first = Number(digits);
  const step = read.length > 1 ? Number(read[1]?.[2]) - first : 1;
  if (read.some((match, i) => Number(match?.[2]) !== first + step * i)) return null;
  return (place: number) =>
    `${stem}${String(Math.max(0, first + step * place)).padStart(digits.length, '0')}`;
}
