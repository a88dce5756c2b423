import { plainNumber, twelveDigits } from '../text/numbers.ts';
import { rateAs, rateIn, ratesOfPeriods, saysRate, statedIn } from '../text/rates.ts';
import type { Field } from './declaration.ts';
import { kinds, type Parsed } from './kinds/index.ts';

/* What a person types into a field, where its kind alone doesn't know what the text means there. */

/** What a field says of the rate that it asks for. */
export const askedBy = ({ label, unit = '' }: Field): string => `${label} ${unit}`;

/** Whether a field asks for a rate of one kind, to which others are converted. */
export const asksForRate = (field: Field): boolean =>
  field.kind === 'percent' && saysRate(askedBy(field));

/** Whether it asks for the rate of a period, of which nobody has said how long it is. */
const asksForPeriod = ({ kind, unit }: Field): boolean =>
  kind === 'percent' && unit === 'por período';

/**
 * As the field's kind reads it; '11,9 E.A.' where a rate of another kind is asked for as that, with the text
 * as its expression.
 */
export function parseTyped(field: Field, typed: string): Parsed {
  const { parse } = kinds[field.kind];
  const rate = asksForRate(field) || asksForPeriod(field) ? rateIn(typed) : null;
  if (!rate) return parse(typed, field);
  if (asksForPeriod(field)) return parsePeriod(field, typed, rate);
  const converted = convertedRate(field, rate.number, rate.said);
  const parsed = parse(converted, field);
  // Of the kind that is asked for the number says everything.
  if ('error' in parsed || converted === rate.number) return parsed;
  return { value: parsed.value, expression: typed.trim() };
}

/** The rate of a period itself; of a year's what it is in the usual periods, for the person to say which is meant. */
function parsePeriod(
  field: Field,
  typed: string,
  { number, said }: { readonly number: string; readonly said: string },
): Parsed {
  const parsed = kinds.percent.parse(number, field);
  if ('error' in parsed || typeof parsed.value !== 'number') return parsed;
  const [first, ...more] = (ratesOfPeriods(said, parsed.value) ?? []).map(
    ({ paid, percent }) => [paid, plainNumber(Number(percent.toFixed(DIGITS)))] as const,
  );
  if (!first) return parsed;
  const others = more.map((each) => each.join(', '));
  return {
    error: [
      `«${typed.trim()}» es una tasa anual, y aquí va la de un período: ${first.join(' escribe ')}`,
      ...others,
    ].join('; '),
  };
}

/** Of a percentage that is typed again: a payment of 240 is the same to the peso. */
const DIGITS = 6;

/**
 * A rate with what the name over or beside it states, where a field asks for another: '12,9% E.A.' under 'Tasa
 * E.A.'. What a text says itself goes before.
 */
export function asStatedBy(name: string, typed: string, field: Field): string {
  if (!asksForRate(field) || rateIn(typed)) return typed;
  const read = kinds.percent.parse(typed, field);
  if ('error' in read || typeof read.value !== 'number') return typed;
  const stated = `${typed} ${statedIn(name, read.value) ?? ''}`;
  const rate = rateIn(stated);
  return rate && convertedRate(field, rate.number, rate.said) !== rate.number ? stated : typed;
}

/**
 * A percentage of which `said` tells what rate it is, as that which a field asks for; as it stands where it is that,
 * and with what it is where nobody knows how to convert it.
 */
export function convertedRate(field: Field, number: string, said: string): string {
  const read = kinds.percent.parse(number, field);
  if ('error' in read || typeof read.value !== 'number') return number;
  if (asksForPeriod(field)) {
    return ratesOfPeriods(said, read.value) ? `${number} ${statedIn(said, read.value)}` : number;
  }
  const rate = rateAs(askedBy(field), said, read.value);
  // Powers leave noise behind: 1,05 % a month is 12,6 % nominal, not 12,599999999999945.
  return rate === read.value ? number : `${plainNumber(twelveDigits(rate))}%`;
}
