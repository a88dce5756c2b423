import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { loadTool, toolIds } from '../tool/check/folder.ts';
import { casesOf } from '../tool/testing/case-files.ts';
import { run } from './run.ts';
import { catalogue, Kept } from './testing/run.ts';

interface Given {
  readonly inputs: object;
  readonly refused?: readonly string[];
}

/** The lines that a batch of cases gives. */
async function batch(id: string, cases: readonly object[]): Promise<string[]> {
  const tool = await loadTool(id);
  const stdin = Readable.from(cases.map((inputs) => Buffer.from(`${JSON.stringify(inputs)}\n`)));
  const [stdout, stderr] = [new Kept(), new Kept()];
  const tools = catalogue(...(tool ? [tool] : []));
  const args = [id, '--in', '-', '--format', 'ndjson'];
  await run(args, { stdin, stdout, stderr, folder: '.', tools });
  expect(stderr.text).toBe('');
  return stdout.text.trimEnd().split('\n');
}

const given = (await toolIds()).map((id) => {
  const cases = (casesOf(id) ?? []) as Given[];
  return { id, cases: cases.filter(({ refused }) => !refused).map(({ inputs }) => inputs) };
});

describe.each(given.filter(({ cases }) => cases.length > 1))('a batch of $id', ({ id, cases }) => {
  test('gives for each case the same, whichever came before', async () => {
    const forwards = await batch(id, cases);
    expect(forwards).toHaveLength(cases.length);
    expect((await batch(id, cases.toReversed())).toReversed()).toEqual(forwards);
  });
});
