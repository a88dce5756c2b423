/**
 * Numerals as es-CO writes them: dot for thousands, comma for decimals.
 */
export type ReadNumber = { readonly value: number } | Refused;

/** Why something isn't the number that it should be: what goes on after the text in quotes. */
export interface Refused {
  readonly error: string;
  /** More of it may still be to come: no mistake while somebody types. */
  readonly unfinished?: boolean;
}

/** How a kind of number reads what another country would write otherwise. */
export interface NumeralRules {
  /** A dot that groups no thousands ('1.5'): another locale's decimal mark, or nobody knows. */
  readonly point: 'decimal' | 'ambiguous';
  /** A single group behind a dot ('1.250'): thousands, or nobody knows. */
  readonly group: 'thousands' | 'ambiguous';
  /** Three zeros behind a comma ('850,000'): decimals, or nobody knows. */
  readonly zeros: 'decimal' | 'ambiguous';
  /** What belongs there; only a percentage may carry its sign. */
  readonly expects: 'monto' | 'porcentaje' | 'número';
}

// A group of thousands doesn't start with zero: 0.125 is no 125.
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const ONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;
// As other programs group: by spaces, thin and no-break ones too. A tab or a line parts two cells.
const SPACED = /^[1-9]\d{0,2}([^\S\t\r\n]\d{3})+(,\d+)?$/;
// As the United States group: several commas can't all be decimal marks.
const COMMAS = /^[1-9]\d{0,2}(,\d{3}){2,}(\.\d+)?$/;
const ZEROS = /^[1-9]\d{0,2},000$/;
const PLAIN = /^(\d+(,\d+)?|,\d+)$/;
// Not a grouping (that was tried first), so a dot can only be another locale's decimal mark.
const POINT = /^\d*\.\d+$/;
/** What more digits may still make a number of: '12,', '1.', '1.25' on the way to '1.250'. */
const UNFINISHED = /^(\d[\d.]*,|[1-9]\d{0,2}(\.\d{3})*\.\d{0,2})$/;

const BEGUN: Refused = { error: 'no es un número', unfinished: true };

/** Reads digits with their marks, without sign or currency; null where they are no number. */
export function readDigits(digits: string, rules: NumeralRules): ReadNumber | null {
  if (rules.group === 'ambiguous' && ONE_GROUP.test(digits)) return either(digits);
  if (rules.zeros === 'ambiguous' && ZEROS.test(digits)) return thousandsOrNothing(digits);
  if (GROUPED.test(digits) || SPACED.test(digits) || PLAIN.test(digits)) {
    return finite(Number(digits.replace(/[.\s]/g, '').replace(',', '.')));
  }
  if (COMMAS.test(digits)) return finite(Number(digits.replace(/,/g, '')));
  if (POINT.test(digits)) {
    return rules.point === 'ambiguous' ? either(digits) : finite(Number(digits));
  }
  return UNFINISHED.test(digits) ? BEGUN : null;
}

function finite(value: number): ReadNumber | null {
  return Number.isFinite(value) ? { value } : null;
}

/** Refuses a dot that may be a decimal mark or a thousand's, and shows both readings. */
function either(digits: string): ReadNumber {
  const [whole = '', fraction = ''] = digits.split('.');
  const decimals = `${whole || '0'},${fraction}`;
  const thousands = grouped(whole === '' ? fraction : `${whole}${fraction.padEnd(3, '0')}`);
  return {
    error: `es ambiguo: ¿${decimals} o ${thousands}?`,
    ...(UNFINISHED.test(digits) ? { unfinished: true } : {}),
  };
}

/** Refuses three zeros that may be another country's thousands, and shows both readings. */
function thousandsOrNothing(digits: string): Refused {
  const [whole = ''] = digits.split(',');
  return { error: `es ambiguo: ¿${whole} o ${whole}.000? Los miles van con punto` };
}

function grouped(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.');
}

// A sign before or after the currency, or the brackets of accountants; a percent sign at the end.
const DRESSED = /^(?:(-?)\s*\$?\s*(-?)|(\()\s*\$?|\$\s*(\())\s*([\d.,\s]+?)\s*(%?)\s*(\))?\s*(%?)$/;

/** A zero as Excel's accounting format shows it. */
const NOUGHT = /^\$\s*-$/;

/**
 * Reads one number with its sign, currency and percent sign: '$ 1.250.000', '1250000',
 * '-12,5 %', '(300)'. Null where it isn't one; a misplaced dot is never guessed at.
 */
export function readNumeral(text: string, rules: NumeralRules): ReadNumber | null {
  if (NOUGHT.test(text)) return { value: 0 };
  const parts = DRESSED.exec(text);
  if (!parts) return text === '-' ? BEGUN : null;
  const [, before, after, open, opened, digits = '', percent, close, last] = parts;
  const bracketed = Boolean(open ?? opened);
  if (bracketed !== Boolean(close) || (before && after) || (percent && last)) return null;
  const size = readDigits(digits, rules);
  if (!size || 'error' in size) return size;
  if ((percent || last) && rules.expects !== 'porcentaje') return notAPercentage(rules);
  const negative = size.value !== 0 && (bracketed || before || after);
  return { value: negative ? -size.value : size.value };
}

export function notAPercentage({ expects }: NumeralRules): { readonly error: string } {
  return { error: `es un porcentaje, y aquí va un ${expects}` };
}
