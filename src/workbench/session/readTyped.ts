import type { Ref } from '../../engine/index.ts';
import {
  checkValue,
  type Field,
  kinds,
  type Parsed,
  numberText,
  parseTyped,
  plainNumber,
  type Scalar,
  twelveDigits,
} from '../../tool/index.ts';
import { inOneLine } from '../../ui/keepOneLine.ts';
import type { BesideModel } from './refused.ts';
import { timeTyped } from './timeTyped.ts';

/** What was typed or pasted into a cell, and what it comes to. */
export interface Typed {
  readonly ref: Ref;
  readonly text: string;
  readonly outcome: Parsed;
  /** Of a cell that the model has no value for: what is taken is written by `prepare` or before. */
  readonly beside?: BesideModel;
  /** It was emptied or only begun: what can't be taken of that leaves no text in its cell. */
  readonly cleared?: boolean;
}

/** From typed text to a value that its field accepts. */
export function readTyped(field: Field, typed: string): Parsed {
  // Of a figure tabs are no spaces: they part two.
  const isText = field.kind === 'text' || field.kind === 'texts';
  const text = isText ? inOneLine(typed) : (timeTyped(field, typed) ?? typed);
  const parsed = parseTyped(field, text);
  const unfinished = 'error' in parsed && parsed.unfinished === true;
  if (field.otherwise !== undefined && !unfinished && !/\d/.test(text)) {
    return { value: field.otherwise };
  }
  if ('error' in parsed) return parsed;
  const wrong = checkValue(field, parsed.value);
  if (!wrong) return { ...parsed, value: emptyOf(field, parsed.value) };
  if (parsed.value === null) return { error: wrong };
  const percentage = percentageInstead(field, text, parsed.value);
  if (percentage) return { error: percentage };
  const shown =
    typeof parsed.value === 'number'
      ? numberText(parsed.value, field)
      : kinds[field.kind].format(parsed.value, field);
  return { error: `${shown} ${wrong}` };
}

/** From here on no percentage is meant, where a field takes none as large. */
const AMOUNT = 1_000;

/** What to type where an amount of money was typed into a percentage; null where none was. */
function percentageInstead(field: Field, text: string, value: Scalar): string | null {
  const { kind, max } = field;
  if (kind !== 'percent' || max === undefined || typeof value !== 'number' || value <= max)
    return null;
  const isAmount = !text.includes('%') && (value >= AMOUNT || text.includes('$'));
  if (!isAmount) return null;
  const share = max < 25 ? max : 25;
  // Of a whole of which the amount is that share.
  const whole = plainNumber(twelveDigits((value / share) * 100));
  const division = `=${plainNumber(value)}/${whole}*100`;
  return `${numberText(value, field)} es un monto, y aquí va un porcentaje: ${plainNumber(share)}, o la operación que lo da, como ${division}`;
}

/** An emptied text is the empty text where that is what the field starts with. */
function emptyOf(field: Field, value: Scalar): Scalar {
  return value === null && field.initial === '' ? '' : value;
}
