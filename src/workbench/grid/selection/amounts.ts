import { plainNumber } from '../../../tool/index.ts';
import { group } from '../../session/regroup.ts';
import type { GridCell } from '../model.ts';

/* An amount that is looked for with its thousands, '250.000': as people read it, which no other digits hold. */

export interface AmountSought {
  /** With its thousands. */
  readonly text: string;
  /** Behind the sign of its currency, where an amount begins. */
  readonly isWhole: boolean;
}

const AMOUNT = /^(?<sign>\$\s*)?(?<text>\d{1,3}(?:\.\d{3})*(?:,\d+)?)$/;

/** Null for a text that is typed as it is found: a name, or digits without their thousands. */
export function amountSought(text: string): AmountSought | null {
  const { sign, text: amount = '' } = AMOUNT.exec(text.trim())?.groups ?? {};
  const isRead = sign !== undefined || amount.includes('.');
  return isRead && amount !== '' ? { text: amount, isWhole: sign !== undefined } : null;
}

/** Whether a figure, or what it is in whole pesos, holds the amount, whatever unit the table shows. */
export function holdsAmount(value: GridCell['value'], amount: AmountSought): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return [value, Math.round(value)].some((one) => placeIn(group(plainNumber(one)), amount) >= 0);
}

const NUMBER = /\d[\d.]*(?:,\d+)?/g;

/** A text that was typed, with the amount replaced in each of its numbers that hold it. */
export function replacedAmounts(text: string, amount: AmountSought, by: string): string {
  const typed = by
    .replace(/^\s*\$/, '')
    .trim()
    .replaceAll(THOUSANDS, '');
  return text.replace(NUMBER, (number) => {
    const shown = group(number);
    const at = placeIn(shown, amount);
    if (at < 0) return number;
    const [before, after] = [shown.slice(0, at), shown.slice(at + amount.text.length)];
    return `${before.replaceAll('.', '')}${typed}${after.replaceAll('.', '')}`;
  });
}

const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;

/** Where a number with its thousands holds the amount; −1 where it doesn't. */
function placeIn(number: string, { text, isWhole }: AmountSought): number {
  const at = number.indexOf(text);
  if (!isWhole) return at;
  const end = number[text.length];
  return at === 0 && (end === undefined || end === ',') ? 0 : -1;
}
