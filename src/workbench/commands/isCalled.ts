import { foldedWords, wordsOf } from '../../ui/fold.ts';

/** Whether a label is just that, but for the record or row it is of: 'Precio · Sur' is called 'precio'. */
export function isCalled(label: string, typed: string): boolean {
  const sought = foldedWords(typed);
  return [label, label.replace(/ · [^·]*$/, '')].some((name) => foldedWords(name) === sought);
}

/**
 * Whether a text has all of a name, or the beginnings of its words: 'cap rate manga' of 'Cap rate', not of
 * 'Cap rate (razón)'.
 */
export function saysWhole(name: string, typed: string): boolean {
  const words = wordsOf(typed);
  return wordsOf(name).every((part) => words.some((word) => part.startsWith(word)));
}

/** The same of a label's own name, without the record or row that it is of. */
export function saysOwnName(label: string, typed: string): boolean {
  const end = label.lastIndexOf(' · ');
  return end > 0 && saysWhole(label.slice(0, end), typed);
}

/** Whether a name begins with what was typed, word for word: 'Honorarios contables' with 'honorarios'. */
export function beginsSo(label: string, typed: string): boolean {
  return foldedWords(label).startsWith(foldedWords(typed));
}
