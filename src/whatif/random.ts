/** Uniform numbers in (0, 1), the same ones everywhere for a seed. */
export type Random = () => number;

/**
 * xoshiro128** (Blackman and Vigna, 2018), its state filled by splitmix32.
 * @param stream - numbers of one seed that are independent of one another
 */
export function randomFrom(seed: number, stream = 0): Random {
  const fill = splitmix32((seed >>> 0) ^ Math.imul(Math.floor(seed / TWO_32) | 0, 0x85ebca6b));
  const mix = splitmix32(Math.imul(stream + 1, 0x9e3779b1) ^ fill());
  return xoshiro128([mix(), mix(), mix(), mix()]);
}

const TWO_32 = 4_294_967_296;

/** From a state of four whole numbers of 32 bits that aren't all 0. */
export function xoshiro128(state: readonly [number, number, number, number]): Random {
  const next = xoshiro128Bits(state);
  return () => (next() + 0.5) / TWO_32;
}

/** The generator's own whole numbers of 32 bits. */
export function xoshiro128Bits(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
}

function rotated(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
