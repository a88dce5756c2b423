import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sheet } from '../run/sheet.ts';
import { formulas } from '../testing/expressions.ts';
import { evaluateTree } from './evaluate.ts';
import { formulaTree } from './tree.ts';

describe('the value of a tree', () => {
  it('is what the compiled formula gives', () => {
    const drawn = formulas({
      scalars: ['a', 'b'],
      series: ['list.u'],
      columns: ['u'],
      previous: ['u'],
    });
    fc.assert(
      fc.property(drawn, fc.nat(4), fc.nat(4), ({ text }, a, b) => {
        const blank = { type: 'number', blank: 2 } as const;
        const sheet = new Sheet({
          inputs: { a: blank, b: blank },
          formulas: {},
          tables: {
            list: { rows: 'records', inputs: { u: blank }, columns: { x: { expression: text } } },
          },
        });
        sheet.setScalar('a', a);
        sheet.setScalar('b', b);
        sheet.setRows('list', 3);
        sheet.setCell('list', 'u', 1, 5);
        sheet.calculate();
        const ref = { id: 'x', table: 'list' };
        const tree = formulaTree(sheet, ref);
        if (!tree || text.includes('rows')) return;
        for (const row of [0, 1, 2]) {
          const compiled = sheet.column(ref).data[row] as number;
          const value = evaluateTree(tree, sheet, row) as number;
          // The compiler may add up in another order.
          const off = Math.abs(value - compiled) / Math.max(1, Math.abs(compiled));
          expect(Number.isFinite(compiled) ? off < 1e-9 : !Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of texts, and of what has none', () => {
    const text = { type: 'text' } as const;
    const sheet = new Sheet({
      inputs: { kind: text, none: text },
      formulas: {
        joined: { expression: 'concat(kind, "b")', type: 'text' },
        day: { expression: 'edate("2024-01-31", 1)', type: 'text' },
        gone: { expression: 'concat(none, "b")', type: 'text' },
        same: { expression: 'kind == "a"', type: 'boolean' },
        unlike: { expression: 'kind != "a" ? 1 : 2' },
        unknown: { expression: 'none == "a" ? 1 : 2' },
      },
      tables: {},
    });
    sheet.setScalar('kind', 'a');
    sheet.calculate();
    const value = (id: string) => {
      const tree = formulaTree(sheet, { id });
      return tree && evaluateTree(tree, sheet, 0);
    };
    expect(['joined', 'day', 'gone', 'same', 'unlike', 'unknown'].map(value)).toEqual([
      'ab',
      '2024-02-29',
      null,
      1,
      2,
      Number.NaN,
    ]);
  });
});
