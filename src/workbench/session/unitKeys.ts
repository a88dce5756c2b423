import { askedBy, type Field, kinds, otherRates } from '../../tool/index.ts';
import { readTyped } from './readTyped.ts';

/** Puts a unit behind what is typed: the decimal keyboards of phones have no letters. */
export interface UnitKey {
  readonly unit: string;
  /** Whether a text ends in it. */
  isIn(text: string): boolean;
  /** The text with the unit, or without it where it has it; null where the number takes none. */
  press(text: string): string | null;
}

/** Of an amount that has as many pesos no thousands or millions are meant. */
const WHOLE = 1_000_000;

export function unitKeysOf(field: Field): UnitKey[] {
  return unitsOf(field).map((unit) => {
    const isIn = (text: string) => split(text).unit.toLowerCase() === unit.toLowerCase();
    const press = (text: string) => {
      const { number } = split(text);
      if (isIn(text)) return number;
      return takesUnit(field, number, unit) ? `${number} ${unit}` : null;
    };
    return { unit, isIn, press };
  });
}

/** As if the unit had been typed, or deleted, whichever way the value is kept; the next digit goes on with the number. */
export function pressUnit(input: HTMLInputElement, key: UnitKey): void {
  const text = key.press(input.value);
  if (text === null) return;
  input.setRangeText(text, 0, input.value.length);
  const end = split(text).number.length;
  input.setSelectionRange(end, end);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function unitsOf(field: Field): readonly string[] {
  if (field.kind === 'money') return ['mil', 'millones'];
  return field.kind === 'percent' ? otherRates(askedBy(field)) : [];
}

/** '13 % E.A.' as '13 %' and 'E.A.'. */
function split(text: string): { readonly number: string; readonly unit: string } {
  const [, number = text, unit = ''] =
    /^(.*?[\d%)])\s*(\p{L}[\p{L}.,\s]*)$/u.exec(text.trim()) ?? [];
  return { number, unit: unit.trim() };
}

function takesUnit(field: Field, number: string, unit: string): boolean {
  if ('error' in readTyped(field, `${number} ${unit}`)) return false;
  if (field.kind !== 'money') return true;
  const amount = kinds.money.parse(number, field);
  const size = 'value' in amount ? Math.abs(Number(amount.value)) : 0;
  return size > 0 && size < WHOLE;
}
