/**
 * Numbers as es-CO writes them: dot for thousands, comma for decimals.
 */
export type ParsedNumber = { readonly value: number } | { readonly error: string };

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?(\d+(,\d+)?|,\d+)$/;
// Not a grouping (that was tried first), so a dot can only be another locale's decimal mark.
const POINT = /^-?\d*\.\d+$/;

/**
 * Reads what a person typed or pasted: '$ 1.250.000', '1250000', '-12,5 %', '(300)'.
 * Letters, a second comma or a misplaced dot are refused, never guessed at.
 */
export function parseNumber(text: string): ParsedNumber {
  const bare = text.replace(/[\s\u00a0\u202f$%]/g, '').replace(/^[−–]/, '-');
  const accounting = /^\((.+)\)$/.exec(bare);
  const body = accounting ? `-${accounting[1]}` : bare;
  if (GROUPED.test(body) || PLAIN.test(body)) {
    return { value: Number(body.replaceAll('.', '').replace(',', '.')) };
  }
  if (POINT.test(body)) return { value: Number(body) };
  return { error: `«${text.trim()}» no es un número` };
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

/** Grouped, with `decimals` digits after the comma; never '-0'. */
export function formatNumber(value: number, decimals: number, locale = 'es-CO'): string {
  const text = formatter(locale, decimals, decimals).format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** Grouped, with as many decimals as the number has, up to `most`: for limits and editors. */
export function formatShort(value: number, most = 10): string {
  return formatter('es-CO', 0, most).format(value);
}

/** As a spreadsheet takes it: ungrouped, all its digits, decimal comma. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text.replace('.', ',');
  return value
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    .replace('.', ',');
}
