import { extname } from 'node:path';
import type { Tool } from '../tool/index.ts';
import { Failure } from './failure.ts';
import { type InputCase, readDocument, readJson, readList, readObjects } from './json.ts';
import { readTable } from './table.ts';
import { decode, MAX_CASE, Preview } from './text.ts';

/** The cases of an input, in their order, a list per piece that was read. */
export interface Cases {
  /** Whether there may be many: then a bad one is reported in its place and the rest goes on. */
  readonly batch: boolean;
  readonly chunks: AsyncIterable<readonly InputCase[]>;
}

type Form = 'csv' | 'lines' | 'list' | 'object';

const FORM_OF: Readonly<Record<string, 'csv' | 'json' | 'lines'>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.ndjson': 'lines',
  '.jsonl': 'lines',
};

/**
 * Tells what an input is, by the extension of its name or else by its first characters.
 * @throws {Failure} where there is nothing in it
 */
export async function readCases(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  tool: Tool,
): Promise<Cases> {
  const text = new Preview(decode(bytes));
  await text.until((head) => head.trim() !== '');
  if (text.head.trim() === '') throw new Failure('la entrada está vacía: no hay ningún caso');
  switch (await formOf(text, name)) {
    case 'csv':
      return { batch: true, chunks: readTable(text, tool) };
    case 'lines':
      return { batch: true, chunks: readObjects(text.all()) };
    case 'list':
      return { batch: true, chunks: readList(text.all()) };
    case 'object':
      return { batch: false, chunks: readDocument(text) };
  }
}

async function formOf(text: Preview, name: string): Promise<Form> {
  const known = FORM_OF[extname(name).toLowerCase()];
  if (known === 'csv' || known === 'lines') return known;
  const start = text.head.trimStart()[0];
  if (start === '[') return 'list';
  if (start !== '{') return known === 'json' ? 'object' : 'csv';
  return (await isLines(text)) ? 'lines' : 'object';
}

/**
 * One object over several lines, or one on every line? Where the first line is no JSON, it is a
 * broken case of many only if the next one opens another: inside an object, a line that opens
 * one follows a bracket, a comma or a colon.
 */
async function isLines(text: Preview): Promise<boolean> {
  await text.until((head) => firstLines(head).length > 1);
  const [first = '', second] = firstLines(text.head);
  if (second === undefined) return first.length > MAX_CASE;
  if (!('raw' in readJson(first))) return second.startsWith('{') && !/[[{,:]$/.test(first);
  return true;
}

/** The first two lines that are not blank; the second may be cut. */
function firstLines(head: string): string[] {
  const start = head.trimStart();
  const end = start.indexOf('\n');
  if (end < 0) return [start];
  const second = start.slice(end).trimStart();
  return second === '' ? [start.slice(0, end).trimEnd()] : [start.slice(0, end).trimEnd(), second];
}
