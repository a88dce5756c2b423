const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has all words of a search, in whatever order and without minding accents. */
export function matchesWords(text: string, sought: string): boolean {
  const where = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
