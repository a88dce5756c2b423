/** No name that a person types is longer; the work to compare two grows with both lengths. */
const LONGEST = 100;

/** Edits (insert, delete, replace one character, swap two neighbours) that turn one word into the other. */
export function distance(one: string, other: string): number {
  const [from, to] = [one.slice(0, LONGEST), other.slice(0, LONGEST)];
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const replaced = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      const edited = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : edited;
      current.push(Math.min(replaced, edited, swapped));
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The known words that a mistyped one may have meant, nearest first; at most three. */
export function nearest(word: string, known: readonly string[]): string[] {
  const typed = word.toLowerCase().slice(0, LONGEST);
  return known
    .map((id) => {
      const contains = typed.length > 2 && (id.includes(typed) || typed.includes(id));
      return { id, edits: contains ? 0 : distance(typed, id) };
    })
    .filter(({ id, edits }) => edits <= Math.max(2, id.length * 0.4))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ id }) => id);
}
