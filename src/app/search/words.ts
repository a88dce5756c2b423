/** Texts as a search compares them. */

/** How many words there are in a text, as a reader counts them. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A plural as it is and in the singular: 'alquileres' is also 'alquilere' and 'alquiler'. */
const SHORTEST_STEM = 4;
export function stemsOf(word: string): readonly string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].filter(
    (stem, index, all) =>
      all.indexOf(stem) === index && (stem === word || stem.length >= SHORTEST_STEM),
  );
}

/** How many slips of the keyboard a word of that length may hold and still be understood. */
export function allowedSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * The fewest slips (a letter missing, too much, another, or two swapped) that lead from `typed` to
 * the beginning of `word`, so that a search understands a word before its end is typed. It is the
 * distance of optimal string alignment, its last row read at every length of `word`.
 */
export function slipsToStart(typed: string, word: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: word.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return Math.min(...last);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
