import { describe, expect, it } from 'vitest';
import { Sheet } from '../run/sheet.ts';
import { boundsOf, type Interval, UNBOUNDED } from './bounds.ts';
import { formulaTree } from './tree.ts';

const KNOWN: Readonly<Record<string, Interval>> = { years: [1, 30], rate: [-2, 4] };

function bounds(expression: string): Interval {
  const number = { type: 'number' } as const;
  const sheet = new Sheet({
    inputs: { years: number, rate: number, free: number },
    formulas: { x: { expression } },
    tables: { t: { rows: { count: '3' }, inputs: {}, columns: { c: { expression: 'row' } } } },
  });
  const tree = formulaTree(sheet, { id: 'x' });
  if (!tree) throw new Error('no formula');
  return boundsOf(tree, ({ id }) => KNOWN[id] ?? UNBOUNDED);
}

describe('the bounds of a formula', () => {
  it.each<[string, Interval]>([
    ['years * 12', [12, 360]],
    ['years * rate', [-60, 120]],
    ['-rate + 1', [-3, 3]],
    ['12 / years', [0.4, 12]],
    ['years - rate', [-3, 32]],
    ['max(1, min(years, 10), rate)', [1, 10]],
    ['ceil(years / 4)', [0, 8]],
    ['years > 3 ? years : 50', [1, 50]],
    ['years > 3', [0, 1]],
    ['free * 0 + 1', UNBOUNDED],
    ['1 / rate', UNBOUNDED],
    ['years ^ 2', UNBOUNDED],
    ['sum(t.c)', UNBOUNDED],
    ['min(free, years)', [Number.NEGATIVE_INFINITY, 30]],
  ])('%s', (expression, expected) => {
    expect(bounds(expression)).toEqual(expected);
  });
});
