import { foldedWords } from '../../ui/fold.ts';

/** Whether a label is just that, but for the record or row it is of: 'Precio · Sur' is called 'precio'. */
export function isCalled(label: string, typed: string): boolean {
  const sought = foldedWords(typed);
  return [label, label.replace(/ · [^·]*$/, '')].some((name) => foldedWords(name) === sought);
}
