/** A text and where the caret stands in it. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

const AMOUNT = /^-?[\d.]*(,\d*)?$/;

/**
 * Puts the thousands' dots of an amount right while it is typed, the caret staying behind
 * the same digit. What isn't an amount yet is left as it is, for the check to judge.
 */
export function regroup({ text, caret }: Typing): Typing {
  if (!AMOUNT.test(text)) return { text, caret };
  const behind = text.slice(0, caret).replaceAll('.', '').length;
  const [whole = '', decimals] = text.replaceAll('.', '').split(',');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const lost = whole.length - sign.length - digits.length;
  const grouped = sign + digits.replace(/\B(?=(\d{3})+$)/g, '.');
  const result = decimals === undefined ? grouped : `${grouped},${decimals}`;
  return { text: result, caret: positionAfter(result, Math.max(0, behind - lost)) };
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
