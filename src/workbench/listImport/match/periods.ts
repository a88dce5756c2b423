import { type ImportTarget, partOf, type TargetColumn } from '../target.ts';
import { likeness, meaningOf, meanings } from './words.ts';

/* Amounts of a period: a night's rate where a month's is asked for. */

type Period = 'hour' | 'day' | 'fortnight' | 'month' | 'bimester' | 'quarter' | 'half' | 'year';

/** The words that say a period. A night is a day of a hotel. */
const PERIODS: Readonly<Record<string, Period>> = {
  horas: 'hour',
  dias: 'day',
  noche: 'day',
  quincenal: 'fortnight',
  mes: 'month',
  bimestral: 'bimester',
  trimestral: 'quarter',
  semestral: 'half',
  ano: 'year',
  anual: 'year',
};

const MONTHS = { fortnight: 0.5, month: 1, bimester: 2, quarter: 3, half: 6, year: 12 };

/** Stands beside what a year of a projection comes to, told from a sheet's own 'al año' by its space. */
export const PROJECTED_YEAR = 'al\u00A0año';

/** 'Año 1' and 'Year 2028' are when, not how often. */
const YEAR_OF_ITS_OWN = /(?<!\p{L})(a[nñ]o|year)\s*\d+/giu;

/**
 * The periods that a name says, in brackets as well: 'Tarifa por noche' and 'Tarifa (al mes)'. Beside another
 * one a certain year is none: 'Canon mensual (año 1)'.
 */
export function periodsOf(name: string): ReadonlySet<Period> {
  const all = periodsIn(name);
  return all.size > 1 ? periodsIn(name.replace(YEAR_OF_ITS_OWN, ' ')) : all;
}

const periodsIn = (name: string): ReadonlySet<Period> =>
  new Set([...meanings(name)].flatMap((word) => PERIODS[word] ?? []));

/** What stands behind a name: a unit, or how often. */
export const IN_BRACKETS = /\s*\([^()]*\)\s*$/u;
/** What is left at the end of a name without its period: 'Canon por', 'Canon $/'. */
const LEFT_OVER = /[\s,;:·/$-]+(por|al|a la|cada|cop|\$)?[\s,;:·/$-]*$/iu;

const BY = /\s((?:al|por|cada)\s+\p{L}+)\s*$/iu;
/** Of one word or another no name would end with: 'Renta del mes' may be called so. */
const OFTEN = /\s((?:anual|semestral|trimestral|bimestral)(?:es)?)\s*$/iu;

/** The period that a name says behind it of its amount: 'Eventos (anual)', 'Parqueadero por año', 'Membresías anuales'. */
export function periodBehind(name: string): string | null {
  const said =
    IN_BRACKETS.exec(name)?.[0]
      .replace(/[\s()]+/g, ' ')
      .trim() ??
    BY.exec(name)?.[1] ??
    OFTEN.exec(name)?.[1];
  const isPeriod = said !== undefined && !/\d/.test(said) && said.split(' ').length <= 3;
  return isPeriod && saysPeriod(said) ? said : null;
}

const LAST_WORD = /^(.+?)[\s/]+([^\s/]+)$/u;

/** 'Canon' of 'Canon mensual', 'Canon/mes' and 'Canon ($/mes)'. */
export function withoutPeriod(name: string): string {
  const whole = name.replace(IN_BRACKETS, '').trim();
  let bare = whole;
  for (let found = LAST_WORD.exec(bare); found; found = LAST_WORD.exec(bare)) {
    const [, before = '', last = ''] = found;
    if (!saysPeriod(last)) break;
    bare = before;
  }
  return bare === whole ? whole : bare.replace(LEFT_OVER, '');
}

/** The columns in which each record says how often it is paid. */
export const cycleColumns = ({ columns }: Pick<ImportTarget, 'columns'>): readonly string[] =>
  columns.filter(isCycle).map(({ id }) => id);

const isCycle = ({ field: { options = [] } }: TargetColumn): boolean =>
  options.some(({ label }) => periodsOf(label).has('year'));

/** The periods that records of a list may be paid by, where each says which. */
export const cyclesOf = ({ columns }: Pick<ImportTarget, 'columns'>): ReadonlySet<Period> =>
  new Set(
    columns
      .filter(isCycle)
      .flatMap(({ field: { options = [] } }) =>
        options.flatMap(({ label }) => [...periodsOf(label)]),
      ),
  );

/** A column's label, with the period of its amounts. */
export function withPeriod(column: TargetColumn): string {
  const { label } = column;
  const per = perOf(column);
  return per === undefined || label.includes(per) ? label : `${label} ${per}`;
}

/** What says the period of a column: never what somebody called the thing that it is a part of. */
export const periodOf = (column: TargetColumn): string =>
  perOf(column) ?? partOf(column.label) ?? column.label;

/** The unit of an amount may say it as well: 'COP al mes'. */
const perOf = ({ per, field: { kind, unit = '' } }: TargetColumn): string | undefined =>
  per ?? (kind === 'money' && saysPeriod(unit) ? unit : undefined);

/** Whether a head says another period than a column has. Heads of our own tables are never of another. */
export const isOfOtherPeriod = (head: string, column: TargetColumn): boolean =>
  !isOwnHead(head, column) && ofOtherPeriods(head, periodOf(column));

/** 'Canon mensual · Canon mensual' in full; 'Canon mensual' alone is anybody's. */
const isOwnHead = (head: string, { label, also = [] }: TargetColumn): boolean =>
  partOf(head) !== null && [label, ...also].includes(head.trim());

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

/** Of what is asked for each night that was sold, which is of no day: 'por noche vendida'. */
export const SOLD = /(?<!\p{L})(noches?|habitaci[oó]n(es)?)\P{L}.*(vendid|ocupad)/iu;

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
  if (column.field.kind !== 'money' || !isOfOtherPeriod(head, column)) return [];
  const [from, ...moreFrom] = periodsOf(head);
  const [to, ...moreTo] = periodsOf(periodOf(column));
  if (!from || !to || moreFrom.length > 0 || moreTo.length > 0) return [];
  if (from === 'hour' || to === 'hour' || to === 'day') return [];
  const months = MONTHS[to];
  if (from === 'day') return [`*${months * 30}`, months === 12 ? '*365' : `*365/${12 / months}`];
  return MONTHS[from] > months ? [`/${MONTHS[from] / months}`] : [`*${months / MONTHS[from]}`];
}
