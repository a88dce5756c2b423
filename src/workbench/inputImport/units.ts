import { type Field, readMonth } from '../../tool/index.ts';
import { scaleAmong, scaled, scaleOf } from '../listImport/scale.ts';
import { convertedRate } from '../session/readTyped.ts';
import { isMonthField, timeOf } from '../session/timeTyped.ts';
import type { Pair } from './pair.ts';

/* Values of a sheet in another unit than the input's. */

/** 'COP 7.000', '12,1 % E.A.' and '10 años': the number, and the word behind it. */
const NUMERAL = /^(?:COP\s*)?\$?\s*(-?[\d.,]+(?:\s*%)?)\s*(\p{L}[\p{L}.\s]*)?$/iu;

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
  if (field.kind === 'percent') return convertedRate(field, number, said);
  if (field.kind === 'money') {
    const own = scaleOf(said);
    const by = own === 1 ? scaleAmong(number, scale) : own;
    return (word === '' ? scaled(number, by) : null) ?? text;
  }
  if (number.endsWith('%')) return text;
  return timeOf(field.unit ?? '', number, said, word) ?? text;
}
