import { describe, expect, test } from 'vitest';
import { loadTool, toolIds } from '../tool/check/folder.ts';
import { run } from './run.ts';
import { DEFAULTS, Kept, parseLines, runWith } from './testing/run.ts';

// 1000 × 10 % = 100; 1000 ÷ 10 = 100.
describe('--only', () => {
  test.each(['json', 'ndjson'])(
    'chooses outputs in %s, in the order of the tool',
    async (format) => {
      const args = ['sample', '--only', 'ratio, interest', '--format', format];
      const { status, out, errors } = await runWith(args);
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      expect(out).toBe(
        `${JSON.stringify({ tool: 'sample', inputs: DEFAULTS, outputs: { interest: 100, ratio: 100 } })}\n`,
      );
    },
  );

  test('chooses columns of a CSV, which still reads back as an input', async () => {
    const { out } = await runWith(
      ['sample', '--only=ratio', '--format=csv', '--in=-'],
      '{"rate":20}\n{}',
    );
    const [header = '', first = '', second = ''] = out.split('\n');
    expect(header).toBe('amount;rate;note;kind;active;day;homes;tries;ratio;error');
    expect(first).toBe('1000;20;;a;true;2025-01-31;[];[1,2];50;');
    expect(second).toBe('1000;10;;a;true;2025-01-31;[];[1,2];100;');
  });

  test.each([
    ['ratoi', /^sample no tiene la salida «ratoi»\. ¿Quizás ratio\?\n$/],
    ['interest,zzzzzzzz', /«zzzzzzzz»\. Existen interest, .*ratio/],
    ['ratio.deep', /«ratio\.deep»/],
    ['__proto__', /«__proto__»/],
    ['ratio,', /--only lleva nombres separados por comas/],
  ])('%s is refused', async (names, message) => {
    const { status, out, errors } = await runWith(['sample', '--only', names]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toMatch(message);
  });

  test('a list has no column', async () => {
    const { status, out, errors } = await runWith(['sample', '--only', 'homes', '--format', 'csv']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toBe('«homes» no es de un solo valor: está solo en JSON\n');
  });
});

async function calc(id: string, ...more: string[]): Promise<Record<string, unknown>> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  async function* stdin() {
    yield await Promise.resolve(Buffer.from('{}'));
  }
  const tools = { ids: toolIds, load: loadTool, all: () => Promise.resolve(new Map()) };
  const status = await run([id, ...more], { stdin: stdin(), stdout, stderr, folder: '.', tools });
  expect({ status, errors: stderr.text }).toEqual({ status: 0, errors: '' });
  return parseLines(stdout.text)[0]?.['outputs'] as Record<string, unknown>;
}

test.each(await toolIds())('each output of %s alone is what it is among all', async (id) => {
  const all = await calc(id);
  for (const [name, value] of Object.entries(all)) {
    expect(await calc(id, '--only', name)).toEqual({ [name]: value });
  }
});

test('a part of a group, and what only a fuller document has', async () => {
  const { solved } = (await calc('vdt-analysis')) as { solved: { payment: number } };
  expect(await calc('vdt-analysis', '--only', 'solved.payment')).toEqual({
    solved: { payment: solved.payment },
  });
  expect(await calc('operatormax', '--only', 'incomes.i1')).toEqual({ incomes: {} });
});
