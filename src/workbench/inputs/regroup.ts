/** A text and where the caret stands in it. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

const AMOUNT = /^-?[\d.]*(,\d*)?$/;

/**
 * Puts the thousands' dots of an amount right while it is typed, the caret staying behind
 * the same digit. What isn't an amount yet is left as it is, for the check to judge, and so
 * are dots that the person writes ('1.5'): only those of `before` are ours to move.
 */
export function regroup({ text, caret }: Typing, before = ''): Typing {
  const ours = dots(text) === 0 || (dots(text) <= dots(before) && group(before) === before);
  if (!AMOUNT.test(text) || !ours) return { text, caret };
  const behind = text.slice(0, caret).replaceAll('.', '').length;
  const grouped = group(text);
  const lost = text.replaceAll('.', '').length - grouped.replaceAll('.', '').length;
  return { text: grouped, caret: positionAfter(grouped, Math.max(0, behind - lost)) };
}

/** The dots where they belong, and no zeros in front. */
function group(text: string): string {
  const [whole = '', decimals] = text.replaceAll('.', '').split(',');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const grouped = sign + digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

function dots(text: string): number {
  return text.split('.').length - 1;
}

/** The position behind the n-th character that isn't a dot. */
function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (seen === count) return i;
    if (text[i] !== '.') seen++;
  }
  return text.length;
}
