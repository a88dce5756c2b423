/**
 * Numbers as es-CO writes them: dot for thousands, comma for decimals.
 */
export type ParsedNumber = { readonly value: number } | { readonly error: string };

// A group of thousands doesn't start with zero: 0.125 is no 125.
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
// As other programs group: by spaces, thin and no-break ones too.
const SPACED = /^[1-9]\d{0,2}(\s\d{3})+(,\d+)?$/;
const PLAIN = /^(\d+(,\d+)?|,\d+)$/;
// Not a grouping (that was tried first), so a dot can only be another locale's decimal mark.
const POINT = /^\d*\.\d+$/;
// A sign before or after the currency, or the brackets of accountants; a percent sign at the end.
const DRESSED = /^(?:(-?)\s*\$?\s*(-?)|(\()\s*\$?|\$\s*(\())\s*([\d.,\s]+?)\s*%?\s*(\))?\s*%?$/;
// Nothing that a person writes as one number is longer; a pasted page is not worth the search.
const MAX_LENGTH = 400;
const SHOWN_LENGTH = 40;

/**
 * Reads what a person typed or pasted: '$ 1.250.000', '1250000', '-12,5 %', '(300)'.
 * Letters, a second comma or a misplaced dot are refused, never guessed at.
 */
export function parseNumber(text: string): ParsedNumber {
  const typed = text.trim();
  const refused = { error: `«${typed.slice(0, SHOWN_LENGTH)}» no es un número` };
  const parts = typed.length > MAX_LENGTH ? null : DRESSED.exec(typed.replace(/[−–]/, '-'));
  if (!parts) return refused;
  const [, before, after, open, opened, digits = '', close] = parts;
  const bracketed = Boolean(open ?? opened);
  if (bracketed !== Boolean(close) || (before && after)) return refused;
  const size = sizeOf(digits);
  if (!Number.isFinite(size)) return refused;
  return { value: size !== 0 && (bracketed || before || after) ? -size : size };
}

function sizeOf(digits: string): number {
  if (GROUPED.test(digits) || SPACED.test(digits) || PLAIN.test(digits)) {
    return Number(digits.replace(/[.\s]/g, '').replace(',', '.'));
  }
  return POINT.test(digits) ? Number(digits) : Number.NaN;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale}/${least}/${most}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formatters.set(key, found);
  }
  return found;
}

/** From here on no double holds all the digits that would be painted. */
const UNREADABLE = 1e18;

/** As Excel does with what fits nowhere: '1,25E20'. */
function formatHuge(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    notation: 'scientific',
    maximumFractionDigits: 2,
  }).format(value);
}

/** Grouped, with `decimals` digits after the comma; never '-0'. */
export function formatNumber(value: number, decimals: number, locale = 'es-CO'): string {
  if (Math.abs(value) >= UNREADABLE) return formatHuge(value, locale);
  return withoutMinusZero(formatter(locale, decimals, decimals).format(value));
}

/** Grouped, with as many decimals as the number has, up to `most`: for limits and editors. */
export function formatShort(value: number, most = 10): string {
  if (Math.abs(value) >= UNREADABLE) return formatHuge(value, 'es-CO');
  return withoutMinusZero(formatter('es-CO', 0, most).format(value));
}

function withoutMinusZero(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** As a spreadsheet takes it: ungrouped, all its digits and no exponent, decimal comma. */
export function plainNumber(value: number): string {
  if (value === 0) return '0';
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  // The digits stand; the point moves as far as the exponent says.
  const point = whole.length + Number(exponent);
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}`;
  const at = Math.max(point, 1);
  const padded = digits.padEnd(at, '0');
  const decimals = padded.slice(at);
  return `${value < 0 ? '-' : ''}${padded.slice(0, at)}${decimals && `,${decimals}`}`;
}
