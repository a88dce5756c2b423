/**
 * A text as it is compared: without accents, other marks on letters, or case ('Ñuñoa' is 'nunoa'), with
 * signs that stand for others as those ('m²' is 'm2') and every space as a plain one.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The folded words of a text, as they follow each other: letters and digits, no signs. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name by its folded words, with a space between them. */
export function foldedWords(text: string): string {
  return wordsOf(text).join(' ');
}

/** Whether each word of a search begins a word of a text, in whatever order. */
export function matchesWords(text: string, sought: string): boolean {
  const words = wordsOf(text);
  return wordsOf(sought).every((start) => words.some((word) => word.startsWith(start)));
}

/** Words that tell nothing of what is looked for. */
const FILLERS = new Set(
  wordsOf(
    'a al como con cuál cuánto de del el en es la las lo los me mi o para por que se si su un una y',
  ),
);

/** The words of a search that say something; all of them where none does. */
export function wantedWords(search: string): readonly string[] {
  const words = [...new Set(wordsOf(search))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}
