/** Random faults in plain data, as an author in a hurry or somebody malicious would make them. */

import type { Tool } from '../contract/tool.ts';
import type { PlainTool } from '../define.ts';

export type Random = (below: number) => number;

/** Whole numbers from a seed (mulberry32), the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** What an author of a tool wrote, as plain data. */
export function specOf(tool: Tool): PlainTool {
  const given = tool.given(tool.document.initial()) as Partial<PlainTool>;
  const { id, version, title, description, category, path, listed } = tool;
  return { id, version, title, description, category, path, listed, ...given };
}

type Mutable = Record<string, unknown>;

/** A copy with one to three faults, or changes that are none. */
export function mutated(data: object, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(data));
  const times = 1 + random(3);
  for (let time = 0; time < times; time++) mutate(copy, random);
  return copy;
}

const DEEP: unknown = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);

const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => 0,
  () => -1,
  () => 1e300,
  () => Number.NaN,
  () => Infinity,
  () => '',
  () => 'texto',
  () => '1 +',
  () => 'nada + 1',
  () => 'x'.repeat(30_000),
  () => true,
  () => [],
  () => ({}),
  () => [[]],
  () => structuredClone(DEEP),
  () => JSON.parse('{"__proto__":{"kind":"money"}}') as unknown,
];

function mutate(data: unknown, random: Random): void {
  const holders = holdersIn(data);
  const holder = holders[random(holders.length)];
  if (!holder) return;
  const names = Object.keys(holder);
  const name = names[random(names.length)] ?? 'nuevo';
  switch (random(6)) {
    case 0:
      delete holder[name];
      return;
    case 1:
      holder[`${name}x`] = holder[name];
      return;
    case 2:
      holder['constructor'] = 'x';
      return;
    case 3: {
      // A member of one thing in the place of another's.
      const other = holders[random(holders.length)];
      const values = Object.values(other ?? {});
      holder[name] = structuredClone(values[random(values.length)]);
      return;
    }
    default:
      holder[name] = STRANGE[random(STRANGE.length)]?.();
  }
}

/** All objects and lists in plain data, itself included. */
function holdersIn(data: unknown): Mutable[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data as Mutable, ...Object.values(data).flatMap(holdersIn)];
}
