import { describe, expect, it } from 'vitest';
import { Calculation } from './calculation.ts';
import { matrixRows } from './matrix.ts';
import { outputs, scalarOutputs } from './outputs.ts';
import { givenAdvice } from './rankings.ts';
import { portfolio } from '../testing/portfolio.ts';
import type { Document } from '../contract/tool.ts';

function calculation(changes: Document = {}): Calculation {
  return new Calculation(portfolio, { ...portfolio.document.initial(), ...changes });
}

const record = (name: string, price: number | null, rent: number | null, risk = 1) => ({
  name,
  price,
  rent,
  risk,
  sold: null,
});

describe('outputs', () => {
  it('are all that is computed, nested by dots, unrounded, internal ones left out', () => {
    // By hand: yields 10/200 = 5 % and 6/100 = 6 %, mean 5.5 %; 300 × 1.1 = 330, × 1.1 = 363.
    expect(outputs(portfolio, calculation())).toEqual({
      total: 300,
      mean: 5.5,
      colors: { mean: 'red' },
      future: expect.closeTo(363, 9),
      missing: null,
      perGoal: null,
      loss: -700,
      flow: -700,
      only: null,
      flag: true,
      say: 'modo simple',
      deep: { er: { value: 7 } },
      schedule: [
        { value: expect.closeTo(330, 9), color: 'orange', parts: { half: expect.closeTo(165, 9) } },
        {
          value: expect.closeTo(363, 9),
          color: 'green',
          parts: { half: expect.closeTo(181.5, 9) },
        },
      ],
      properties: [
        { name: 'Apto', yield: { gross: 5, color: 'red' } },
        { name: 'Casa', yield: { gross: 6, color: 'orange' } },
      ],
      best: ['Casa', 'Apto'],
      worst: 'Apto',
      risky: [],
      grid: [
        [expect.closeTo(315, 9), expect.closeTo(330, 9)],
        [expect.closeTo(330.75, 9), expect.closeTo(363, 9)],
        [expect.closeTo(347.2875, 9), expect.closeTo(399.3, 9)],
      ],
      series: { values: [expect.closeTo(330, 9), expect.closeTo(363, 9)] },
      names: ['Apto', 'Casa'],
      recommendations: ['low', 'dear:Apto'],
    });
  });

  it('carry JSON: no value of theirs is lost on the way', () => {
    const all = outputs(portfolio, calculation({ goal: 500, mode: 'full' }));
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  it('have their scalars by id too, colours among them', () => {
    const scalars = scalarOutputs(portfolio, calculation());
    expect(scalars).toMatchObject({ total: 300, 'colors.mean': 'red', 'deep.er.value': 7 });
    expect(scalars).not.toHaveProperty('step');
  });

  it('count a ranking of one record among the scalars, and no list', () => {
    const scalars = scalarOutputs(portfolio, calculation());
    expect(scalars).toMatchObject({ worst: 'Apto' });
    expect(Object.keys(scalars)).not.toContain('best');
  });

  it('have the scalars of their own shape where the tool gives them one', () => {
    const shaped = {
      ...portfolio,
      outputs: () => ({ a: 1, b: { c: null, d: [2], e: { f: 'x' } } }),
    };
    expect(scalarOutputs(shaped, calculation())).toEqual({ a: 1, 'b.c': null, 'b.e.f': 'x' });
  });

  it.each([
    [8, 'green'],
    [7.999_999_999_9, 'green'],
    [7.999_999, 'orange'],
    [6, 'orange'],
    [5.999_999_999_9, 'orange'],
    [5.999_999, 'red'],
    [-3, 'red'],
  ])('are coloured from the threshold on: %d %% is %s', (value, colour) => {
    const one = calculation({ properties: [record('A', 100, value)] });
    expect(scalarOutputs(portfolio, one)['colors.mean']).toBe(colour);
  });

  it('have no colour without a value', () => {
    const one = calculation({ properties: [record('A', 0, 5)] });
    expect(scalarOutputs(portfolio, one)).toMatchObject({ mean: null, 'colors.mean': null });
  });
});

describe('rankings', () => {
  const select = (...properties: ReturnType<typeof record>[]) =>
    outputs(portfolio, calculation({ properties }));

  it('keep the order of the list among equals', () => {
    expect(
      select(record('A', 100, 5), record('B', 100, 9), record('C', 200, 18), record('D', 100, 5)),
    ).toMatchObject({ best: ['B', 'C'], worst: 'A' });
  });

  it('put last what has no value, in either order', () => {
    const none = record('none', 0, 1);
    expect(select(none, record('A', 100, 5))).toMatchObject({ best: ['A', 'none'], worst: 'A' });
    expect(select(none, record('A', 100, -5))).toMatchObject({ best: ['A', 'none'], worst: 'A' });
  });

  it('leave out what does not meet their condition', () => {
    expect(select(record('A', 1, 1, 1), record('B', 1, 1, 2), record('C', 1, 1, 3))).toMatchObject({
      risky: ['B', 'C'],
    });
  });

  it('of nothing are an empty list, and null where one value is asked', () => {
    expect(outputs(portfolio, calculation({ properties: [] }))).toMatchObject({
      best: [],
      worst: null,
      recommendations: [],
    });
  });
});

describe('advice', () => {
  it('comes in the declared order, with formatted values, once per record', () => {
    expect(givenAdvice(calculation())).toEqual([
      { id: 'low', level: 'warning', message: 'Media de 5,50\u00a0%', notice: false },
      {
        id: 'dear:Apto',
        level: 'info',
        message: 'Apto cuesta $\u00a0200, de $\u00a0300',
        notice: false,
      },
      { id: 'hello', level: 'info', message: 'Hola', notice: true },
    ]);
  });

  it('is not given where its condition has no value', () => {
    const ids = givenAdvice(calculation({ properties: [record('A', 0, 5)] })).map(({ id }) => id);
    expect(ids).toEqual([]);
  });
});

describe('a matrix', () => {
  it('comes row by row', () => {
    const document = { ...portfolio.document.initial(), terms: [1], rates: [0, 100] };
    expect([...matrixRows(portfolio, document, 'grid')]).toEqual([[300, 600]]);
  });

  it('has null where the output has no value, and is empty without an axis', () => {
    const properties = [record('A', null, 5)];
    const document = { ...portfolio.document.initial(), terms: [1], rates: [10], properties };
    expect([...matrixRows(portfolio, document, 'grid')]).toEqual([[null]]);
    expect([...matrixRows(portfolio, { ...document, terms: [] }, 'grid')]).toEqual([]);
    expect(() => [...matrixRows(portfolio, document, 'other')]).toThrow(RangeError);
  });
});
