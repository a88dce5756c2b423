import { type Field, plainNumber } from '../../tool/index.ts';
import { areAmounts } from '../listImport/match/content.ts';
import type { ImportTarget, Mapping } from '../listImport/target.ts';
import { meaningOf } from '../listImport/match/words.ts';
import type { Pair } from './pair.ts';
import { amountIn } from './units.ts';

/* Amounts of a sheet where an input asks for a share: 'Cuota inicial | $ 186.000.000' of a price. */

export const isAmountOfShare = ({ text }: Pair, { kind }: Field): boolean =>
  kind === 'percent' && !text.includes('%') && (areAmounts([text]) || AMOUNT.test(text));

/** '186.000.000', '105 millones'. */
const AMOUNT = /(\d[.,]?){6}|\d\s*(mill(ones|[oó]n)?|mm|mil)(?!\p{L})/iu;

/** 'va en % del valor'. */
export const goesIn = ({ unit }: Field): string => ['va en %', unit].filter(Boolean).join(' ');

/** The share that is called as a row with an amount is. */
export const shareCalled = (pair: Pair | undefined, { columns }: ImportTarget) =>
  columns.find(({ field, label }) => pair?.label === label && isAmountOfShare(pair, field));

/** With the rows that are shares of another row of the sheet. */
export function withShares(
  pairs: readonly Pair[],
  mapping: Mapping,
  target: ImportTarget,
): readonly string[] {
  return mapping.map((id, at) => {
    const share = shareCalled(pairs[at], target);
    if (id !== '' || !share || mapping.includes(share.id)) return id;
    const shared = mapping.with(at, share.id);
    return shareOf(at, pairs, shared, target) === null ? id : share.id;
  });
}

/**
 * The share as arithmetic, by which one sees where it came from, of amounts as they are typed here; null where
 * the sheet doesn't say, in one row alone, what it is of.
 */
export function shareOf(
  at: number,
  pairs: readonly Pair[],
  mapping: Mapping,
  { columns }: ImportTarget,
): string | null {
  const own = columns.find(({ id }) => id === mapping[at]);
  const of = [...meaningOf(own?.field.unit ?? '')];
  const [whole, another] = columns.filter(
    ({ id, label, field }) =>
      field.kind === 'money' &&
      mapping.includes(id) &&
      of.length > 0 &&
      of.every((word) => meaningOf(label).has(word)),
  );
  const [part, all] = [pairs[at], whole && pairs[mapping.indexOf(whole.id)]];
  if (!part || !whole || !all || another) return null;
  const [amount, price] = [part, all].map((pair) => amountIn(pair, whole.field));
  return amount && price ? `=${plainNumber(amount)}/${plainNumber(price)}*100` : null;
}
