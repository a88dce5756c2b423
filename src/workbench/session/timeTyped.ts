import type { Field } from '../../tool/index.ts';

const YEARS = /(?<!\p{L})(a[nñ]os?|years?|yrs?)(?!\p{L})/iu;
const MONTHS = /(?<!\p{L})(mes(es)?|months?|mths?|mos?)(?!\p{L})/iu;

/**
 * A number of years or months in the unit that is asked for, as arithmetic where that is the other one; null for what
 * neither says. `said`: all that is said of it, `word` right behind it.
 */
export function timeOf(unit: string, number: string, said: string, word: string): string | null {
  const [isOfYears, isOfMonths] = [YEARS.test(said), MONTHS.test(said)];
  if (MONTHS.test(unit) && isOfYears && !isOfMonths) return `=${number}*12`;
  if (YEARS.test(unit) && isOfMonths && !isOfYears) return `=${number}/12`;
  const isOwn = [YEARS, MONTHS].some((own) => own.test(unit) && own.test(word));
  return isOwn ? number : null;
}

/** Whether a field is a month of the year, which people write by its name. */
export const isMonthField = ({ kind, label, min, max }: Field): boolean =>
  kind === 'number' && min === 1 && max === 12 && MONTHS.test(label);

const TYPED = /^\s*(\d[\d.,]*)\s*(a[nñ]os?|mes(?:es)?)\s*$/iu;

/** '15 años' and '180 meses' where a term is asked for; null for any other text. */
export function timeTyped({ kind, unit = '' }: Field, typed: string): string | null {
  const [, number = '', word = ''] = (kind === 'number' && TYPED.exec(typed)) || [];
  return number === '' ? null : timeOf(unit, number, word, word);
}

/** A number alone in the unit that is asked for, where what stands over it says another: 180 under 'Plazo (meses)'. */
export function timeUnder(head: string, { kind, unit = '' }: Field, typed: string): string {
  const isNumber = kind === 'number' && /^\s*\d[\d.,]*\s*$/.test(typed);
  return (isNumber ? timeOf(unit, typed.trim(), head, '') : null) ?? typed;
}
