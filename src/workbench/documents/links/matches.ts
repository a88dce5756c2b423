const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');

/** Whether a text has all words of a search, in whatever order and without minding accents. */
export function matches(text: string, sought: string): boolean {
  const where = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
