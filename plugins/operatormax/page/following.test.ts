import { expect, test } from 'vitest';
import { Calculation, cellRead } from '../../../src/tool/index.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';

test('a year leads to its first month, a month to the payment that falls in it, and so to the rate', () => {
  const document = checked({
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 10 },
    financialConfig: { debtPayment: 1_000, termInMonths: 96, interestRate: 12 },
  });
  const calculation = new Calculation(tool, document);
  const [service, interest] = ['servicioDeuda', 'interesesDeuda'];
  const follow = (from: [string, string, number], to: [string, string]) =>
    cellRead(
      calculation,
      { id: from[0], table: from[1], row: from[2] },
      { id: to[0], table: to[1] },
    );
  // Year 7 begins after 72 months; a payment a month, the first in the second month.
  expect(follow([service, 'years', 6], [service, 'months']).row).toBe(72);
  expect(follow([service, 'years', 6], ['projectYear', 'months']).row).toBe(72);
  expect(follow([interest, 'months', 72], ['intereses', 'credit']).row).toBe(71);
  // No payment falls in the first month: there is no cell to lead to.
  expect(follow([interest, 'months', 0], ['intereses', 'credit']).row).toBeUndefined();
  // Back from a month to its year, and from a payment to its month.
  expect(follow([service, 'months', 72], [service, 'years']).row).toBe(6);
  expect(follow([service, 'months', 71], [service, 'years']).row).toBe(5);
  expect(follow(['intereses', 'credit', 71], [interest, 'months']).row).toBe(72);
  const rate = { id: 'interestRate' };
  expect(cellRead(calculation, { id: 'periodicRatePct' }, rate)).toBe(rate);
});
