import { Calculation } from '../compute/calculation.ts';
import { outputs } from '../compute/outputs.ts';
import { own, isObject } from '../contract/own.ts';
import { type Grade, read, type Tone } from '../compute/reading.ts';
import type { Json, Tool } from '../contract/tool.ts';

/**
 * Worked cases of a tool: `cases.json` in its folder is a list of these.
 *
 * - `expect` is a part of the outputs: objects are compared by the members given, a list
 *   whole, or by position where an object with `length` and indices stands for it.
 * - `cells` are values by their addresses, whether they are outputs or not: `capRate`,
 *   `schedule[12].interest`, or `schedule[*].interest` for a whole column, in a list.
 * - `colours` are those of cells, by address: 'green', 'orange' or 'red', null for none.
 * - `refused` lists the places of all problems that the inputs have, instead.
 *
 * Numbers of 1,000 and more are amounts: they may be off by `tolerance`, in pesos. Smaller
 * ones, such as rates and ratios, may be off by 1e-6 at most, and by no more than
 * `tolerance`. Everything else has to be equal.
 */
export interface Case {
  readonly name: string;
  /** Where the expectation comes from: a closed form, a spreadsheet, by hand with the steps. */
  readonly source: string;
  readonly tolerance?: number;
  readonly inputs: { readonly [id: string]: Json };
  readonly expect?: { readonly [id: string]: Json };
  readonly cells?: { readonly [address: string]: Json };
  readonly colours?: { readonly [address: string]: 'green' | 'orange' | 'red' | null };
  readonly refused?: readonly string[];
}

export const DEFAULT_TOLERANCE = 0.005;
export const MAX_TOLERANCE = 0.006;
export const SMALL_TOLERANCE = 1e-6;
const AMOUNT = 1_000;

const ANSWERS = ['expect', 'cells', 'colours', 'refused'] as const;
const MEMBERS = new Set(['name', 'source', 'tolerance', 'inputs', ...ANSWERS]);
const COLOURS: ReadonlySet<unknown> = new Set(['green', 'orange', 'red', null]);

type Raw = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a case as it is written; nothing for a Case. */
export function faultsOfCase(raw: unknown): string[] {
  if (!isObject(raw)) return ['it is no object'];
  const { name, source, tolerance = DEFAULT_TOLERANCE, inputs, refused } = raw;
  const unknown = Object.keys(raw).filter((member) => !MEMBERS.has(member));
  const isTolerance = typeof tolerance === 'number' && tolerance >= 0 && tolerance <= MAX_TOLERANCE;
  const isRefusal = Array.isArray(refused) && refused.length > 0 && refused.every(isText);
  const answers = ANSWERS.filter((answer) => raw[answer] !== undefined);
  const wanted = answers.filter((answer) => answer !== 'refused');
  const empty = wanted.filter((answer) => !isObject(raw[answer]) || !saysSomething(raw[answer]));
  const colours = isObject(raw['colours']) ? Object.values(raw['colours']) : [];
  return [
    ...unknown.map((member) => `unknown member ${member}`),
    ...(isText(name) ? [] : ['it has no name']),
    ...(isText(source) ? [] : ['it does not say where the expectation comes from']),
    ...(isTolerance ? [] : [`the tolerance is no number from 0 to ${MAX_TOLERANCE}`]),
    ...(isObject(inputs) ? [] : ['it has no inputs']),
    ...(answers.length > 0 ? [] : [`it needs one of ${ANSWERS.join(', ')}`]),
    ...(refused === undefined || isRefusal ? [] : ['refused names no place']),
    ...(refused !== undefined && wanted.length > 0 ? ['what is refused has no values'] : []),
    ...empty.map((answer) => `${answer} expects nothing`),
    ...(colours.every((colour) => COLOURS.has(colour)) ? [] : ['a colour is unknown']),
  ];
}

/** An expectation of empty objects would hold whatever comes out. */
function saysSomething(expected: unknown): boolean {
  if (Array.isArray(expected)) return true;
  if (!isObject(expected)) return true;
  const members = Object.values(expected);
  return members.length > 0 && members.every(saysSomething);
}

/** Where the tool's answer to a case differs from what is expected; nothing if it does not. */
export function differences(tool: Tool, one: Case): string[] {
  const { inputs, refused, tolerance = DEFAULT_TOLERANCE } = one;
  const checked = tool.document.check(inputs);
  const places = 'problems' in checked ? checked.problems.map(({ field }) => field) : [];
  if (refused || !('document' in checked)) {
    const [found, wanted] = [places.toSorted().join(', '), (refused ?? []).toSorted().join(', ')];
    return found === wanted ? [] : [`refused: [${found}], expected [${wanted}]`];
  }
  const calculation = new Calculation(tool, checked.document);
  const cells = Object.entries(one.cells ?? {});
  const colours = Object.entries(one.colours ?? {});
  return [
    ...compare(outputs(tool, calculation), one.expect ?? {}, '', tolerance),
    ...cells.flatMap(([address, value]) =>
      compare(valueAt(calculation, address), value, address, tolerance),
    ),
    ...colours.flatMap(([address, colour]) =>
      compare(colourAt(calculation, address), colour, `colour of ${address}`, tolerance),
    ),
  ];
}

/** The value at an address, a whole column's in a list; undefined where it leads nowhere. */
function valueAt(calculation: Calculation, address: string): unknown {
  const found = calculation.refOf(address);
  if (found.kind !== 'cell') return undefined;
  const { ref } = found;
  if (ref.table === undefined || ref.row !== undefined) return calculation.value(ref);
  const rows = calculation.rows(ref.table);
  return Array.from({ length: rows }, (_, row) => calculation.value({ ...ref, row }));
}

const GRADES: Partial<Readonly<Record<Tone, Grade>>> = {
  good: 'green',
  orange: 'orange',
  bad: 'red',
};

function colourAt(calculation: Calculation, address: string): unknown {
  const found = calculation.refOf(address);
  return found.kind === 'cell' ? (GRADES[read(calculation, found.ref).tone] ?? null) : undefined;
}

/** Compares by what is expected; `where` is the path so far. */
export function compare(
  got: unknown,
  expected: unknown,
  where: string,
  tolerance: number,
): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return differs(got, expected, where);
    return expected.flatMap((item, i) => compare(got[i], item, `${where}[${i}]`, tolerance));
  }
  if (isObject(expected)) {
    if (typeof got !== 'object' || got === null) return differs(got, expected, where);
    return Object.entries(expected).flatMap(([id, item]) => {
      const place = where ? `${where}.${id}` : id;
      const isLength = Array.isArray(got) && id === 'length';
      const member = isLength ? got.length : own(got as Raw, id);
      return compare(member, item, place, tolerance);
    });
  }
  if (typeof expected === 'number' && typeof got === 'number') {
    return Math.abs(got - expected) <= allowed(expected, tolerance)
      ? []
      : differs(got, expected, where);
  }
  return got === expected ? [] : differs(got, expected, where);
}

function allowed(expected: number, tolerance: number): number {
  return Math.abs(expected) >= AMOUNT ? tolerance : Math.min(tolerance, SMALL_TOLERANCE);
}

function differs(got: unknown, expected: unknown, where: string): string[] {
  const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);
  return [`${where}: ${shown(got)}, expected ${shown(expected)}`];
}
