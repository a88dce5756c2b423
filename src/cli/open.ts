import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Tool } from '../tool/index.ts';
import { nearest } from '../tool/text/nearest.ts';
import { Failure } from './failure.ts';
import { type Cases, readCases } from './read.ts';
import { readBytes } from './text.ts';

/** The tools that can be asked for. */
export interface Catalogue {
  readonly ids: () => Promise<readonly string[]>;
  readonly load: (id: string) => Promise<Tool | undefined>;
  readonly all: () => Promise<ReadonlyMap<string, Tool>>;
}

export interface Surroundings {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Where relative paths start. */
  readonly folder: string;
  readonly tools: Catalogue;
}

/** @throws {Failure} where there is no such tool */
export async function findTool(tools: Catalogue, id: string): Promise<Tool> {
  const tool = await tools.load(id);
  if (tool) return tool;
  const near = nearest(id, await tools.ids());
  const hint = near.length > 0 ? `¿Quizás ${near.join(', ')}? ` : '';
  throw new Failure(`no existe la herramienta «${id}». ${hint}--list las muestra todas`);
}

/** The cases of an input: a file, '-' for standard input, undefined for the tool's defaults. */
export async function openCases(
  input: string | undefined,
  around: Surroundings,
  tool: Tool,
  out?: string,
): Promise<Cases> {
  if (input === undefined) return { batch: false, chunks: defaults(tool) };
  if (input === '-') return readCases(around.stdin, '', tool);
  const path = resolve(around.folder, input);
  if (out !== undefined && (await isSameFile(path, out))) {
    throw new Failure('--in y --out son el mismo archivo: se perderían los datos');
  }
  return readCases(readBytes(path), path, tool);
}

async function* defaults(tool: Tool) {
  yield await Promise.resolve([{ raw: tool.document.initial(), faults: [] }]);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.isFile() && a.dev === b.dev && a.ino === b.ino;
}
