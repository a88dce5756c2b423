import { readMonth } from '../../../../../../src/tool/index.ts';
import { monthsText, readMonths } from '../../../streams/monthTexts.ts';
import { withoutEach } from '../counts/each.ts';
import { labelOf, PAYMENT_CYCLES, type PaymentCycle } from './paymentCycles.ts';

/* What a text says of how often a cost is paid, and in which months: 'Anual (marzo)', 'cada 3 meses desde febrero'. */

export interface Said {
  readonly cycle: PaymentCycle;
  /** From 1; none where it doesn't say them. */
  readonly months: readonly number[];
}

/** What the amounts are of: 'COP', 'miles COP', '$ millones', '$MM'. */
const MONEY = '(?:COP|\\$|pesos|miles|millones|mill?\\.?|mm|m|000|de|\\s)+';

const BEGUN = PAYMENT_CYCLES.map((cycle) => {
  const { noun, adjective, every } = cycle;
  const often = every === null ? '' : `|cada\\s+(?:${every})\\s+meses`;
  return {
    cycle,
    begun: new RegExp(
      `^\\s*(?:${MONEY}\\s*)?/?\\s*(?<by>(?:(?:pago|valor|cuota|al|por|cada)\\s+)*)(?:(?<noun>${noun})|${adjective}${often})(?!\\p{L})(?<rest>.*)$`,
      'isu',
    ),
  };
});

/** Behind a cycle this says nothing of its months. */
const NO_MORE = /^\s*\(?\s*((vencid|anticipad)[oa]s?)?\s*\)?\s*$/iu;

/** 'Dos veces al año' is what is paid so often. */
const TIMES: readonly (readonly [RegExp, string])[] = (
  [
    ['todos?\\s+los\\s+meses|12\\s+veces|doce\\s+veces', 'mensual'],
    ['una\\s+vez|1\\s+vez', 'anual'],
    ['dos\\s+veces|2\\s+veces', 'semestral'],
    ['tres\\s+veces|3\\s+veces', 'cuatrimestral'],
    ['cuatro\\s+veces|4\\s+veces', 'trimestral'],
    ['seis\\s+veces|6\\s+veces', 'bimestral'],
  ] as const
).map(([times, cycle]) => [
  new RegExp(`^\\s*(${times})(\\s+(al|por|cada)\\s+a[nñ]o)?(?!\\p{L})`, 'iu'),
  cycle,
]);

const inCycles = (text: string): string => {
  const [times, cycle] = TIMES.find(([found]) => found.test(text)) ?? [];
  return times && cycle ? text.replace(times, cycle) : text;
};

/** Null where a text is no cycle, or says more than the months of one. */
export function cycleSaid(typed: string): Said | null {
  const text = inCycles(withoutEach(typed));
  for (const { cycle, begun } of BEGUN) {
    const { by = '', noun, rest } = begun.exec(text)?.groups ?? {};
    if (rest === undefined) continue;
    const months = monthsBehind(rest, cycle);
    // 'Mes de marzo' is one of them.
    const isOne = noun !== undefined && by === '' && months !== null && months.length > 0;
    return months && !isOne ? { cycle, months } : null;
  }
  return null;
}

/**
 * The months that are named behind a cycle, none where nothing stands there; null for anything else, also
 * for a number: 'trimestre 2'.
 */
export function monthsBehind(rest: string, cycle: PaymentCycle): readonly number[] | null {
  if (NO_MORE.test(rest)) return [];
  return namedIn(rest).length > 0 ? monthsIn(rest, cycle) : null;
}

/** The months of payment that a text says; none where it can't be read. */
export function monthsIn(text: string, { months }: PaymentCycle): readonly number[] {
  const isMonthly = months.length === MONTHS;
  // 'ene-jul' of what is paid twice a year is both; of what is paid monthly it is from one to the other.
  const listed = isMonthly ? text : text.replace(BETWEEN, ', ');
  const read = readMonths(listed.replace(BEFORE, '').replace(BEHIND, ''));
  return 'error' in read ? namedIn(listed) : read.months;
}

const MONTHS = 12;
const BETWEEN = /(?<=\p{L}\.?)\s*[-–/]\s*(?=\p{L})/gu;
const BEFORE = /^[\s(:,;–—-]*(?:(?:en|desde|a\s+partir|de|del|el|los|mes|meses|pagos?|cada)\s+)*/iu;
const BEHIND = /[\s).]+$/u;

/** Those that stand anywhere: 'se paga antes del 31 de marzo'. */
export function namedIn(text: string): readonly number[] {
  const found = text.match(/\p{L}+/gu)?.flatMap((word) => readMonth(word) ?? []) ?? [];
  return [...new Set(found)].sort((a, b) => a - b);
}

/** What is written in the cell of the cycle. */
export const cycleText = ({ cycle, months }: Said): string =>
  months.length === 0 ? labelOf(cycle) : `${cycle.label} (${monthsText(months)})`;
