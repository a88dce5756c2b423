import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { unescapeFormula } from '../tool/text/formula-like.ts';
import { loadTool, toolIds } from '../tool/check/folder.ts';
import { run } from './run.ts';
import { Kept, parseLines } from './testing/run.ts';

const PLUGINS = new URL('../../plugins/', import.meta.url);

interface Case {
  readonly inputs: object;
  readonly refused?: unknown;
}

function casesOf(id: string): Case[] {
  const file = new URL(`${id}/cases.json`, PLUGINS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Case[]) : [];
}

async function calc(id: string, format: string, text: string): Promise<string> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  async function* stdin() {
    yield await Promise.resolve(Buffer.from(text));
  }
  const tools = { ids: toolIds, load: loadTool, all: () => Promise.resolve(new Map()) };
  const around = { stdin: stdin(), stdout, stderr, folder: '.', tools };
  expect(await run([id, '--in', '-', '--format', format], around)).toBe(0);
  expect(stderr.text).toBe('');
  return stdout.text;
}

/** The paths of all values in a JSON object that stand in no list. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key));
}

const asCell = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
const isNumeric = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

const ids = (await toolIds()).filter((id) => casesOf(id).length > 0);

describe.each(ids)('the CSV of %s', { timeout: 60_000 }, (id) => {
  const inputs = casesOf(id).filter(({ refused }) => refused === undefined);
  const text = inputs.map((one) => JSON.stringify(one.inputs)).join('\n') + '\n{}';

  test('holds every output of a single value, of all cases in one file, and reads back', async () => {
    const json = parseLines(await calc(id, 'ndjson', text));
    const csv = await calc(id, 'csv', text);
    const { data } = Papa.parse<Record<string, string>>(csv.trimEnd(), {
      header: true,
      delimiter: ';',
    });
    expect(data).toHaveLength(json.length);
    json.forEach(({ outputs }, at) => {
      const row = data[at] ?? {};
      const wrong = leaves(outputs).filter(([path, value]) => {
        const [cell, expected] = [unescapeFormula(row[path] ?? 'no column'), asCell(value)];
        return isNumeric(expected) ? Number(cell) !== Number(expected) : cell !== expected;
      });
      expect(wrong).toEqual([]);
      expect(Object.keys(row).length).toBeGreaterThan(1);
    });
    // An empty cell stands for the default: an input that was emptied doesn't come back.
    const defaults = json.at(-1)?.['inputs'] as Record<string, unknown>;
    const emptied = json.map(({ inputs }) =>
      Object.entries(inputs as object).some(([name, value]) => value === null && defaults[name]),
    );
    const lines = (file: string) => file.trimEnd().split('\n').slice(1);
    const kept = (file: string) => lines(file).filter((_, at) => !emptied[at]);
    expect(kept(await calc(id, 'csv', csv))).toEqual(kept(csv));
  });
});
