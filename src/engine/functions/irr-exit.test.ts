import { describe, expect, it } from 'vitest';
import type { Scalar } from '../model.ts';
import { Sheet } from '../run/sheet.ts';

/** The IRR of leaving in each year, as a column of its own. */
function exits(expression: string, flows: readonly Scalar[], rows: number): Scalar[] {
  const sheet = new Sheet({
    inputs: {},
    formulas: {},
    tables: {
      t: { rows: 'records', inputs: { flow: { type: 'number' } }, columns: {} },
      exit: { rows: { count: String(rows) }, inputs: {}, columns: { rate: { expression } } },
    },
  });
  sheet.setRows('t', flows.length);
  flows.forEach((flow, row) => sheet.setCell('t', 'flow', row, flow));
  sheet.calculate();
  return Array.from({ length: rows }, (_, row) => sheet.value({ id: 'rate', table: 'exit', row }));
}

describe('irrExit', () => {
  it('of a bond that is sold at par is its coupon, whenever it is sold', () => {
    const rates = exits('irrExit(t.flow, row, 100)', [-100, 10, 10, 10], 3);
    for (const rate of rates) expect(rate).toBeCloseTo(0.1, 12);
  });

  it('adds the exit to the flow of its period', () => {
    // Closed form: 100x² = 10x + 120, x = 1 + r.
    const [, second] = exits('irrExit(t.flow, row, 110)', [-100, 10, 10, 10], 2);
    expect(second).toBeCloseTo((10 + Math.sqrt(48_100)) / 200 - 1, 12);
  });

  it('counts what comes after the exit no more', () => {
    const [first] = exits('irrExit(t.flow, row, 0)', [-100, 150, 1e9], 1);
    expect(first).toBeCloseTo(0.5, 12);
  });

  it('leaves the flows as they were', () => {
    const rates = exits('irrExit(t.flow, 1, 100) * 0 + index(t.flow, 2)', [-100, 10], 1);
    expect(rates).toEqual([10]);
  });

  it.each(['irrExit(t.flow, 3, 1)', 'irrExit(t.flow, -1, 1)', 'irrExit(t.flow, 1.5, 1)'])(
    'has no value for a period that there is not: %s',
    (expression) => {
      expect(exits(expression, [-100, 60, 60], 1)).toEqual([null]);
    },
  );

  it('has no value where nothing comes back', () => {
    expect(exits('irrExit(t.flow, row, 0)', [-100, 0], 1)).toEqual([null]);
    expect(exits('irrExit(t.flow, row, 110)', [null, 0], 1)).toEqual([null]);
  });
});
