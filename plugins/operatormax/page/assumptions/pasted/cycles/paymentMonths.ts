import { kinds, listNames } from '../../../../../../src/tool/index.ts';
import {
  cellOf,
  type ForeignRecord,
  inOurWords,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { billingCycleField } from '../../../../document/fields.ts';
import { monthsText } from '../../../streams/monthTexts.ts';
import { cycleSaid, monthsIn, namedIn, type Said } from './cycleTexts.ts';
import { CYCLE, DESCRIPTION, NAME, PAID_MONTHS } from '../../parameter.ts';
import { cycleLabel, labelOf, PAYMENT_CYCLES, type PaymentCycle } from './paymentCycles.ts';

/* Costs that are paid in other months than those of the cycles that the list has: 'Anual (marzo)', 'Bimestral', or
   'Trimestral' beside 'Marzo' under 'Mes de pago'. They have a manual cycle. */

const YEAR = 12;

/** Gives costs the months in which they are paid, as their cycle and the column of months say them together. */
export const paymentMonthsIn: Recast = (records) => {
  const told = new Map<string, { tell: Tell; names: string[] }>();
  const read = records.map((record) => {
    const found = withMonths(record);
    const { tell } = found;
    if (tell) {
      const known = told.get(tell([''])) ?? { tell, names: [] };
      known.names.push(cellOf(record, NAME)?.text ?? '');
      told.set(tell(['']), known);
    }
    return found.record;
  });
  return { records: read, notices: [...told.values()].map(({ tell, names }) => tell(names)) };
};

/** A sentence about costs of these names. */
type Tell = (names: readonly string[]) => string;

interface Read {
  readonly record: ForeignRecord;
  readonly tell: Tell | null;
}

/** A record with the cycle and the months of payment that the list has for what it says. */
export function withMonths(record: ForeignRecord): Read {
  const [paid, beside] = [CYCLE, PAID_MONTHS].map((id) => cellOf(record, id));
  const said = paid && saidIn(paid.text);
  if (!paid || !said) return { record, tell: null };
  const written = (text: string): ForeignRecord =>
    record.map((cell) => (cell === paid ? { ...cell, text } : cell));
  if (said === 'manual') return { record: written(MANUAL), tell: null };
  const { cycle } = said;
  const label = optionOf(paid.text) ? paid.text : labelOf(cycle);
  const months = beside ? monthsIn(beside.text, cycle) : monthsOf(said, record);
  // What can't be read stays in its cell, to be mended there.
  if (beside && months.length === 0) {
    return { record: cycle.value === null ? record : written(label), tell: null };
  }
  const payments = paymentsOf({ cycle, months });
  const others = (text: string) => written(text).filter((cell) => cell !== beside);
  if (cycle.value !== null && monthsText(payments.months) === monthsText(cycle.months)) {
    return { record: others(label), tell: null };
  }
  const { column } = beside ?? paid;
  const cell = { columnId: PAID_MONTHS, text: monthsText(payments.months), column };
  return { record: [...others(MANUAL), cell], tell: payments.tell };
}

const MANUAL = cycleLabel('manual');

/** 'Se paga en abril'. */
const PAID_IN =
  /(?<!\p{L})(pag(a|an|o|os|ad[oa]s?|ader[oa]s?)|vence|cobran?)\s+(en|el|los)\s+(?<when>.+)$/iu;

/** Those that the cycle names, or a remark that has as many of them as the cycle. */
function monthsOf({ cycle, months }: Said, record: ForeignRecord): readonly number[] {
  if (months.length > 0) return months;
  const remarked = record.flatMap(({ columnId, text }) => {
    const when = ['', DESCRIPTION].includes(columnId) && PAID_IN.exec(text)?.groups?.['when'];
    return when ? [monthsIn(when, cycle)] : [];
  });
  return remarked.find(({ length }) => length === cycle.months.length) ?? [];
}

/** What stands in the column of the cycle, in whatever words; null where it can't be read. */
function saidIn(text: string): Said | 'manual' | null {
  const exactly = optionOf(text);
  if (exactly) return exactly;
  const said = cycleSaid(text);
  // In our words it would lose the months that it names.
  return said ?? (namedIn(text).length > 0 ? null : optionOf(inOurWords(text, billingCycleField)));
}

function optionOf(text: string): Said | 'manual' | null {
  const read = kinds.choice.parse(text, billingCycleField);
  if ('error' in read) return null;
  if (read.value === 'manual') return 'manual';
  const cycle = PAYMENT_CYCLES.find(({ value }) => value !== null && value === read.value);
  return cycle ? { cycle, months: [] } : null;
}

interface Payments {
  readonly months: readonly number[];
  /** What the table doesn't say of them. */
  readonly tell: Tell | null;
}

function paymentsOf(said: Said): Payments {
  const { cycle, months } = said;
  if (months.length === 0) return { months: cycle.months, tell: usual(cycle) };
  if (months.length === cycle.months.length) return { months, tell: null };
  const all = followedBy(said);
  return all ? { months: all, tell: followed(said, all) } : { months, tell: others(said) };
}

/** Months with those that follow them at the distance of their cycle; null where they aren't so far apart. */
function followedBy({ cycle, months }: Said): readonly number[] | null {
  const [first = 1] = months;
  const times = cycle.months.length;
  const distance = YEAR / times;
  // 'Mensual (enero a junio)' isn't paid in the other half of the year.
  const areSome = months.length < times && (times < YEAR || months.length === 1);
  if (!areSome || months.some((month) => (month - first) % distance !== 0)) return null;
  return Array.from(
    { length: times },
    (_, at) => ((first - 1 + at * distance) % YEAR) + 1,
  ).toSorted((a, b) => a - b);
}

const enter = ({ length }: readonly string[]): string => (length === 1 ? 'entra' : 'entran');
const quoted = (names: readonly string[]): string => listNames(names, 3);

const usual =
  ({ label, months }: PaymentCycle): Tell =>
  (names) =>
    `La lista no tiene ciclo ${label}: ${quoted(names)} ${enter(names)} con ciclo Manual, en ${monthsText(months)}. Cambia los meses en la hoja si son otros.`;

const followed =
  ({ cycle, months }: Said, all: readonly number[]): Tell =>
  (names) =>
    `De los meses de pago de ${quoted(names)} tu tabla solo dice ${monthsText(months)}: por su ciclo ${cycle.label} ${enter(names)} con ${monthsText(all)}.`;

const others =
  ({ cycle, months }: Said): Tell =>
  (names) =>
    `Los meses de pago de ${quoted(names)} (${monthsText(months)}) no son los de un ciclo ${cycle.label}: ${enter(names)} con ciclo Manual y su valor cuenta en cada uno de ellos.`;
