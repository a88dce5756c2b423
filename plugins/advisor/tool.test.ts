import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, outputs, read } from '../../src/tool/index.ts';
import { assetTypes, categories } from './assetTypes.ts';
import { fields } from './fields.ts';
import { rubrics, scoreName, subscoreId } from './rubrics/index.ts';
import tool from './tool.ts';

type Option = Readonly<Record<string, unknown>>;
type Outputs = { options: Record<string, never>[]; lead: Option; leader: Option };

// One for all: compiling the formulas anew would take most of the time.
const calculation = new Calculation(tool, tool.document.initial());

function calculate(options: readonly Option[]): Calculation {
  const checked = tool.document.check({ options });
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  calculation.update(checked.document);
  return calculation;
}

const compared = (options: readonly Option[]) => outputs(tool, calculate(options)) as Outputs;

/** Without the noise of binary fractions; null where there is no number. */
const clean = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : null;

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const option = fc.record({
  capRatePercent: maybe(hundredths(0, 20)),
  priYears: maybe(hundredths(0, 30)),
  irrAnnual: maybe(hundredths(-10, 30)),
  legalStructure: maybe(hundredths(1, 5)),
});

describe('who leads', () => {
  const names = (options: readonly object[]) =>
    options.map((one, i) => ({ ...one, name: String.fromCharCode(65 + i) }));

  test('has a better figure than every other, by the lead over the next', () => {
    fc.assert(
      fc.property(fc.array(option, { minLength: 1, maxLength: 6 }), (options) => {
        const { lead, leader } = compared(names(options));
        for (const [id, sign] of [
          ['irrAnnual', 1],
          ['priYears', -1],
          ['capRatePercent', 1],
        ] as const) {
          const given = options.flatMap((one, i) => {
            const value = one[id];
            return value === null ? [] : [{ name: String.fromCharCode(65 + i), value }];
          });
          const [first, second] = given.sort((a, b) => sign * (b.value - a.value));
          const gap = first && second ? Math.abs(first.value - second.value) : null;
          expect(clean(lead[id])).toBe(clean(gap));
          expect(leader[id]).toBe(gap ? first?.name : null);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('does not depend on the order of the options', () => {
    fc.assert(
      fc.property(fc.array(option, { minLength: 2, maxLength: 6 }), (options) => {
        const named = names(options);
        const there = compared(named);
        const back = compared([...named].reverse());
        expect(back.leader).toEqual(there.leader);
        expect(back.lead).toEqual(there.lead);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a score', () => {
  test('given by criteria is their average, whichever of them are saved', () => {
    const [area] = rubrics;
    if (!area) throw new Error('there are no areas');
    const saved = fc.subarray([...area.criteria], { minLength: 1 });
    fc.assert(
      fc.property(saved, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (criteria, stream) => {
        const scores = criteria.map(() => stream.next().value as number);
        const given = Object.fromEntries(criteria.map(({ id }, i) => [id, scores[i]]));
        const { options } = compared([{ subcomponentScores: { [area.id]: given } }]);
        const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
        expect(options[0]?.['scores']).toMatchObject({
          [area.id]: { score: expect.closeTo(mean, 12) as number },
        });
      }),
      { numRuns: 40 },
    );
  });

  test('is shown with one decimal and coloured unrounded', () => {
    calculate([{ legalStructure: 3.95 }]);
    const cell = (id: string) => read(calculation, { id, table: 'options', row: 0 }).text;
    expect(cell('scores.legalStructure.score')).toBe('4,0');
    expect(cell('scores.legalStructure.color')).toBe('ámbar');
  });

  test('without data says so', () => {
    calculate([{ noi: 5, marketNoi: 0 }]);
    const cell = (id: string) => read(calculation, { id, table: 'options', row: 0 }).text;
    expect(cell('variance.noi.score')).toBe('Sin dato');
    expect(cell('capRateLeverage')).toBe('—');
  });

  test('has a name', () => {
    expect([5, 4, 3, 2, 1].map(scoreName)).toEqual([
      'Excelente',
      'Buena',
      'Regular',
      'Mala',
      'Muy mala',
    ]);
  });
});

describe('what is written', () => {
  const criteria = rubrics.flatMap((area) => area.criteria);

  test('covers the five areas and their criteria with five different levels each', () => {
    expect(rubrics.map((area) => area.criteria.length)).toEqual([4, 4, 4, 4, 5]);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(21);
    for (const { id, levels, description } of criteria) {
      expect([id, new Set(levels).size]).toEqual([id, 5]);
      expect(`${id}: ${description}`).toMatch(/\.$/);
    }
    const every = criteria.flatMap(({ levels }) => levels);
    expect(new Set(every).size).toBe(105);
    expect(every.filter((level) => !/^[A-ZÁÉÍÓÚÑ].{30,}\.$/.test(level))).toEqual([]);
  });

  test('of asset types stands in one category only, and the samples use it', () => {
    expect(categories).toHaveLength(10);
    const types = Object.values(assetTypes).flat();
    expect(new Set(types).size).toBe(types.length);
    for (const list of Object.values(assetTypes)) expect(list.length).toBeGreaterThan(5);
    for (const sample of tool.document.initial()['options'] as Record<string, string>[]) {
      expect(assetTypes[sample['selectedCategory'] ?? '']).toContain(sample['assetType']);
    }
  });

  test('has a field for every criterion', () => {
    const ids = rubrics.flatMap((area) => area.criteria.map((one) => subscoreId(area, one)));
    expect(ids.filter((id) => !fields[id])).toEqual([]);
  });
});

describe('the sheet of options', () => {
  test('has everything that is typed of an option, once, and only what there is', () => {
    const list = tool.declare(tool.document.initial()).lists['options'];
    const items = (list?.groups ?? []).flatMap((group) => group.items);
    expect(new Set(items).size).toBe(items.length);
    const shown = new Set<string>(items);
    const known = { ...list?.fields, ...list?.formulas };
    expect(items.filter((item) => !(item in known))).toEqual([]);
    // An area's own score counts only while none of its criteria has one: those are typed.
    const areas = rubrics.map(({ id }) => id);
    const typed = Object.entries(list?.fields ?? {}).filter(([, field]) => !field.hidden);
    const missing = typed.map(([id]) => id).filter((id) => !shown.has(id));
    expect(missing.sort()).toEqual(['name', ...areas].sort());
  });
});
