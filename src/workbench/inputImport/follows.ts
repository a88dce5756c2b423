import { type Field, listNames, plainNumber, withoutNoise } from '../../tool/index.ts';
import type { Mapping } from '../listImport/target.ts';
import type { Follows, Pair } from './pair.ts';
import { amountIn, numberOf } from './units.ts';

/* Values that a sheet doesn't have, and other rows of it say: the debt by what the whole costs and its share. */

/** What is typed for such a value, as arithmetic by which one sees where it came from; null where a row is no number. */
export function followed(
  follows: Follows,
  field: Field,
  read: (text: string) => string,
): string | null {
  const products = ({ of, less }: Follows): readonly (string | null)[][] =>
    [of, less].map((parts) =>
      parts.map(([amount, share]) => {
        const whole = amountIn({ ...amount, text: read(amount.text) }, field);
        const part = share ? shareIn(read(share.text)) : 1;
        if (whole === null || part === null) return null;
        return share ? `${plainNumber(whole)}*${plainNumber(part)}` : plainNumber(whole);
      }),
    );
  const [added = [], taken = []] = products(follows);
  if ([...added, ...taken].includes(null)) return null;
  return `=${[added.join('+'), ...taken].join('-')}`;
}

/** '55 %', '55' and '0,55' of a whole; null for what is more than that, or nothing of it. */
export function shareIn(text: string): number | null {
  const number = Number(numberOf(text).replace(/[%\s]/g, '').replace(',', '.'));
  const share = number <= 1 && !text.includes('%') ? number : withoutNoise(number / 100);
  return share > 0 && share <= 1 ? share : null;
}

/** The inputs that follow from a row which is none itself; none of those that aren't taken. */
export const followingFrom = (
  pair: Pair,
  pairs: readonly Pair[],
  mapping: Mapping,
): readonly string[] =>
  pairs.flatMap(({ label, follows }, at) =>
    mapping[at] !== '' &&
    [...(follows?.of ?? []), ...(follows?.less ?? [])].some((part) => part.includes(pair))
      ? label
      : [],
  );

/** What such a row is for. */
export const usedFor = (labels: readonly string[]): string =>
  `Con él se calcula ${listNames(labels, labels.length)}`;
