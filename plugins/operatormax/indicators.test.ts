import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import { type Ref, type Scalar } from '../../src/tool/index.ts';
import { type ProjectData } from './document/document.ts';
import { INDICATORS } from './model/indicators.ts';
import { projects } from './testing/documents.ts';
import { calculate, outputsOf, sum } from './testing/figures.ts';
import tool from './tool.ts';

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function edited(document: ProjectData, ref: Ref, value: Scalar): ProjectData {
  return produce(document, (draft) => tool.document.write(draft, ref, value));
}

describe('indicators', () => {
  test('the rate of return makes the flows worth nothing', () => {
    let found = 0;
    fc.assert(
      fc.property(projects, (project) => {
        const { indicators, monthly } = outputsOf(calculate(project));
        // Another project in the place of one without a rate: chance must not settle how many count.
        fc.pre(typeof indicators.tir === 'number');
        found++;
        const growth = 1 + indicators.tir / 100;
        const worth = (monthly.flujoInversionista ?? []).map((flow, t) => flow / growth ** t);
        const size = sum(worth.map(Math.abs));
        expect(Math.abs(sum(worth))).toBeLessThanOrEqual(1e-8 * size);
      }),
      { numRuns: 25 },
    );
    expect(found).toBeGreaterThan(3);
  });

  test('have either a value or a reason why not', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        for (const id of INDICATORS) {
          const reason = calculation.value({ id: `reasons.${id}` });
          const missing = calculation.value({ id }) === null;
          expect(reason === '').toBe(!missing);
          expect(reason).toBeTypeOf('string');
        }
      }),
      { numRuns: 25 },
    );
  });

  test('payback: when the equity is first back, month and part of a month', () => {
    // Of one month's income to that of all, so that most come back, early or late, and some never.
    const share = fc.double({ min: 0.1, max: 1.2, noNaN: true });
    const seen = { late: 0, never: 0 };
    fc.assert(
      fc.property(projects, share, (project, part) => {
        const unpaid = edited(project, { id: 'equityPayment' }, 0);
        const returned = outputsOf(calculate(unpaid)).monthly.flujoInversionista ?? [];
        const sums = returned.map((_, t) => sum(returned.slice(0, t + 1)));
        const equity = Math.round(Math.max(...sums) * part);
        fc.pre(equity > 0);
        const { indicators } = outputsOf(
          calculate(edited(unpaid, { id: 'equityPayment' }, equity)),
        );
        const month = sums.findIndex((back) => back >= equity);
        if (month < 0) seen.never++;
        if (month > 0) seen.late++;
        const rest = equity - (sums[month - 1] ?? 0);
        const wanted = month < 0 ? null : month + rest / (returned[month] ?? Number.NaN);
        const off = Math.abs(Number(indicators.pri) - Number(wanted));
        expect(indicators.pri === null).toBe(wanted === null);
        expect(off).toBeLessThan(1e-6);
      }),
      { numRuns: 40 },
    );
    expect(seen.late).toBeGreaterThan(5);
    expect(seen.never).toBeGreaterThan(1);
  });
});
