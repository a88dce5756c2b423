import { describe, expect, it } from 'vitest';
import type { Model } from '../engine/index.ts';
import { explainDifference, overOrders, type Player, shapley } from './explain.ts';

const setOf =
  (value: (members: readonly number[]) => number, players: number) =>
  (isIn: (player: number) => boolean): number =>
    value(Array.from({ length: players }, (_, i) => i).filter(isIn));

describe('Shapley values', () => {
  it('of the airport game are those of Littlechild and Owen (1973)', () => {
    // A runway as long as the largest plane needs: each part is shared by those who need it.
    const costs = [1, 3, 3, 8];
    const game = setOf((members) => Math.max(0, ...members.map((i) => costs[i] as number)), 4);
    const expected = [1 / 4, 1 / 4 + 2 / 3, 1 / 4 + 2 / 3, 1 / 4 + 2 / 3 + 5];
    for (const [at, value] of shapley(4, game).entries()) {
      expect(value).toBeCloseTo(expected[at] as number, 12);
    }
  });

  it('of gloves are 2/3 for the only left one', () => {
    const game = setOf((members) => (members.includes(0) && members.length > 1 ? 1 : 0), 3);
    const [left, ...right] = shapley(3, game);
    expect(left).toBeCloseTo(2 / 3, 12);
    for (const value of right) expect(value).toBeCloseTo(1 / 6, 12);
  });

  it('over drawn orders come near, and sum to the whole', () => {
    const costs = [1, 3, 3, 8];
    const game = setOf((members) => Math.max(0, ...members.map((i) => costs[i] as number)), 4);
    const drawn = overOrders(4, game);
    expect(drawn.reduce((sum, value) => sum + value, 0)).toBeCloseTo(8, 9);
    expect(drawn[3]).toBeCloseTo(5 + 11 / 12, 0);
  });
});

const number = { type: 'number' } as const;

function explained(expression: string, from: readonly number[], to: readonly number[]) {
  const ids = from.map((_, i) => `x${i}`);
  const model: Model = {
    inputs: Object.fromEntries(ids.map((id) => [id, number])),
    formulas: { y: { expression } },
    tables: {},
  };
  const players = ids.map(
    (id, i): Player => ({
      changes: [{ input: { ref: { id } }, from: from[i] as number, to: to[i] as number }],
    }),
  );
  const data = {
    scalars: Object.fromEntries(ids.map((id, i) => [id, from[i] as number])),
    lists: {},
  };
  return explainDifference({ model, data }, { players, figure: { id: 'y' } });
}

describe('a difference', () => {
  it('of a product is shared as by hand', () => {
    // 2 × 5 → 3 × 9: halves of (5 + 9) × 1 and of (2 + 3) × 4.
    expect(explained('x0 * x1', [2, 5], [3, 9])).toEqual({
      from: 10,
      to: 27,
      effects: [7, 10],
      method: 'exact',
    });
  });

  it("of a sum of twenty inputs is each input's own, and sums to the whole", () => {
    const from = Array.from({ length: 20 }, (_, i) => i / 3);
    const to = from.map((value, i) => value * 1.1 + i ** 1.5 / 7);
    const outcome = explained(from.map((_, i) => `x${i}`).join(' + '), from, to);
    expect(outcome?.method).toBe('sampled');
    outcome?.effects.forEach((effect, i) =>
      expect(effect).toBeCloseTo((to[i] as number) - (from[i] as number), 9),
    );
    const total = outcome?.effects.reduce((sum, effect) => sum + effect, 0) ?? Number.NaN;
    expect(total).toBeCloseTo((outcome?.to ?? 0) - (outcome?.from ?? 0), 12);
  });

  it('has no explanation where the figure has no value on the way', () => {
    expect(explained('x0 / x1', [1, 2], [1, 0])).toBeNull();
  });
});
