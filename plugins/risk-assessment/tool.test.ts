import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, givenAdvice, kinds, outputs } from '../../src/tool/index.ts';
import tool from './tool.ts';

interface Answer {
  readonly matrix: Readonly<Record<string, number>>;
  readonly statusCounts: Readonly<Record<string, number>>;
  readonly priorityPlan: readonly string[];
}

function calculation(factors: readonly object[]): Calculation {
  const checked = tool.document.check({ factors });
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

const IMPACTS = ['Alto', 'Medio', 'Bajo'];
const PROBABILITIES = ['Baja', 'Media', 'Alta'];
const factor = fc.record({
  weight: fc.integer({ min: 1, max: 50 }),
  score: fc.integer({ min: 10, max: 100 }).map((value) => value / 10),
  impact: fc.constantFrom(...IMPACTS),
  probability: fc.constantFrom(...PROBABILITIES),
  status: fc.constantFrom('Identificado', 'En Proceso', 'Mitigado', 'Aceptado'),
});
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('the factors', () => {
  test('are counted once by level, once by status and once by place', () => {
    fc.assert(
      fc.property(fc.array(factor, { maxLength: 15 }), (factors) => {
        const given = calculation(factors);
        const { matrix, statusCounts, priorityPlan } = outputs(tool, given) as unknown as Answer;
        expect(sum(matrix)).toBe(factors.length);
        expect(sum(statusCounts)).toBe(factors.length);
        expect(priorityPlan.length).toBe(
          Math.min(3, factors.filter(({ status }) => status !== 'Mitigado').length),
        );
        IMPACTS.forEach((impact, row) => {
          for (const probability of PROBABILITIES) {
            const count = factors.filter(
              (each) => each.impact === impact && each.probability === probability,
            ).length;
            expect(given.value({ id: probability, table: 'places', row })).toBe(count);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  test('are as severe as their place in the matrix: from the corner at 0 to the one at 1', () => {
    const given = calculation([]);
    const heat = (id: string, row: number) =>
      given.value({ id: `heat${id}`, table: 'places', row });
    expect(heat('Baja', 2)).toBe(0);
    expect(heat('Alta', 0)).toBe(1);
    // Impact 2 by probability 2, of 9, without the 1 of the calm corner.
    expect(heat('Media', 1)).toBe(3 / 8);
  });

  test('are warned of where their weights do not add up to 100', () => {
    const notices = (weights: readonly number[]) =>
      givenAdvice(calculation(weights.map((weight) => ({ weight })))).filter(
        ({ notice }) => notice,
      );
    expect(notices([50, 50])).toEqual([]);
    expect(notices([33.3, 33.4, 33.3])).toEqual([]);
    const [warning] = notices([50, 40]);
    expect(warning?.message).toContain('Los pesos suman 90,00\u00a0%');
  });
});

test.each(['Operativo', 'operativos', 'Operativa'])(
  'a risk that is «%s» is one of operation',
  (said) => {
    const category = calculation([]).declaration.lists['factors']?.fields['category'];
    expect(category && kinds.choice.parse(said, category)).toEqual({ value: 'Operacional' });
  },
);
