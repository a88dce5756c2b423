import { type Field, kinds } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { ImportTarget } from '../target.ts';

/** Whether a text is an amount of money by its digits: no percentage, year or number of anything has so many. */
export const isAmountLike = (text: string): boolean => /^\D*(\d[.,]?){5,}(?!.*%)/u.test(text);

/** Whether a figure is too large to count rooms, places or square metres: 'Habitaciones | 210.000.000' is what they bring. */
export const isBeyondCount = (text: string): boolean =>
  /^\D*(\d[.\s]?){7,}/u.test(text) && !text.includes('%');

/** The column of the list that is called as its amount; the empty text for none. */
export function idOf(amount: string, { columns }: ImportTarget): string {
  const said = foldedWords(amount);
  const isCalled = (name: string): boolean => foldedWords(name) === said;
  return columns.find(({ label, also = [] }) => [label, ...also].some(isCalled))?.id ?? '';
}

/** The number that a text is as a field reads it; null where it is none. */
export function numberAs(field: Field, text = ''): number | null {
  const read = kinds[field.kind].parse(text, field);
  return 'error' in read || typeof read.value !== 'number' ? null : read.value;
}
