import { kinds, type Parsed, plainNumber, type Shape } from '../tool/index.ts';
import type { Separator } from './csv.ts';

type Mark = ',' | '.';

const WITH_POINT = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
// A power of ten is never written behind grouped digits: 1.234e5 has a decimal point.
const WITH_COMMA = /^[-+]?(([1-9]\d{0,2}(\.\d{3})+|\d+)(,\d+)?|(\d+(,\d+)?|,\d+)e[-+]?\d+|,\d+)$/i;
// Twelve thousand five hundred to a program in English, twelve and a half here.
const EITHER = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads the numbers of one column of a CSV, as a program or a person in Colombia writes them. What
 * the dot and the comma are is one answer for the whole column: the first number that leaves no
 * doubt gives it, or else the separator of the file (with ';' a lone dot before three digits
 * separates thousands, with ',' it is the decimal mark). A number that contradicts is refused,
 * with both readings. What is more than a number ('1,5M', or a percent among amounts) the kind of
 * the field judges, as where a person types it.
 */
export function columnNumbers(separator: Separator, shape: Shape): (text: string) => Parsed {
  let known: { readonly mark: Mark; readonly text: string; readonly value: number } | undefined;
  return (text) => {
    const bare = bareNumber(text);
    const values = valuesOf(bare);
    const foreign = text.includes('%') && shape.kind !== 'percent';
    if (values.size === 0 || foreign) return kinds[shape.kind].parse(text, shape);
    if (values.get('.') === values.get(',')) return { value: values.get('.') as number };
    if (separator === ',' && EITHER.test(bare) && known?.mark !== ',') {
      return { error: `«${text.trim()}» es ambiguo: quita la coma o usa punto decimal` };
    }
    const [usual, other]: [Mark, Mark] = separator === ';' ? [',', '.'] : ['.', ','];
    const mark = known?.mark ?? (values.has(usual) ? usual : other);
    const value = values.get(mark);
    if (value !== undefined) {
      known ??= { mark, text: text.trim(), value };
      return { value };
    }
    const before = known && `«${known.text}» se leyó como ${plainNumber(known.value)}`;
    return {
      error: `«${text.trim()}» ${markUse(bare)}, pero antes en esta columna ${before}: usa una sola marca decimal`,
    };
  };
}

/** Without currency, percent sign, spaces between thousands and the brackets of accountants. */
function bareNumber(text: string): string {
  const digits = text
    .replace(/[$%]/g, '')
    .replace(/[−–]/, '-')
    .replace(/(\d)[^\S\t\r\n](?=\d{3}(?!\d))/g, '$1')
    .trim()
    .replace(/^\((.*)\)$/, '-$1');
  return digits.replace(/^([-+])\s+/, '$1');
}

/** What a text says with each decimal mark that it can be read with. */
function valuesOf(bare: string): Map<Mark, number> {
  const values = new Map<Mark, number>();
  if (WITH_POINT.test(bare)) values.set('.', Number(bare));
  if (WITH_COMMA.test(bare)) values.set(',', Number(bare.replaceAll('.', '').replace(',', '.')));
  return values;
}

function markUse(bare: string): string {
  if (bare.includes(',')) return 'usa la coma como decimal';
  return WITH_POINT.test(bare) ? 'usa el punto como decimal' : 'usa el punto para los miles';
}
