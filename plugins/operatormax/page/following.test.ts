import { expect, test } from 'vitest';
import { Calculation, cellRead, cellsRead, cellsReading } from '../../../src/tool/index.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';

const document = checked({
  dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 10 },
  financialConfig: { debtPayment: 1_000, termInMonths: 96, interestRate: 12 },
});
const calculation = new Calculation(tool, document);
const [service, interest] = ['servicioDeuda', 'interesesDeuda'];

test('a year leads to its first month, a month to the payment that falls in it, and so to the rate', () => {
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

test('a year reads its own twelve months, and is all that reads one of them', () => {
  const year = { id: service, table: 'years', row: 6 };
  const months = { id: service, table: 'months' };
  const rows = (refs: readonly { row?: number | undefined }[]) => refs.map(({ row }) => row);
  const own = [72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83];
  expect(rows(cellsRead(calculation, year, months))).toEqual(own);
  const yearly = { id: service, table: 'years' };
  expect(rows(cellsReading(calculation, { ...months, row: 72 }, yearly))).toEqual([6]);
  // The first month has no payment: it reads none, and no month reads a payment twice.
  const payments = { id: 'intereses', table: 'credit' };
  expect(cellsRead(calculation, { id: interest, table: 'months', row: 0 }, payments)).toEqual([]);
  const monthly = { id: interest, table: 'months' };
  expect(rows(cellsReading(calculation, { ...payments, row: 71 }, monthly))).toEqual([72]);
  // The indicators read the whole column.
  expect(cellsReading(calculation, { ...months, row: 3 }, { id: 'tirAnual' })).toEqual([
    { id: 'tirAnual' },
  ]);
});
