/** At both sides of a cell's text: the cell's padding, and a little for a font that runs wider. */
export const AIR = 22;

// Widths in the grid's 13 px type at the weight of totals, which is the widest in use.
const DIGIT = 8.2;
const MARK = 3.3;
const LETTER = 7;
const CAPITAL = 9;
const WIDE = 11;

const OTHERS: Readonly<Record<string, number>> = {
  '.': MARK,
  ',': MARK,
  $: 8.6,
  '%': WIDE,
  '-': 5.6,
  '−': DIGIT,
  '(': 4.5,
  ')': 4.5,
  m: WIDE,
  M: WIDE + 1,
  W: WIDE + 2,
};

/** About how many pixels a text takes in a cell: what it is measured as is never less. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (character >= '0' && character <= '9') return DIGIT;
  const known = OTHERS[character];
  if (known !== undefined) return known;
  if (/\s/.test(character)) return MARK;
  return /\p{Lu}/u.test(character) ? CAPITAL : LETTER;
}
