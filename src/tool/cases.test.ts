import { describe, expect, it } from 'vitest';
import { loadTool, toolIds } from './check/folder.ts';
import { casesOf } from './testing/case-files.ts';
import { type Case, compare, differences, faultsOfCase } from './testing/cases.ts';
import { portfolio } from './testing/portfolio.ts';
import type { Tool } from './contract/tool.ts';

function hasFormulas(tool: Tool): boolean {
  const { formulas, tables, lists } = tool.declare(tool.document.initial());
  const computed = [formulas, tables, ...Object.values(lists).map((list) => list.formulas ?? {})];
  return computed.some((group) => Object.keys(group).length > 0);
}

/** What a tool that computes something lacks, in a sentence; null where it has cases. */
function missingCases(tool: Tool, cases: unknown): string | null {
  const file = `plugins/${tool.id}/cases.json`;
  if (cases === undefined) {
    const how = 'give it worked cases, a list of { name, source, inputs, expect }';
    return hasFormulas(tool) ? `${file} is missing: ${how} (see CONTRIBUTING.md)` : null;
  }
  return Array.isArray(cases) && cases.length > 0 ? null : `${file} holds no list of cases`;
}

interface Loaded {
  readonly id: string;
  readonly tool?: Tool | undefined;
  readonly error?: unknown;
}

/** One by one: a tool that doesn't load fails its own tests only. */
async function load(id: string): Promise<Loaded> {
  try {
    return { id, tool: await loadTool(id) };
  } catch (error) {
    return { id, error };
  }
}

const tools = await Promise.all((await toolIds()).map(load));

describe.each(tools)('$id', ({ id, tool, error }) => {
  const cases = casesOf(id);
  const list = Array.isArray(cases) ? (cases as unknown[]) : [];

  it('has worked cases, each with its source and expectation', () => {
    expect(error).toBeUndefined();
    expect(tool && missingCases(tool, cases)).toBeNull();
    const faults = list.map((one) => ({ one, faults: faultsOfCase(one) }));
    expect(faults.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const names = list.map((one) => (one as Case).name);
    expect(names).toEqual([...new Set(names)]);
  });

  const sound = list.filter((one): one is Case => faultsOfCase(one).length === 0);
  it.each(sound.map((one): [string, Case] => [one.name, one]))('%s', (_, one) => {
    expect(tool && differences(tool, one)).toEqual([]);
  });
});

describe('the runner of cases', () => {
  it('says in a sentence what a tool without cases lacks', () => {
    expect(missingCases(portfolio, undefined)).toMatch(
      /^plugins\/portfolio\/cases\.json is missing: give it worked cases, .+\(see CONTRIBUTING\.md\)$/,
    );
    expect(missingCases(portfolio, [])).toBe('plugins/portfolio/cases.json holds no list of cases');
    expect(missingCases(portfolio, [{}])).toBeNull();
  });

  it('reads any cell and column, internal ones too, and any colour', () => {
    const inputs = { years: 2 };
    const cells = { step: 600, 'schedule[2].aside': 1089, 'schedule[*].parts.half': [165, 181.5] };
    const colours = { mean: 'red', 'schedule[1].value': 'orange', loss: 'red', total: null };
    expect(differences(portfolio, { ...good, inputs, cells, colours } as Case)).toEqual([]);
    const wrong = { step: 1, 'schedule[9].aside': 0, nothing: null, 'schedule[*].value': [300] };
    expect(differences(portfolio, { ...good, inputs, cells: wrong })).toEqual([
      'step: 600, expected 1',
      'schedule[9].aside: nothing, expected 0',
      'nothing: nothing, expected null',
      'schedule[*].value: [330,363.00000000000006], expected [300]',
    ]);
    expect(differences(portfolio, { ...good, inputs, colours: { mean: 'green' } })).toEqual([
      'colour of mean: "red", expected "green"',
    ]);
  });

  const good = { name: 'a', source: 'by hand', inputs: {}, expect: { total: 300 } };

  it('takes sound cases', () => {
    expect(faultsOfCase(good)).toEqual([]);
    expect(faultsOfCase({ ...good, tolerance: 0.006 })).toEqual([]);
    expect(faultsOfCase({ ...good, expect: { list: [], none: null } })).toEqual([]);
    expect(faultsOfCase({ name: 'a', source: 'b', inputs: {}, refused: ['x'] })).toEqual([]);
    expect(faultsOfCase({ ...good, expect: undefined, cells: { 't[1].x': 0 } })).toEqual([]);
    expect(faultsOfCase({ ...good, colours: { total: null } })).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['what is no object', [good]],
    ['an unknown member', { ...good, tolerence: 1 }],
    ['no name', { ...good, name: ' ' }],
    ['no source', { ...good, source: undefined }],
    ['an empty source', { ...good, source: ' ' }],
    ['no inputs', { ...good, inputs: undefined }],
    ['a list of inputs', { ...good, inputs: [] }],
    ['a tolerance above six thousandths', { ...good, tolerance: 0.0061 }],
    ['a negative tolerance', { ...good, tolerance: -1 }],
    ['a tolerance in words', { ...good, tolerance: '0.005' }],
    ['no expectation', { ...good, expect: undefined }],
    ['an empty expectation', { ...good, expect: {} }],
    ['an expectation of empty objects', { ...good, expect: { resumen: {}, total: 1 } }],
    ['an empty refusal', { name: 'a', source: 'b', inputs: {}, refused: [] }],
    ['both answers', { ...good, refused: ['x'] }],
    ['empty cells', { ...good, cells: {} }],
    ['an unknown colour', { ...good, colours: { total: 'blue' } }],
  ])('finds fault with %s', (_, one) => {
    expect(faultsOfCase(one)).toHaveLength(1);
  });

  const run = (changes: Partial<Case>): string[] => differences(portfolio, { ...good, ...changes });

  it('tells what differs, and where', () => {
    expect(run({})).toEqual([]);
    expect(run({ expect: { total: 301 } })).toEqual(['total: 300, expected 301']);
    expect(run({ expect: { colors: { mean: 'green' } } })).toEqual([
      'colors.mean: "red", expected "green"',
    ]);
    expect(run({ expect: { missing: null, only: null } })).toEqual([]);
    expect(run({ expect: { missing: 0 } })).toEqual(['missing: null, expected 0']);
    expect(run({ expect: { totl: null } })).toEqual(['totl: nothing, expected null']);
    expect(run({ expect: { toString: null } })).toEqual(['toString: nothing, expected null']);
    expect(run({ expect: { total: { a: 1 } } })).toEqual(['total: 300, expected {"a":1}']);
  });

  it('compares lists whole or by position', () => {
    expect(run({ expect: { best: ['Casa', 'Apto'] } })).toEqual([]);
    expect(run({ expect: { best: ['Casa'] } })).toEqual([
      'best: ["Casa","Apto"], expected ["Casa"]',
    ]);
    expect(run({ expect: { best: { length: 2, 1: 'Apto' } } })).toEqual([]);
    expect(run({ expect: { best: { length: 3 } } })).toEqual(['best.length: 2, expected 3']);
    expect(run({ expect: { best: { 2: 'X' } } })).toEqual(['best.2: nothing, expected "X"']);
    expect(run({ expect: { properties: [{ name: 'Apto' }, { name: 'X' }] } })).toEqual([
      'properties[1].name: "Casa", expected "X"',
    ]);
  });

  it('allows amounts the tolerance, and smaller figures a millionth', () => {
    const off = (got: number, expected: number, tolerance: number): number =>
      compare(got, expected, 'x', tolerance).length;
    expect(off(1000.004, 1000, 0.005)).toBe(0);
    expect(off(-1000.006, -1000, 0.005)).toBe(1);
    expect(off(12.683, 12.6825, 0.005)).toBe(1);
    expect(off(12.682_500_9, 12.6825, 0.005)).toBe(0);
    expect(off(0, 1e-5, 0.005)).toBe(1);
    expect(off(1, 1 + 1e-8, 1e-9)).toBe(1);
  });

  it('holds a refusal to all its places, and to being one', () => {
    const bad = { rate: 99, properties: [{ risk: 9 }] };
    expect(
      run({ inputs: bad, expect: undefined, refused: ['properties[0].risk', 'rate'] }),
    ).toEqual([]);
    expect(run({ inputs: bad, expect: undefined, refused: ['rate'] })).toHaveLength(1);
    expect(run({ inputs: {}, expect: undefined, refused: ['rate'] })).toHaveLength(1);
    expect(run({ inputs: bad })).toEqual(['refused: [properties[0].risk, rate], expected []']);
  });
});
