import { foldedWords } from '../../../ui/fold.ts';
import type { ImportTarget } from '../target.ts';

/** The column of the list that is called as its amount; the empty text for none. */
export function idOf(amount: string, { columns }: ImportTarget): string {
  const said = foldedWords(amount);
  const isCalled = (name: string): boolean => foldedWords(name) === said;
  return columns.find(({ label, also = [] }) => [label, ...also].some(isCalled))?.id ?? '';
}
