/**
 * A piece of a formula in Excel's spelling. `level` says how tightly its outermost operator binds,
 * so that what uses it knows whether it needs brackets.
 */
export interface Piece {
  readonly text: string;
  readonly level: number;
}

export const LEVEL = { compare: 1, join: 2, sum: 3, product: 4, power: 5, atom: 9 } as const;

export const atom = (text: string): Piece => ({ text, level: LEVEL.atom });

export const call = (name: string, ...args: readonly (Piece | string)[]): Piece =>
  atom(`${name}(${args.map((arg) => (typeof arg === 'string' ? arg : arg.text)).join(',')})`);

/** No value. */
export const NOTHING = call('NA');

/** Excel takes at most 255 characters of text within a formula, so a longer one is joined. */
const LONGEST_TEXT = 250;

export function quoted(text: string): Piece {
  const parts = text.match(new RegExp(`[^]{1,${LONGEST_TEXT}}`, 'gu')) ?? [''];
  const literals = parts.map((part) => `"${part.replaceAll('"', '""')}"`);
  return { text: literals.join('&'), level: parts.length > 1 ? LEVEL.join : LEVEL.atom };
}

export function numeral(value: number): Piece {
  const text = String(value).replace('e', 'E');
  return value < 0 ? { text, level: LEVEL.sum } : atom(text);
}

/** In brackets where an operator of that level would tear it apart. */
export function within(piece: Piece, level: number): string {
  return piece.level < level ? `(${piece.text})` : piece.text;
}

/** Operators of one level are read from the left in Excel, powers too. */
export function infix(left: Piece, sign: string, right: Piece, level: number): Piece {
  // A sign binds more tightly than a power in Excel, and a power is never left without brackets.
  const first = level === LEVEL.power ? level + 1 : level;
  return { text: `${within(left, first)}${sign}${within(right, level + 1)}`, level };
}

export const negated = (piece: Piece): Piece => ({
  text: `-${within(piece, LEVEL.atom)}`,
  level: LEVEL.sum,
});
