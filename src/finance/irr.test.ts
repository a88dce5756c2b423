import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irr } from './irr.ts';

const RUNS = { numRuns: 500 };
// What the properties try: rates from −99.99 % to 1,000 %, where no amount grows out of hand.
const MIN_FORCE = Math.log1p(-0.9999);
const MAX_FORCE = Math.log1p(10);

/**
 * |NPV| over the sum of the discounted sizes, from running products that count from the last flow
 * for negative rates, so that nothing overflows.
 */
function relativeNpv(flows: readonly number[], rate: number): number {
  const ordered = rate < 0 ? flows.toReversed() : flows;
  const factor = rate < 0 ? 1 + rate : 1 / (1 + rate);
  let power = 1;
  let sum = 0;
  let size = 0;
  for (const flow of ordered) {
    sum += flow * power;
    size += Math.abs(flow * power);
    power *= factor;
  }
  return Math.abs(sum) / size;
}

/** 1e-12, and what the last digit of a rate near −100 % is worth: 1 + r has few digits there. */
function tolerance(flows: readonly number[], rate: number): number {
  return 1e-12 + (flows.length * Number.EPSILON) / (1 + rate);
}

function product(one: readonly number[], other: readonly number[]): number[] {
  const result = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries()) {
    for (const [j, b] of other.entries()) result[i + j] = (result[i + j] as number) + a * b;
  }
  return result;
}

/** Flows whose NPV is 0 at these rates: the factor of a rate r is −1 + (1 + r)·v. */
function flowsWithRates(rates: readonly number[]): number[] {
  return rates.map((rate) => [-1, 1 + rate]).reduce(product, [1]);
}

const forces = fc.double({ min: MIN_FORCE, max: MAX_FORCE, noNaN: true });
const guesses = fc.double({ min: -0.99, max: 5, noNaN: true });
const sizes = fc.double({ min: -3, max: 3, noNaN: true }).map((power) => 10 ** power);

/**
 * Flows of one change of sign with a known rate: one side is scaled to match the other. Where rates
 * are extreme the change lies so that no amount leaves 1e-6 … 1e12.
 */
const known = fc
  .tuple(
    forces,
    fc.integer({ min: 1, max: 400 }),
    fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    fc.array(fc.oneof(sizes, fc.constant(0)), { minLength: 401, maxLength: 401 }),
    fc.double({ min: -6, max: 12, noNaN: true }),
    fc.boolean(),
  )
  .map(([force, n, place, amounts, scale, loan]) => {
    const room = Math.min(n, Math.max(1, Math.floor(Math.log(1e10) / Math.abs(force))));
    const offset = Math.floor(place * room);
    const change = force < 0 ? n - offset : 1 + offset;
    const flows = amounts.slice(0, n + 1);
    // The flows that carry the weight are there.
    for (const k of [0, change - 1, change, n]) flows[k] ||= 1;
    const worth = (from: number, to: number) => {
      let sum = 0;
      for (let k = from; k < to; k++) {
        sum += (flows[k] as number) * Math.exp(-force * (k - (force < 0 ? n : 0)));
      }
      return sum;
    };
    const ratio = worth(0, change) / worth(change, n + 1);
    const scaled = flows.map((flow, k) => (k < change ? -flow : flow * ratio));
    const used = scaled.filter((flow) => flow !== 0).map(Math.abs);
    const [least, most] = [Math.min(...used), Math.max(...used)];
    const unit = Math.min(1e12 / most, Math.max(1e-6 / least, 10 ** scale)) * (loan ? -1 : 1);
    return { force, flows: scaled.map((flow) => flow * unit), range: most / least };
  })
  .filter(({ range }) => range <= 1e18);

describe("the examples of Excel's documentation", () => {
  it('IRR', () => {
    const business = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
    expect(irr(business, 0.1, 5)).toBeCloseTo(-0.0212448, 7);
    expect(irr(business)).toBeCloseTo(0.0866309, 7);
    expect(irr(business, -0.1, 3)).toBeCloseTo(-0.4435069, 7);
  });
});

describe('irr', () => {
  // Closed form: −1 today and a in n periods have the rate a^(1/n) − 1.
  it.each([
    [1, 1.1, 0.1],
    [400, 1.01 ** 400, 0.01],
    [1, 1e-4, -0.9999],
    [1, 11, 10],
    [1, 34.2, 33.2],
    [2, 1, 0],
    [400, 1e12, 1e12 ** (1 / 400) - 1],
  ])('of 1 that becomes in %i periods %d', (n, a, expected) => {
    const flows = new Float64Array(n + 1);
    flows[0] = -1;
    flows[n] = a;
    expect(irr(flows)).toBeCloseTo(expected, 12);
  });

  it('ignores zeros before the first flow and after the last', () => {
    const flows = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
    expect(irr([0, 0, 0, ...flows, 0, 0])).toBeCloseTo(irr(flows), 15);
  });

  it('of two rates gives the one nearest the guess', () => {
    // Closed form: the factors of 10 % and 20 %, and of 25 % and 400 %.
    expect(irr([-100, 230, -132], 0.14)).toBeCloseTo(0.1, 12);
    expect(irr([-100, 230, -132], 0.16)).toBeCloseTo(0.2, 12);
    expect(irr([-1_600, 10_000, -10_000], 2.1)).toBeCloseTo(0.25, 12);
    expect(irr([-1_600, 10_000, -10_000], 2.2)).toBeCloseTo(4, 12);
    expect(irr([-1_600, 10_000, -10_000], 1000)).toBeCloseTo(4, 12);
    expect(irr([-1_600, 10_000, -10_000], -5)).toBeCloseTo(0.25, 12);
  });

  it('finds rates far above the usual', () => {
    // Closed form: 1 that becomes a. With the factors of 25 % and 3,300 %, the nearer of both.
    expect(irr([-1, 1e12]) / (1e12 - 1)).toBeCloseTo(1, 13);
    expect(irr([-27, 0, 27e12]) / (1e6 - 1)).toBeCloseTo(1, 13);
    expect(irr(flowsWithRates([0.25, 33]), 20)).toBeCloseTo(33, 10);
    expect(irr(flowsWithRates([0.25, 33]), 16)).toBeCloseTo(0.25, 12);
    expect(irr(flowsWithRates([0.25, 33]), 1e6)).toBeCloseTo(33, 10);
  });

  it('finds rates next to −100 %, where nearly all is lost', () => {
    // Closed form: 1 that becomes a. Then the factors of −99.9999 % and −50 %.
    expect(irr([-1, 0.5e-4])).toBeCloseTo(0.5e-4 - 1, 15);
    expect(irr([-1e9, 0, 0, 1e-9])).toBeCloseTo(1e-6 - 1, 15);
    expect(irr(flowsWithRates([-0.999999, -0.5]), -0.9)).toBeCloseTo(-0.999999, 9);
    expect(irr(flowsWithRates([-0.999999, -0.5]), 0.01)).toBeCloseTo(-0.5, 12);
  });

  it('finds the rate of long even payments, as high as their ratio', () => {
    // 2.98^−33 of the payments is still to come: below rounding, so r = payment / amount. A trace of
    // a flow at the end makes it two changes of sign.
    const [amount, payment] = [503.94276306966674, 999.9804842180658];
    const flows = [amount, ...new Array<number>(33).fill(-payment), 1e-13];
    expect(irr(flows, 0)).toBeCloseTo(payment / amount, 14);
  });

  it('finds a guess that is a root', () => {
    expect(irr([-100, 230, -132], 0.2)).toBeCloseTo(0.2, 12);
    expect(irr([-100, 110], 0.1)).toBeCloseTo(0.1, 12);
  });

  it.each([
    ['no flows', []],
    ['one flow', [-100]],
    ['one flow that is not 0', [0, -100, 0]],
    ['flows of 0', [0, 0, 0]],
    ['a rate above 1e14 %', [-1, 1.1e12]],
    ['a rate below −99.9999999999 %', [-1, 0.9e-12]],
    ['changes of sign without a root', [-100, 230, -133]],
    ['a flow that is not a number', [-100, Number.NaN, 200]],
    ['an endless flow', [-100, Number.POSITIVE_INFINITY]],
  ])('is NaN for %s', (_, flows) => {
    expect(irr(flows)).toBeNaN();
  });

  it('is NaN for a guess that is NaN and for more flows than there are', () => {
    expect(irr([-100, 110], Number.NaN)).toBeNaN();
    expect(irr([-100, 230, -132], Number.NaN)).toBeNaN();
    expect(irr([-100, 110], 0.1, 3)).toBeNaN();
  });
});

describe('properties of irr', () => {
  it('flows of one sign have none', () => {
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 60 }), fc.constantFrom(-1, 1), (amounts, sign) => {
        expect(irr(amounts.map((amount) => amount * sign))).toBeNaN();
      }),
      RUNS,
    );
  });

  it('finds the known rate of flows with one change of sign, from any guess', () => {
    fc.assert(
      fc.property(known, guesses, ({ force, flows }, guess) => {
        const found = irr(flows, guess);
        expect(relativeNpv(flows, found)).toBeLessThan(tolerance(flows, found));
        expect(Math.abs(Math.log1p(found) - force)).toBeLessThan(1e-11);
      }),
      RUNS,
    );
  });

  it('of several known rates gives the one nearest the guess', () => {
    const chosen = fc
      .array(forces, { minLength: 2, maxLength: 5 })
      .map((values) => values.sort((a, b) => a - b))
      // Nearer roots are blurred by the rounding of the flows.
      .filter((values) => values.every((v, i) => i === 0 || v - (values[i - 1] as number) > 0.1));
    const positive = fc.array(sizes, { minLength: 1, maxLength: 390 });
    fc.assert(
      fc.property(chosen, positive, guesses, (values, others, guess) => {
        // Positive factors add periods, but no root.
        const flows = product(flowsWithRates(values.map(Math.expm1)), others);
        const distances = values.map((value) => Math.abs(Math.expm1(value) - guess));
        const nearest = Math.min(...distances);
        const found = irr(flows, guess);
        expect(relativeNpv(flows, found)).toBeLessThan(tolerance(flows, found));
        expect(Math.abs(Math.abs(found - guess) - nearest)).toBeLessThan(1e-7 * (1 + nearest));
      }),
      RUNS,
    );
  });

  it('is never farther from the guess than a change of sign that a dense search finds', () => {
    const flow = fc.tuple(fc.constantFrom(-1, 0, 1), sizes).map(([sign, size]) => sign * size);
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 80 }), guesses, (flows, guess) => {
        const found = irr(flows, guess);
        const none = Number.isNaN(found);
        expect(none ? 0 : relativeNpv(flows, found)).toBeLessThan(
          tolerance(flows, none ? 0 : found),
        );
        const distance = none ? Number.POSITIVE_INFINITY : Math.abs(found - guess);
        expect(distance).toBeLessThanOrEqual(denseSearch(flows, guess));
      }),
      { numRuns: 200 },
    );
  });
});

/** Distance from the guess of the farther end of the nearest interval over which NPV changes sign. */
function denseSearch(flows: readonly number[], guess: number): number {
  const STEPS = 2000;
  let nearest = Number.POSITIVE_INFINITY;
  let previous = { rate: 0, sign: 0 };
  for (let i = 0; i <= STEPS; i++) {
    const force = MIN_FORCE + ((MAX_FORCE - MIN_FORCE) * i) / STEPS;
    let sum = 0;
    for (const [k, flow] of flows.entries()) {
      sum += flow * Math.exp(-force * (k - (force < 0 ? flows.length : 0)));
    }
    const point = { rate: Math.expm1(force), sign: Math.sign(sum) };
    if (previous.sign * point.sign < 0) {
      const ends = [previous.rate, point.rate].map((rate) => Math.abs(rate - guess));
      nearest = Math.min(nearest, Math.max(...ends));
    }
    previous = point;
  }
  return nearest;
}
