import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLines, runWith } from './testing/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'abaco-whatif-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(folder, name), text);
  return name;
}

const ask = (...args: string[]) => runWith(['whatif', 'sample', ...args], '', folder);

async function answer(...args: string[]): Promise<Record<string, unknown>> {
  const { status, out, errors } = await ask(...args);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  return parseLines(out)[0] ?? {};
}

describe('--seek', () => {
  test('the value for a target, by hand: 1000 × 25 % = 250', async () => {
    expect(await answer('--seek', 'interest=250', '--by', 'rate')).toEqual({
      kind: 'seek',
      figure: 'interest',
      target: 250,
      by: 'rate',
      solutions: [{ value: 25, figure: 250 }],
      nearest: { value: 25, figure: 250 },
      // The rate is from 0 to 30.
      reach: { from: 0, to: 300 },
      moves: true,
    });
  });

  test('out of reach: none, with the nearest', async () => {
    expect(await answer('--seek', 'interest=301', '--by', 'rate')).toMatchObject({
      solutions: [],
      nearest: { value: 30, figure: 300 },
      reach: { from: 0, to: 300 },
    });
    expect(await answer('--seek=interest=250', '--by=rate', '--from=2', '--to=20')).toMatchObject({
      solutions: [],
      nearest: { value: 20, figure: 200 },
    });
  });

  test('an input that does not move the figure', async () => {
    expect(await answer('--seek', 'ratio=7', '--by', 'active')).toMatchObject({
      solutions: [],
      moves: false,
    });
  });

  test('a cell of a record, of a document from standard input', async () => {
    const { out } = await runWith(
      ['whatif', 'sample', '--in', '-', '--seek', 'prices=12', '--by', 'homes[id=b].price'],
      '{"homes": [{"id": "a", "price": 5}, {"id": "b", "price": 1}]}',
    );
    expect(parseLines(out)[0]).toMatchObject({ solutions: [{ value: 7, figure: 12 }] });
  });
});

describe('--table', () => {
  test('one and two ways, ranges and lists', async () => {
    expect(
      await answer(
        '--table',
        'interest,ratio',
        '--rows',
        'rate=10:20:5',
        '--columns',
        'amount=100,200',
      ),
    ).toEqual({
      kind: 'table',
      figures: ['interest', 'ratio'],
      rows: { input: 'rate', values: [10, 15, 20] },
      columns: { input: 'amount', values: [100, 200] },
      values: {
        interest: [
          [10, 20],
          [15, 30],
          [20, 40],
        ],
        ratio: [
          [10, 20],
          [100 / 15, 200 / 15],
          [5, 10],
        ],
      },
    });
    expect(await answer('--table', 'interest', '--rows', 'rate=0.1:0.3:0.1')).toMatchObject({
      rows: { values: [0.1, 0.2, 0.3] },
      columns: null,
      values: { interest: [[(1000 * 0.1) / 100], [(1000 * 0.2) / 100], [(1000 * 0.3) / 100]] },
    });
  });

  test('yes or no', async () => {
    expect(await answer('--table', 'interest', '--rows', 'active=true,false')).toMatchObject({
      rows: { values: [true, false] },
      values: { interest: [[100], [100]] },
    });
  });
});

describe('--tornado', () => {
  test('by swing, the largest first', async () => {
    // Amount ± 10 %: 90 and 110. Rate ± 10 %: 9 and 11 %. Equal swings keep the order of the inputs.
    expect(
      await answer('--tornado', 'interest', '--inputs', 'rate,amount', '--spread', '20%'),
    ).toEqual({
      kind: 'tornado',
      figure: 'interest',
      base: 100,
      bars: [
        {
          input: 'rate',
          low: { value: 8, figure: 80 },
          high: { value: 12, figure: 120 },
          swing: 40,
        },
        {
          input: 'amount',
          low: { value: 800, figure: 80 },
          high: { value: 1200, figure: 120 },
          swing: 40,
        },
      ],
    });
    const all = (await answer('--tornado', 'ratio')) as {
      bars: { input: string; swing: number }[];
    };
    // 1000 / 9 - 1000 / 11 = 20.2; 1100 / 10 - 900 / 10 = 20.
    expect(all.bars.map(({ input }) => input).slice(0, 2)).toEqual(['rate', 'amount']);
    expect(all.bars[0]?.swing).toBeCloseTo(1000 / 9 - 1000 / 11, 12);
  });
});

describe('--simulate', () => {
  const study = {
    inputs: [{ input: 'rate', distribution: { kind: 'uniform', low: 5, high: 15 } }],
    target: { interest: 75 },
  };

  test('has the moments of the distribution, and the same numbers for a seed', async () => {
    const name = file('study.json', study);
    const first = await answer(
      '--simulate',
      'interest',
      '--study',
      name,
      '--runs',
      '2000',
      '--seed',
      '7',
    );
    expect(first).toMatchObject({ kind: 'simulation', runs: 2000, seed: 7 });
    const figure = (first['figures'] as Record<string, Record<string, number>>)['interest'] ?? {};
    // Interest is uniform on 50 to 150: mean 100, deviation 100 / √12.
    expect(figure['mean']).toBeCloseTo(100, 1);
    expect(Math.abs((figure['sd'] ?? 0) - 100 / Math.sqrt(12))).toBeLessThan(0.1);
    expect(figure).toMatchObject({ missing: 0, below: { target: 75, probability: 0.25 } });
    expect(Object.keys(figure['percentiles'] ?? {})).toEqual([
      '5',
      '10',
      '25',
      '50',
      '75',
      '90',
      '95',
    ]);
    expect(first['ranking']).toEqual({ interest: [{ input: 'rate', correlation: 1 }] });
    expect(await answer('--simulate', 'interest', '--study', name, '--runs', '2000')).toEqual(
      first,
    );
    expect(
      await answer('--simulate', 'interest', '--study', name, '--runs', '2000', '--seed', '8'),
    ).not.toEqual(first);
  });

  const uniform = { kind: 'uniform', low: 5, high: 15 };
  const input = (name: string, distribution: unknown) => ({ input: name, distribution });
  test.each<[string, unknown, string]>([
    ['no inputs', {}, 'inputs = nada: debe ser una lista'],
    [
      'an unknown input',
      { inputs: [input('rat', uniform)] },
      'inputs[0].input = "rat": «rat» no nombra',
    ],
    ['a text', { inputs: [input('note', uniform)] }, 'es un texto'],
    [
      'twice',
      { inputs: [input('rate', uniform), input('rate', uniform)] },
      'inputs[1].input = "rate": está dos veces',
    ],
    ['an unknown kind', { inputs: [input('rate', { kind: 'gauss' })] }, 'inputs[0].distribution'],
    [
      'low above high',
      { inputs: [input('rate', { kind: 'uniform', low: 9, high: 8 })] },
      'inputs[0].distribution.low = 9: debe ser menor que «high» (8)',
    ],
    [
      'a mode outside',
      { inputs: [input('rate', { kind: 'pert', low: 1, mode: 9, high: 8 })] },
      'inputs[0].distribution.mode = 9',
    ],
    [
      'no deviation',
      { inputs: [input('rate', { kind: 'normal', mean: 9, sd: 0 })] },
      'inputs[0].distribution.sd = 0',
    ],
    [
      'a missing number',
      { inputs: [input('rate', { kind: 'normal', mean: 9 })] },
      'inputs[0].distribution.sd = nada',
    ],
    [
      'weights of 0',
      { inputs: [input('rate', { kind: 'discrete', values: [1, 2], weights: [0, 0] })] },
      'todos los pesos son 0',
    ],
    [
      'weights that lack',
      { inputs: [input('rate', { kind: 'discrete', values: [1, 2], weights: [1] })] },
      'debe ser una lista de 2 pesos',
    ],
    [
      'values out of bounds',
      { inputs: [input('rate', { kind: 'discrete', values: [31], weights: [1] })] },
      'values[0] = 31: supera el máximo 30',
    ],
    [
      'all of it out of bounds',
      { inputs: [input('rate', { kind: 'uniform', low: 40, high: 50 })] },
      'fuera de los límites',
    ],
    ['a distribution for a choice', { inputs: [input('kind', uniform)] }, 'usa discrete'],
    [
      'a part that is none',
      { inputs: [input('rate', { ...uniform, sd: 3 })] },
      'inputs[0].distribution.sd',
    ],
    [
      'a correlation with what is certain',
      { inputs: [input('rate', uniform)], correlations: [{ a: 'rate', b: 'amount', rho: 0.5 }] },
      'correlations[0].b = "amount": no está entre',
    ],
    [
      'a correlation above 1',
      {
        inputs: [input('rate', uniform), input('amount', { kind: 'normal', mean: 1000, sd: 100 })],
        correlations: [{ a: 'rate', b: 'amount', rho: 1.2 }],
      },
      'correlations[0].rho = 1.2',
    ],
    ['an unknown target', { ...study, target: { interes: 5 } }, 'target.interes'],
  ])('refuses %s, by place', async (_, content, message) => {
    const { status, out, errors } = await ask(
      '--simulate',
      'interest',
      '--study',
      file('bad.json', content),
    );
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toContain('estudio: ');
    expect(errors).toContain(message);
  });

  test('refuses impossible correlations and too much work', async () => {
    const three = {
      inputs: ['rate', 'amount', 'homes[id=a].price'].map((name) =>
        input(name, { kind: 'uniform', low: 1, high: 9 }),
      ),
      correlations: [
        { a: 'rate', b: 'amount', rho: 0.9 },
        { a: 'rate', b: 'homes[id=a].price', rho: 0.9 },
        { a: 'amount', b: 'homes[id=a].price', rho: -0.9 },
      ],
    };
    const base = file('base.json', { homes: [{ id: 'a', price: 5 }] });
    const impossible = await ask(
      '--in',
      base,
      '--simulate',
      'prices',
      '--study',
      file('c.json', three),
    );
    expect(impossible.status).toBe(2);
    expect(impossible.errors).toContain('son imposibles juntas');
    const much = await ask(
      '--simulate',
      'interest',
      '--study',
      file('study.json', study),
      '--runs',
      '1000001',
    );
    expect(much.errors).toContain('runs = 1000001: debe ser un número entero entre 1 y 1.000.000');
  });

  test('says why a file is no study', async () => {
    const { status, errors } = await ask(
      '--simulate',
      'interest',
      '--study',
      file('s.json', '{"inputs": ['),
    );
    expect(status).toBe(2);
    expect(errors).toContain('--study: JSON ilegible');
  });
});

describe('--explain', () => {
  test('shares the difference among the inputs that differ', async () => {
    const against = file('b.json', { amount: 2000, rate: 15 });
    // 100 to 300: halves of 1000 × (10 % + 15 %) and of 5 % × (1000 + 2000).
    expect(await answer('--explain', 'interest', '--against', against)).toEqual({
      kind: 'explain',
      figure: 'interest',
      from: 100,
      to: 300,
      parts: [
        { input: 'amount', from: 1000, to: 2000, effect: 125 },
        { input: 'rate', from: 10, to: 15, effect: 75 },
      ],
      method: 'exact',
    });
  });

  test('says that other records are no difference of inputs', async () => {
    const against = file('b.json', { homes: [{ id: 'a', price: 5 }] });
    const { status, errors } = await ask('--explain', 'prices', '--against', against);
    expect(status).toBe(2);
    expect(errors).toContain('no tienen los mismos registros');
  });
});

describe('what can not be asked', () => {
  test.each<[readonly string[], string]>([
    [[], 'whatif: falta la pregunta'],
    [['--seek', 'interest=1'], 'a --seek le falta --by'],
    [['--seek', 'interest', '--by', 'rate'], '--seek se escribe CIFRA=META'],
    [['--seek', 'interest=mucho', '--by', 'rate'], '«mucho» no es un número'],
    [
      ['--seek', 'interes=1', '--by', 'rate'],
      '--seek: «interes» no nombra ningún dato de esta herramienta; ¿interest?',
    ],
    [['--seek', 'label=1', '--by', 'rate'], 'no es un número: no puede ser la cifra'],
    [['--seek', 'interest=1', '--by', 'note'], '--by: "note": «Nota» es un texto'],
    [['--seek', 'interest=1', '--by', 'homes[id=z].price'], '«z» ya no está'],
    [
      ['--seek', 'interest=1', '--by', 'rate', '--from', '9', '--to', '2'],
      '--from: 9: es mayor que «to» (2)',
    ],
    [['--seek', 'interest=1', '--by', 'rate', '--tornado', 'interest'], 'no se combina con'],
    [
      ['--seek', 'interest=1', '--by', 'rate', '--spread', '3'],
      '--seek no se combina con --spread',
    ],
    [['--table', 'interest', '--rows', 'rate=1:31:10'], '--rows: rate = 31: supera el máximo 30'],
    [['--table', 'interest', '--rows', 'rate=3:1:1'], 'desde:hasta:paso'],
    [['--table', 'interest', '--rows', 'kind=c'], '--rows: kind = "c": '],
    [
      ['--table', 'interest', '--rows', 'rate=1', '--columns', 'rate=2'],
      '--columns: "rate": ya está en «rows»',
    ],
    [
      ['--tornado', 'interest', '--spread', '0%'],
      '--spread: 0: debe ser un porcentaje entre 0 y 100, o "range"',
    ],
    [
      ['--simulate', 'interest,interest', '--study', 'study.json'],
      '--simulate: «interest» está dos veces',
    ],
    [['--tornado', 'interest', '--bogus', '1'], 'whatif no conoce la opción «--bogus»'],
    [['otra', '--tornado', 'interest'], 'sobra «otra»'],
  ])('%j: %s', async (args, message) => {
    const { status, out, errors } = await ask(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toContain(message);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a document that is none is told as anywhere', async () => {
    const { status, errors } = await ask(
      '--in',
      file('bad.json', { rate: 45 }),
      '--tornado',
      'interest',
    );
    expect(status).toBe(2);
    expect(errors).toBe('caso 1: rate = 45: supera el máximo 30\n');
  });
});
