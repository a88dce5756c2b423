import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import { type Ref, type Scalar } from '../../src/tool/index.ts';
import { emptyProject, type ProjectData } from './document/document.ts';
import { sampleProjects } from './document/samples.ts';
import { checked, projects } from './testing/documents.ts';
import { calculate, column, outputsOf, sum } from './testing/figures.ts';
import tool from './tool.ts';

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function edited(document: ProjectData, ref: Ref, value: Scalar): ProjectData {
  return produce(document, (draft) => tool.document.write(draft, ref, value));
}

describe('the loan', () => {
  test('ends at a balance of exactly 0, and its capital adds up to the debt', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        expect(column(calculation, 'months', 'saldoDeuda').at(-1)).toBe(0);
        const { debtPayment, termInMonths } = project.financialConfig;
        const repaid =
          sum(column(calculation, 'months', 'capitalDeuda')) +
          sum(column(calculation, 'months', 'liquidacionDeuda'));
        const owed = termInMonths >= 1 ? debtPayment : 0;
        expect(Math.abs(repaid - owed)).toBeLessThanOrEqual(1e-9 * owed);
      }),
      { numRuns: 40 },
    );
  });

  test('is owed from the month of its disbursement until the payment that ends it', () => {
    // 12,000,000 over four quarters without interest: 3,000,000 in months 5, 8, 11 and 14.
    const quarterly = checked({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 2 },
      financialConfig: {
        debtPayment: 12_000_000,
        interestRate: 0,
        paymentFrequency: 'trimestral',
        termInMonths: 12,
        disbursementMonth: 1,
        disbursementYear: 2028,
      },
    });
    const owed = [0, 12, 12, 12, 9, 9, 9, 6, 6, 6, 3, 3, 3, ...new Array<number>(11).fill(0)];
    expect(column(calculate(quarterly), 'months', 'saldoDeuda')).toEqual(
      owed.map((millions) => millions * 1_000_000),
    );
  });

  test('is owed in full until its first payment, and settled where it outlives the project', () => {
    const late = checked({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
      financialConfig: {
        debtPayment: 12_000_000,
        interestRate: 0,
        paymentFrequency: 'semestral',
        termInMonths: 24,
        disbursementMonth: 4,
        disbursementYear: 2028,
      },
    });
    // Disbursed in month 5, and 3,000,000 paid in month 11; the last month owes nothing.
    const owed = [0, 0, 0, 0, 12, 12, 12, 12, 12, 12, 9, 0];
    expect(column(calculate(late), 'months', 'saldoDeuda')).toEqual(
      owed.map((millions) => millions * 1_000_000),
    );
    expect(outputsOf(calculate(late)).warnings).toEqual(['plazoInvalido']);
  });

  test('that outlives the project is told, and settled in its last month', () => {
    const project = edited(
      sampleProjects()[0]?.data ?? emptyProject(),
      { id: 'termInMonths' },
      120,
    );
    const calculation = calculate(project);
    expect(outputsOf(calculation).warnings).toEqual(['plazoInvalido']);
    const last = { table: 'months', row: 119 };
    const before = calculation.value({ table: 'months', id: 'saldoDeuda', row: 118 });
    const paid = Number(calculation.value({ ...last, id: 'capitalDeuda' }));
    const settled = Number(calculation.value({ ...last, id: 'liquidacionDeuda' }));
    expect(settled).toBeGreaterThan(0);
    expect(paid + settled).toBeCloseTo(Number(before), 4);
  });

  test('that outlives the project has the interest of the contract, and the flow what fits', () => {
    const bullet = checked({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 10 },
      financialConfig: {
        creditType: 'bullet',
        debtPayment: 1_000_000_000,
        // 1.01 ** 12 - 1: 1 % and so 10,000,000 a month, of 144 of which 119 come after the first one.
        interestRate: 12.6825030131969,
        paymentFrequency: 'mensual',
        termInMonths: 144,
        disbursementMonth: 0,
        disbursementYear: 2028,
      },
    });
    const calculation = calculate(bullet);
    expect(calculation.value({ id: 'numeroCuotas' })).toBe(144);
    expect(calculation.value({ id: 'totalIntereses' })).toBeCloseTo(1_440_000_000, 2);
    expect(sum(column(calculation, 'months', 'interesesDeuda'))).toBeCloseTo(1_190_000_000, 2);
    expect(sum(column(calculation, 'months', 'liquidacionDeuda'))).toBe(1_000_000_000);
  });
});

describe('what an investor and a bank look at', () => {
  /** 3,000,000 a month for three years, and 12,000,000 over four quarters without interest, paid in months 5, 8, 11 and 14. */
  const paid = (more: object = {}) =>
    calculate(
      checked({
        dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 3 },
        createdIncomes: [
          {
            id: 'renta',
            incomeType: 'servicios',
            serviceData: { rate: 3_000_000, monthlyQuantity: 1 },
          },
        ],
        financialConfig: {
          equityPayment: 60_000_000,
          debtPayment: 12_000_000,
          paymentFrequency: 'trimestral',
          termInMonths: 12,
          disbursementMonth: 1,
          disbursementYear: 2028,
        },
        ...more,
      }),
    );

  test('a year’s profit covers its instalments so many times, one without any none', () => {
    const calculation = paid();
    // 36 millions over 9, over 3, and over nothing.
    const years = [0, 1, 2].map((row) =>
      calculation.value({ id: 'coberturaDeuda', table: 'years', row }),
    );
    expect(years).toEqual([4, 12, null]);
    expect(calculation.value({ id: 'coberturaMinima' })).toBe(4);
  });

  test('what is settled at the end is no instalment', () => {
    const dateConfig = { startMonth: 1, startYear: 2028, projectionPeriod: 1 };
    // Of 12 millions 3 are left, which the last month pays.
    const calculation = paid({ dateConfig });
    expect(sum(column(calculation, 'months', 'liquidacionDeuda'))).toBe(3_000_000);
    expect(column(calculation, 'years', 'coberturaDeuda')).toEqual([4]);
  });

  test('the net present value is that of the investor’s flows', () => {
    // At no rate they are worth their sum: 36 months of 3 millions, less 12 of the loan and 60 put in.
    expect(paid({ tasaOportunidad: 0 }).value({ id: 'vpn' })).toBeCloseTo(36_000_000, 4);
    // At their own rate of return they are worth nothing.
    const rate = paid().value({ id: 'tirAnual' });
    expect(Math.abs(Number(paid({ tasaOportunidad: rate }).value({ id: 'vpn' })))).toBeLessThan(1);
  });

  test('without a price or a debt neither is known', () => {
    const calculation = paid({ financialConfig: {} });
    expect(calculation.value({ id: 'vpn' })).toBeNull();
    expect(calculation.value({ id: 'coberturaMinima' })).toBeNull();
  });
});
