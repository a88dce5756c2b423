import { Readable, Writable } from 'node:stream';
import {
  axis,
  choice,
  date,
  money,
  number,
  percent,
  text,
  toggle,
  type Tool,
} from '../../tool/index.ts';
import type { Catalogue } from '../open.ts';
import { run } from '../run.ts';
import { testTool } from '../../tool/testing/sample.ts';

/** A tool that has one of everything, with results that can be checked by hand. */
export const sample: Tool = testTool({
  inputs: {
    amount: money('Monto', { initial: 1000 }),
    rate: percent('Tasa', { initial: 10, max: 30, unit: 'nominal' }),
    note: text('Nota', { initial: '' }),
    kind: choice('Tipo', [
      { value: 'a', label: 'Primero' },
      { value: 'b', label: 'Segundo' },
    ]),
    active: toggle('Activo', { initial: true }),
    day: date('Día', { initial: '2025-01-31' }),
  },
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      name: 'name',
      fields: { name: text('Nombre'), price: money('Precio', { initial: 5 }) },
      initial: [],
      output: ['name'],
    },
  },
  axes: { tries: axis('Intentos', percent('Tasa'), [1, 2]) },
  formulas: {
    interest: money('Interés', 'amount * rate / 100', {
      thresholds: { good: 100, warning: 50, output: 'color' },
    }),
    ratio: number('Razón', 'amount / rate'),
    prices: money('Precios', 'sum(homes.price)'),
    label: text('Rótulo', 'concat(note, kind)'),
    counts: toggle('Cuenta', 'active and day != ""'),
  },
});

/** The inputs of the sample where nothing else is given. */
export const DEFAULTS = {
  amount: 1000,
  rate: 10,
  note: '',
  kind: 'a',
  active: true,
  day: '2025-01-31',
  homes: [],
  tries: [1, 2],
};

export const catalogue = (...tools: Tool[]): Catalogue => ({
  ids: () => Promise.resolve(tools.map(({ id }) => id)),
  load: (id) => Promise.resolve(tools.find((tool) => tool.id === id)),
  all: () => Promise.resolve(new Map(tools.map((tool) => [tool.id, tool]))),
});

/** A stream that keeps what is written to it. */
export class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs a command line in memory; `input` is what standard input gives, piece by piece. */
export async function runWith(
  args: readonly string[],
  input: string | readonly (string | Uint8Array)[] = '',
  folder = '.',
): Promise<Ran> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const pieces = (typeof input === 'string' ? [input] : input).map((piece) => Buffer.from(piece));
  const stdin = Readable.from(pieces.filter((piece) => piece.length > 0));
  const tools = catalogue(sample);
  const status = await run(args, { stdin, stdout, stderr, folder, tools });
  return { status, out: stdout.text, errors: stderr.text };
}

export const parseLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
