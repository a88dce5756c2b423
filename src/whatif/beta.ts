/** The beta distribution on [0, 1], for PERT. */

/** The logarithm of the gamma function, for positive arguments (Lanczos, g = 7, n = 9). */
export function logGamma(x: number): number {
  let sum = LANCZOS[0] as number;
  for (let i = 1; i < LANCZOS.length; i++) sum += (LANCZOS[i] as number) / (x - 1 + i);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The density and the probability below a value, for parameters a and b. */
export interface Beta {
  readonly density: (x: number) => number;
  readonly cdf: (x: number) => number;
}

export function beta(a: number, b: number): Beta {
  const constant = logGamma(a + b) - logGamma(a) - logGamma(b);
  const powers = (x: number): number => Math.exp(constant + a * Math.log(x) + b * Math.log1p(-x));
  return {
    density: (x) => (x <= 0 || x >= 1 ? 0 : powers(x) / (x * (1 - x))),
    cdf(x) {
      if (x <= 0) return 0;
      if (x >= 1) return 1;
      return x < (a + 1) / (a + b + 2)
        ? (powers(x) * fraction(x, a, b)) / a
        : 1 - (powers(x) * fraction(1 - x, b, a)) / b;
    },
  };
}

const MOST_TERMS = 300;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function fraction(x: number, a: number, b: number): number {
  const kept = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / kept(1 + even * d);
    c = kept(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / kept(1 + odd * d);
    c = kept(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return result;
}

const KNOTS = 256;
const MOST_STEPS = 60;

/** The value below which `p` of the probability lies: from a table to a bracket, then by Newton. */
export function betaQuantile(a: number, b: number): (p: number) => number {
  const { cdf, density } = beta(a, b);
  const table = Float64Array.from({ length: KNOTS + 1 }, (_, i) => cdf(i / KNOTS));
  return (p) => {
    let [below, above] = [0, KNOTS];
    while (above - below > 1) {
      const middle = (below + above) >> 1;
      if ((table[middle] as number) <= p) below = middle;
      else above = middle;
    }
    let [low, high] = [below / KNOTS, above / KNOTS];
    const [from, to] = [table[below] as number, table[above] as number];
    let x = to > from ? low + ((high - low) * (p - from)) / (to - from) : low;
    for (let step = 0; step < MOST_STEPS; step++) {
      const error = cdf(x) - p;
      if (error > 0) high = x;
      else low = x;
      const next = x - error / density(x);
      const moved = next > low && next < high ? next : (low + high) / 2;
      if (Math.abs(moved - x) <= 1e-15 * KNOTS * x + 1e-300) return moved;
      x = moved;
    }
    return x;
  };
}
