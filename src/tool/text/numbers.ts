/** Numbers as es-CO writes them: dot for thousands, comma for decimals. */
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

/** A step of a series without the noise of binary fractions: 0,3 after 0,1 and 0,2. */
export const twelveDigits = (value: number): number => Number(value.toPrecision(12));

/** The sign of a negative figure that is read. What is copied or exported has a hyphen, and so has an editor while it is at work. */
export const MINUS = '\u2212';

/** A sentence with figures: no line of it ends between a minus and its currency. */
export const unbroken = (text: string): string => text.replaceAll(`${MINUS}$`, `${MINUS}\u2060$`);

/** Texts by locale and decimals: a sheet asks for the same figures again after each edit. */
const written = new Map<string, Map<number, string>>();
/** Of one locale and so many decimals: far more than a screen shows. */
const REMEMBERED = 10_000;

/** Grouped, with `decimals` digits after the comma; never '-0'. */
export function formatNumber(value: number, decimals: number, locale = 'es-CO'): string {
  const key = `${locale}/${decimals}`;
  let texts = written.get(key);
  if (!texts || texts.size >= REMEMBERED) written.set(key, (texts = new Map()));
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = writeNumber(value, decimals, locale)));
  return text;
}

function writeNumber(value: number, decimals: number, locale: string): string {
  if (Math.abs(value) >= UNREADABLE) return signed(formatHuge(value, locale));
  return signed(formatter(locale, decimals, decimals).format(decimal(value)));
}

/** From here on fifteen digits would not hold the decimals that are painted. */
const LONG = 1e12;

/** By its first fifteen digits, as Excel rounds what it paints: 6,815, of which binary sums make 6,8149999999999995, is 6,82. */
function decimal(value: number): number {
  const isExact = Number.isInteger(value) || Math.abs(value) >= LONG;
  return isExact ? value : Number(value.toPrecision(15));
}

/** Grouped, with as many decimals as the number has, up to `most`: for limits and editors. */
export function formatShort(value: number, most = 10): string {
  if (Math.abs(value) >= UNREADABLE) return signed(formatHuge(value, 'es-CO'));
  return signed(formatter('es-CO', 0, most).format(value));
}

/** With a true minus, and none before a zero. */
function signed(text: string): string {
  return text.replace('-', /[1-9]/.test(text) ? MINUS : '');
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
