import { wantedWords, wordsOf } from '../../ui/fold.ts';
import { allowedSlips, slipsToStart, stemsOf } from './words.ts';

export interface Found<Item> {
  /** The best first; in the order given where they are equally good. */
  readonly items: readonly Item[];
  /** Nothing holds the words as they were typed: these hold words that are written nearly so. */
  readonly isGuess: boolean;
}

/**
 * The items whose texts hold every word of the search, or its beginning; where there are none,
 * those that do so apart from slips of the keyboard. A search without words finds everything.
 *
 * @param textsOf the texts of an item, the most telling first: a word found there counts more
 */
export function rank<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): Found<Item> {
  const wanted = wantedWords(search);
  if (wanted.length === 0) return { items, isGuess: false };
  const read = items.map((item) => ({ item, texts: textsOf(item).map(wordsOf) }));
  for (const fits of [starts, nearlyStarts]) {
    const hits = read
      .map(({ item, texts }) => ({ item, place: placeOf(wanted, texts, fits) }))
      .filter(({ place }) => place < Infinity)
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
    if (hits.length > 0) return { items: hits, isGuess: fits === nearlyStarts };
  }
  return { items: [], isGuess: false };
}

type Fits = (wanted: string, word: string) => boolean;

const starts: Fits = (wanted, word) => stemsOf(wanted).some((stem) => word.startsWith(stem));

const nearlyStarts: Fits = (wanted, word) =>
  starts(wanted, word) || slipsToStart(wanted, word) <= allowedSlips(wanted);

/** The sum over the words of the first text that holds each; infinite where one is nowhere. */
function placeOf(
  wanted: readonly string[],
  texts: readonly (readonly string[])[],
  fits: Fits,
): number {
  let sum = 0;
  for (const word of wanted) {
    const place = texts.findIndex((words) => words.some((each) => fits(word, each)));
    sum += place < 0 ? Infinity : place;
  }
  return sum;
}
