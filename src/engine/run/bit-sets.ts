/**
 * Some sets of positions, as bits: set `i` has the entries from `starts[i]` to `starts[i + 1]`, each
 * of which says which word of a row of bits to change, and the bits to set in it.
 */
export interface BitSets {
  readonly starts: Int32Array;
  readonly words: Int32Array;
  readonly masks: Int32Array;
}

export function bitSets(sets: readonly ReadonlySet<number>[]): BitSets {
  const starts = [0];
  const words: number[] = [];
  const masks: number[] = [];
  for (const positions of sets) {
    const bits = new Map<number, number>();
    for (const position of positions) {
      const word = position >> 5;
      bits.set(word, (bits.get(word) ?? 0) | (1 << (position & 31)));
    }
    words.push(...bits.keys());
    masks.push(...bits.values());
    starts.push(words.length);
  }
  return {
    starts: Int32Array.from(starts),
    words: Int32Array.from(words),
    masks: Int32Array.from(masks),
  };
}
