import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, givenAdvice, kinds, outputs } from '../../src/tool/index.ts';
import tool from './tool.ts';

interface Answer {
  readonly averageScore: number | null;
  readonly zones: readonly { readonly zone: string; readonly score: number }[];
  readonly bestOpportunities: readonly string[];
}

function calculation(zones: readonly object[]): Calculation {
  const checked = tool.document.check({ zones });
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const levels = fc.constantFrom('Bajo', 'Medio', 'Alto');
const zone = fc.record({
  capRate: tenths(0, 20),
  vacancyRate: tenths(0, 100),
  appreciationRate: tenths(-10, 20),
  marketTrend: fc.constantFrom('Bajista', 'Estable', 'Alcista'),
  riskLevel: levels,
  supplyLevel: levels,
  demandLevel: levels,
});

describe('zones', () => {
  test('score between what falls fastest and the caps of all parts', () => {
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 8 }), (zones) => {
        const named = zones.map((each, index) => ({ ...each, zone: String(index) }));
        const given = outputs(tool, calculation(named)) as unknown as Answer;
        const scores = given.zones.map(({ score }) => score);
        expect(Math.max(...scores)).toBeLessThanOrEqual(100);
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(-20);
        expect(given.bestOpportunities.length).toBeLessThanOrEqual(3);
        const best = given.bestOpportunities.map((name) => scores[Number(name)] ?? 0);
        expect(best).toEqual(best.toSorted((a, b) => b - a));
        for (const name of given.bestOpportunities) {
          expect(named[Number(name)]?.capRate).toBeGreaterThan(7);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of the same score come as the best in the order of the list', () => {
    // What one zone has in cap rate the other has in appreciation: added up in another order.
    const rates = fc.integer({ min: 71, max: 100 });
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 20 }), (cap, shift) => {
        const of = (zone: string, capTenths: number, appreciationTenths: number) => ({
          zone,
          capRate: capTenths / 10,
          appreciationRate: appreciationTenths / 10,
          vacancyRate: 3.3,
        });
        const zones = [of('A', cap, cap + shift), of('B', cap + shift, cap)];
        const best = (given: readonly object[]) =>
          (outputs(tool, calculation(given)) as unknown as Answer).bestOpportunities;
        expect(best(zones)).toEqual(['A', 'B']);
        expect(best(zones.toReversed())).toEqual(['B', 'A']);
      }),
      { numRuns: 100 },
    );
  });

  test('are advised upon with the figures in the words', () => {
    const given = givenAdvice(
      calculation([{ zone: 'A', capRate: 5.5, vacancyRate: 9, marketTrend: 'Bajista' }]),
    );
    expect(given.map(({ id }) => id)).toEqual(['capRate', 'vacancy', 'bearish']);
    expect(given[0]?.message).toContain('5,50\u00a0%');
    expect(given[1]?.message).toContain('9,00\u00a0%');
  });

  test('take opportunities as a list, and keep them as one text', () => {
    const { document } = calculation([{ opportunities: ['Metro', 'Universidades'], threats: [] }]);
    expect(document['zones']).toMatchObject([
      { opportunities: 'Metro; Universidades', threats: '' },
    ]);
  });
});

test.each([
  ['Al alza', 'Alcista'],
  ['a la baja', 'Bajista'],
  ['Estable', 'Estable'],
])('a market that is «%s» is %s', (said, value) => {
  const trend = calculation([]).declaration.lists['zones']?.fields['marketTrend'];
  expect(trend && kinds.choice.parse(said, trend)).toEqual({ value });
});
