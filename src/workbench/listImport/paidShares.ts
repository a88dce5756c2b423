import {
  complementPairs,
  kinds,
  type List,
  listNames,
  money,
  percent,
  plainNumber,
} from '../../tool/index.ts';
import { numberAs } from './match/amount.ts';
import { cellOf, type ForeignCell, type ForeignRecord, type Recast } from './target.ts';

/* Two payers of whom a list asks which percentage each bears, where a table has what each pays: '810.000' of both is
   half each. */

/** The two percentages of a list that make up 100, by id. */
interface Payers {
  readonly ids: readonly [string, string];
  readonly fields: List['fields'];
}

export function payersIn(list: List): Payers | null {
  const [ids] = complementPairs(list);
  return ids ? { ids, fields: list.fields } : null;
}

/** What a table says of how much a record is in all. */
interface Totals {
  /** The column that takes the amount of a record. */
  readonly column: string;
  /** The field that names a record. */
  readonly name: string;
  readonly amountOf: (record: ForeignRecord) => number | null;
  /** As far as a rate says it. */
  readonly ratedOf: (record: ForeignRecord) => number | null;
}

/** What one or both pay of a record. */
interface Paid {
  readonly cells: readonly [ForeignCell, ...ForeignCell[]];
  readonly sum: number;
}

const AMOUNT = money('');
const SHARE = percent('');
/** From here on no percentage is meant, and all that stands beside it is an amount as well. */
const LEAST_AMOUNT = 1_000;
const MOST_NAMED = 3;

/** What each pays as its part of the record; one without a total of its own gets what they pay together. */
export function sharesPaid(
  records: readonly ForeignRecord[],
  heads: readonly string[],
  payers: Payers,
  totals: Totals,
): ReturnType<Recast> {
  const paid = records.map((record) => paidIn(record, heads, payers));
  const amounts = paid.flatMap((each) => each?.cells.map(amountIn) ?? []);
  if (!amounts.some((amount) => amount >= LEAST_AMOUNT)) return { records, notices: [] };
  const differing = records.filter((record, at) => differs(paid[at], totals.amountOf(record)));
  const names = differing.map((record) => cellOf(record, totals.name)?.text ?? '');
  const [example] = paid.flatMap((each, at) => {
    const record = records[at];
    return each && each.sum > 0 && record ? exampleOf(each, totalOf(record, each, totals)) : [];
  });
  const both = new Intl.ListFormat('es-CO').format(
    payers.ids.map((id) => `«${payers.fields[id]?.label ?? ''}»`),
  );
  return {
    records: records.map((record, at) => {
      const each = paid[at];
      return each ? inShares(record, each, payers, totals) : record;
    }),
    notices: [
      `${both} en pesos entran como su parte de cada total: ${example}.`,
      ...(names.length === 0
        ? []
        : [
            `En ${listNames(names, MOST_NAMED)} lo que paga cada parte no suma el total de tu tabla: se toma el total, repartido en esa proporción.`,
          ]),
    ],
  };
}

/** Null where they say nothing, or something that is no amount. */
function paidIn(record: ForeignRecord, heads: readonly string[], { ids }: Payers): Paid | null {
  const [first, ...more] = ids.flatMap((id) => cellOf(record, id) ?? []);
  if (!first) return null;
  const cells = [first, ...more] as const;
  const isShare = ({ text, column }: ForeignCell): boolean =>
    text.includes('%') || (heads[column] ?? '').includes('%');
  const sum = cells.reduce((all, cell) => all + amountIn(cell), 0);
  return cells.some(isShare) || Number.isNaN(sum) ? null : { cells, sum };
}

/** Not a number of what is none. */
const amountIn = ({ text }: ForeignCell): number => numberAs(AMOUNT, text) ?? Number.NaN;

/** Both together; of one alone the rest is the other's, as far as the table says how much there is. */
function totalOf(record: ForeignRecord, { cells, sum }: Paid, totals: Totals): number {
  if (cells.length > 1) return sum;
  return totals.amountOf(record) ?? totals.ratedOf(record) ?? sum;
}

const differs = (paid: Paid | null | undefined, total: number | null): boolean =>
  !!paid && paid.cells.length > 1 && total !== null && !comesTo(total, paid.sum);

function inShares(
  record: ForeignRecord,
  paid: Paid,
  { ids }: Payers,
  totals: Totals,
): ForeignRecord {
  const [cell] = paid.cells;
  const total = totalOf(record, paid, totals);
  const others = record.filter(({ columnId }) => columnId !== ids[0] && columnId !== ids[1]);
  const isStated = totals.amountOf(record) !== null;
  const whole = isStated ? [] : [{ ...cell, columnId: totals.column, text: plainNumber(total) }];
  // The other's follows from the first one's; of nothing nobody bears a part.
  const share = total === 0 ? [] : [{ ...cell, text: shareOf(amountIn(cell), total) }];
  return [...others, ...whole, ...share];
}

const shareOf = (amount: number, total: number): string =>
  `=${plainNumber(amount)}/${plainNumber(total)}*100`;

/** '$ 810.000 de $ 1.620.000 es 50,00 %', of one who pays something. */
function exampleOf({ cells }: Paid, total: number): string {
  const amount = cells.map(amountIn).find((each) => each > 0) ?? 0;
  const inPesos = (each: number): string => kinds.money.format(each, AMOUNT);
  return `${inPesos(amount)} de ${inPesos(total)} es ${kinds.percent.format((amount / total) * 100, SHARE)}`;
}

/** Rates are written rounded, and so are amounts. */
const ROUNDED = 0.01;

export const comesTo = (amount: number, other: number): boolean =>
  Math.abs(other - amount) <= ROUNDED * Math.abs(amount);
