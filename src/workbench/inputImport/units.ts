import { convertedRate, type Field, kinds, perThousandIn, readMonth } from '../../tool/index.ts';
import { ofOnePeriod } from '../listImport/match/periods.ts';
import { scaled, scaleOf } from '../grid/clipboard/scales.ts';
import { scaleAmong } from '../listImport/match/scale.ts';
import { isMonthField, timeOf } from '../session/timeTyped.ts';
import type { Pair } from './pair.ts';

/* Values of a sheet in another unit than the input's. */

/** 'COP 7.000', '12,1 % E.A.' and '10 años': the number, and the word behind it. */
const NUMERAL = /^(?:COP\s*)?\$?\s*(-?[\d.,]+(?:\s*%)?)\s*(\p{L}[\p{L}.\s]*)?$/iu;

/** What a rate may say behind its number without a percent sign: 'E.A.', 'M.V.', 'de los ingresos'. */
const OF_RATE =
  /^([entsma]\.?\s?[avmts]\b|efectiv|nominal|anual|mensual|bimestral|trimestral|semestral|por\s?ciento|puntos?\s|pct|(al|de|del|sobre|por)\s|ventas|ingresos|gop|ubo|ebitda|noi)/iu;
/** What is added to a rate that nobody says here: '4,5 % sobre IBR'. */
const ON_INDEX = /(?<!\p{L})(IBR|DTF|UVR|IPC|SMMLV|SMLV|UVT|libor|sofr|prime|spread)(?!\p{L})/iu;
const MORE = /^(sobre|m[aá]s)(?!\p{L})/iu;

/** Whether what stands behind the number of a percentage leaves it one: '5 millones' and '2 SMMLV' are none. */
const isShare = (number: string, word: string): boolean =>
  !ON_INDEX.test(word) && (word === '' || number.endsWith('%') || OF_RATE.test(word));

/** The number of a text, by which its decimal mark is known; the text itself where it has none. */
export const numberOf = (text: string): string => NUMERAL.exec(text.trim())?.[1] ?? text;

/**
 * What is typed into a field for the value of a row, in the field's own unit; where that is another one, as
 * arithmetic by which one sees where it came from. A text that it doesn't know stays as it is.
 */
export function typedInto(field: Field, { label, text, beside, scale = 1 }: Pair): string {
  const month = isMonthField(field) ? readMonth(text) : null;
  if (month !== null) return String(month);
  const [, number = '', word = ''] = NUMERAL.exec(text.trim()) ?? [];
  const said = `${label} ${beside} ${word}`;
  if (number === '') return text;
  if (field.kind === 'percent') {
    const rate = perThousandIn(text) ?? perThousandIn(`${text} ${beside}`);
    if (rate) return `${rate.number} por mil`;
    if (MORE.test(beside.trim()) && ON_INDEX.test(beside)) return `${text} ${beside}`;
    return isShare(number, word) ? convertedRate(field, number, said) : text;
  }
  if (field.kind === 'money') {
    const own = scaleOf(said);
    const by = own === 1 ? scaleAmong(number, scale) : own;
    // '2.000.000 al mes' and '2 millones al mes' where the amount of a month is asked for.
    if (ofOnePeriod(field.unit ?? '', word)) return scaled(number, by) ?? number;
    return (word === '' ? scaled(number, by) : null) ?? text;
  }
  // '9 años y medio' is more than the number says.
  if (number.endsWith('%') || /\sy\s/iu.test(word)) return text;
  return timeOf(field.unit ?? '', number, said, word) ?? text;
}

/** The amount of a row as a field of money reads it; null where it is none. */
export function amountIn(pair: Pair, field: Field): number | null {
  const read = kinds.money.parse(typedInto(field, pair), field);
  return 'error' in read || typeof read.value !== 'number' ? null : read.value;
}
