import { describe, expect, it } from 'vitest';
import type { Model } from '../engine/index.ts';
import { blockCount, type SimulatedBlock, simulateBlocks, type Simulation } from './simulate.ts';
import { percentileOf, summarize, summaryOf } from './summary.ts';
import { bySwing, tornadoBars } from './tornado.ts';
import { tableRows } from './table.ts';

const number = { type: 'number' } as const;
const model: Model = {
  inputs: { a: number, b: number, word: { type: 'text' } },
  formulas: {
    sum: { expression: 'a + b' },
    part: { expression: 'a / b' },
    chosen: { expression: 'word == "x" ? a : 0 - a' },
  },
  tables: {},
};
const setup = { model, data: { scalars: { a: 3, b: 2, word: 'x' }, lists: {} } };
const [a, b] = [{ ref: { id: 'a' } }, { ref: { id: 'b' } }];
const word = { ref: { id: 'word' }, texts: ['x', 'y'] };

const simulation: Simulation = {
  inputs: [
    { input: a, distribution: { kind: 'normal', mean: 10, sd: 3 } },
    { input: b, distribution: { kind: 'normal', mean: 20, sd: 4 } },
  ],
  correlations: [{ a: 0, b: 1, rho: 0.5 }],
  figures: [{ id: 'sum' }],
  runs: 20_300,
  seed: 7,
};

const blocksOf = (one: Simulation, numbers: readonly number[]): SimulatedBlock[] => [
  ...simulateBlocks(setup, one, numbers),
];
const all = (one: Simulation): number[] => Array.from({ length: blockCount(one) }, (_, i) => i);

describe('a simulation', () => {
  it('has the mean and the spread of a sum of correlated normals', () => {
    const { summaries, ranking } = summarize(
      simulation,
      blocksOf(simulation, all(simulation)),
      [25],
    );
    const [summary] = summaries;
    // Pearson's correlation behind a rank correlation of 0.5.
    const rho = 2 * Math.sin(Math.PI / 12);
    const sd = Math.sqrt(9 + 16 + 2 * rho * 12);
    // Latin hypercube: the mean of a sum of stratified inputs is nearly exact.
    expect(summary?.mean).toBeCloseTo(30, 2);
    expect(Math.abs((summary?.sd ?? 0) / sd - 1)).toBeLessThan(0.02);
    // P(Z < -5 / sd) = 0.2074… for sd = 6.1…: from the normal distribution.
    expect(Math.abs((summary?.below?.probability ?? 0) - 0.2064)).toBeLessThan(0.012);
    expect(summary?.missing).toBe(0);
    expect(ranking[0]?.map(({ input }) => input)).toEqual([1, 0]);
  });

  it('is the same however its blocks are split', () => {
    const numbers = all(simulation);
    const together = summarize(simulation, blocksOf(simulation, numbers), [null]);
    const even = blocksOf(
      simulation,
      numbers.filter((at) => at % 2 === 0),
    );
    const odd = blocksOf(
      simulation,
      numbers.filter((at) => at % 2 === 1),
    );
    expect(summarize(simulation, [...odd.reverse(), ...even], [null])).toEqual(together);
  });

  it('counts the runs in which a figure has no value, and leaves them out', () => {
    const half: Simulation = {
      ...simulation,
      inputs: [{ input: b, distribution: { kind: 'discrete', values: [0, 4], weights: [1, 3] } }],
      correlations: [],
      figures: [{ id: 'part' }],
      runs: 1_000,
    };
    const [summary] = summarize(half, blocksOf(half, [0]), [null]).summaries;
    expect(summary).toMatchObject({ missing: 250, mean: 0.75, min: 0.75, max: 0.75, sd: 0 });
  });
});

describe('a summary', () => {
  it('has the percentiles of Excel', () => {
    const sorted = Float64Array.of(1, 2, 3, 4);
    // PERCENTILE.INC({1;2;3;4}; 0,3) = 1,9, from its documentation.
    expect(percentileOf(sorted, 0.3)).toBeCloseTo(1.9, 12);
    expect(percentileOf(sorted, 1)).toBe(4);
  });

  it('is by hand that of a few values', () => {
    const summary = summaryOf(Float64Array.of(4, Number.NaN, 2, 8, 2), 4);
    expect(summary).toMatchObject({ mean: 4, min: 2, max: 8, missing: 1 });
    expect(summary.sd).toBeCloseTo(Math.sqrt(8), 12);
    expect(summary.below).toEqual({ target: 4, probability: 0.5 });
    expect(summary.histogram?.counts.reduce((total, count) => total + count, 0)).toBe(4);
  });

  it('of no values at all says nothing', () => {
    expect(summaryOf(Float64Array.of(Number.NaN), 4)).toMatchObject({
      mean: null,
      sd: null,
      min: null,
      missing: 1,
      below: null,
      histogram: null,
    });
  });
});

describe('a tornado', () => {
  it('moves one input at a time and puts the widest first', () => {
    const inputs = [
      { input: b, low: 1, high: 3, today: 2 },
      { input: a, low: 0, high: 9, today: 3 },
      { input: word, low: 0, high: 1, today: 0 },
    ];
    const bars = bySwing([...tornadoBars(setup, { inputs, figure: { id: 'sum' } })], 5);
    expect(bars).toEqual([
      { input: 1, low: 2, high: 11, swing: 9 },
      { input: 0, low: 4, high: 6, swing: 2 },
      { input: 2, low: 5, high: 5, swing: 0 },
    ]);
  });

  it('puts one with a single end where that end is from today', () => {
    const bar = (input: number, low: number | null, high: number | null) => ({
      input,
      low,
      high,
      swing: low === null || high === null ? null : Math.abs(high - low),
    });
    const bars = [
      bar(0, 4, 6),
      bar(1, null, 15),
      bar(2, 1, null),
      bar(3, null, null),
      bar(4, 5, 5),
    ];
    const order = (base: number | null) => bySwing(bars, base).map(({ input }) => input);
    expect(order(5)).toEqual([1, 2, 0, 3, 4]);
    // Without a figure today nothing says how far an end is from it.
    expect(order(null)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a table', () => {
  it('has a row a value and a column a value, for each figure', () => {
    const table = {
      rows: { input: a, values: [1, 2] },
      columns: { input: b, values: [0, 5] },
      figures: [{ id: 'sum' }, { id: 'part' }],
    };
    expect([...tableRows(setup, table)]).toEqual([
      [
        [1, 6],
        [null, 0.2],
      ],
      [
        [2, 7],
        [null, 0.4],
      ],
    ]);
  });

  it('of one input has one column; choices go by their position', () => {
    const table = { rows: { input: word, values: [0, 1] }, figures: [{ id: 'chosen' }] };
    expect([...tableRows(setup, table)]).toEqual([[[3]], [[-3]]]);
  });
});
