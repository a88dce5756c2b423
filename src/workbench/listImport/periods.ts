import type { TargetColumn } from './target.ts';
import { likeness, meaningOf, meanings } from './words.ts';

/* Amounts of a period: a night's rate where a month's is asked for. */

type Period = 'hour' | 'day' | 'month' | 'quarter' | 'half' | 'year';

/** The words that say a period. A night is a day of a hotel. */
const PERIODS: Readonly<Record<string, Period>> = {
  horas: 'hour',
  dias: 'day',
  noche: 'day',
  mes: 'month',
  trimestral: 'quarter',
  semestral: 'half',
  ano: 'year',
  anual: 'year',
};

const MONTHS = { month: 1, quarter: 3, half: 6, year: 12 };

/** The periods that a name says, in brackets as well: 'Tarifa por noche' and 'Tarifa (al mes)'. */
export const periodsOf = (name: string): ReadonlySet<Period> =>
  new Set([...meanings(name)].flatMap((word) => PERIODS[word] ?? []));

/** A column's label, with the period of its amounts. */
export const withPeriod = ({ label, per }: TargetColumn): string =>
  per === undefined || label.includes(per) ? label : `${label} ${per}`;

/** What says the period of a column's amounts; somebody may call a year's amount 'Canon mensual'. */
export const periodIn = ({ label, per = label }: TargetColumn): string => per;

export const saysPeriod = (name: string): boolean => periodsOf(name).size > 0;

/** Whether two names say different ones. */
export function ofOtherPeriods(one: string, other: string): boolean {
  const [some, others] = [periodsOf(one), periodsOf(other)];
  return some.size > 0 && others.size > 0 && !shared(some, others);
}

/** Whether they say the same one: 'Monthly rate' and 'Tarifa al mes'. */
export const ofOnePeriod = (one: string, other: string): boolean =>
  shared(periodsOf(one), periodsOf(other));

const shared = (some: ReadonlySet<Period>, others: ReadonlySet<Period>): boolean =>
  [...some].some((period) => others.has(period));

/** How much two names say the same, whatever the period of each: 'Tarifa noche' and 'Tarifa al mes'. */
export function likenessButPeriod(one: string, other: string): number {
  const [some, others] = [one, other].map(
    (name) => new Set([...meaningOf(name)].filter((word) => PERIODS[word] === undefined)),
  );
  return some?.size && others?.size ? likeness(some, others) : 0;
}

/**
 * What is written behind an amount to make it one of the column's period: '*30' and '*365/12' of a night's
 * where a month's is asked for. None where the periods are the same, or nobody can tell how many of the
 * one are in the other.
 */
export function conversionsTo(column: TargetColumn, head: string): readonly string[] {
  const asked = periodIn(column);
  if (column.field.kind !== 'money' || !ofOtherPeriods(head, asked)) return [];
  const [[from, ...moreFrom], [to, ...moreTo]] = [[...periodsOf(head)], [...periodsOf(asked)]];
  if (!from || !to || moreFrom.length > 0 || moreTo.length > 0) return [];
  if (from === 'hour' || to === 'hour' || to === 'day') return [];
  const months = MONTHS[to];
  if (from === 'day') return [`*${months * 30}`, months === 12 ? '*365' : `*365/${12 / months}`];
  return MONTHS[from] > months ? [`/${MONTHS[from] / months}`] : [`*${months / MONTHS[from]}`];
}
