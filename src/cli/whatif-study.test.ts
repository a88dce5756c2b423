import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLines, runWith } from './testing/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'abaco-study-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (...args: string[]) => runWith(['whatif', 'sample', ...args], '', folder);

async function answer(...args: string[]): Promise<unknown> {
  const { status, out, errors } = await ask(...args);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  return parseLines(out)[0];
}

function studyFile(content: unknown): string {
  const name = 'study.json';
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return name;
}

const uniform = { kind: 'uniform', low: 5, high: 15 };
const uncertain = { inputs: [{ input: 'rate', distribution: uniform }], target: { interest: 75 } };

describe('a study that is all in its file', () => {
  test.each<[string, object, string[]]>([
    [
      'seek',
      { figure: 'interest', target: 250, by: 'rate', from: 2, to: 30 },
      ['--seek', 'interest=250', '--by', 'rate', '--from', '2', '--to', '30'],
    ],
    [
      'table',
      {
        figures: ['interest', 'ratio'],
        rows: { input: 'rate', values: [10, 15, 20] },
        columns: { input: 'kind', values: ['a', 'b'] },
      },
      ['--table', 'interest,ratio', '--rows', 'rate=10:20:5', '--columns', 'kind=a,b'],
    ],
    [
      'tornado',
      { figure: 'interest', spread: 20, inputs: ['rate', 'amount'] },
      ['--tornado', 'interest', '--spread', '20%', '--inputs', 'rate,amount'],
    ],
    ['tornado', { figure: 'ratio' }, ['--tornado', 'ratio']],
    ['tornado', { figure: 'ratio', spread: 'range' }, ['--tornado', 'ratio', '--spread', 'range']],
  ])('%s answers what its options do', async (kind, members, options) => {
    const file = studyFile({ kind, tool: 'sample', name: 'x', ...members });
    expect(await answer('--study', file)).toEqual(await answer(...options));
  });

  test('simulation answers what its options do, and takes other runs', async () => {
    const file = studyFile({ kind: 'simulation', figures: ['interest'], ...uncertain, runs: 2000 });
    const asked = await answer('--study', file);
    expect(asked).toMatchObject({ kind: 'simulation', runs: 2000, seed: 7 });
    expect(asked).toEqual(await answer('--simulate', 'interest', '--study', file));
    expect(await answer('--study', file, '--runs', '1000', '--seed', '9')).toMatchObject({
      runs: 1000,
      seed: 9,
    });
  });

  test('scenarios side by side, each with why it differs', async () => {
    const file = studyFile({
      kind: 'scenarios',
      figures: ['interest'],
      scenarios: [{ name: 'Doble', values: { amount: 2000, rate: 15 } }],
    });
    // 100 to 300: halves of 1000 × (10 % + 15 %) and of 5 % × (1000 + 2000).
    expect(await answer('--study', file)).toEqual({
      kind: 'scenarios',
      figures: ['interest'],
      base: { interest: 100 },
      scenarios: [
        {
          name: 'Doble',
          values: { amount: 2000, rate: 15 },
          figures: { interest: 300 },
          parts: {
            interest: [
              { input: 'amount', from: 1000, to: 2000, effect: 125 },
              { input: 'rate', from: 10, to: 15, effect: 75 },
            ],
          },
        },
      ],
    });
  });

  test.each<[string, unknown, string]>([
    [
      'an unknown address',
      { kind: 'tornado', figure: 'x' },
      'estudio: figure = "x": «x» no nombra',
    ],
    ['no kind', uncertain, 'estudio: kind = nada: debe ser seek'],
    [
      'low above high',
      { kind: 'seek', figure: 'interest', target: 1, by: 'rate', from: 3, to: 2 },
      'estudio: from = 3: es mayor que «to» (2)',
    ],
  ])('is refused by place: %s', async (_, content, message) => {
    const { status, out, errors } = await ask('--study', studyFile(content));
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toContain(message);
  });

  test('takes no options of another question', async () => {
    const { status, errors } = await ask('--study', 'x.json', '--tornado', 'interest');
    expect(status).toBe(2);
    expect(errors).toContain('no se combina con');
  });
});
