import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { irr } from '../../src/finance/index.ts';
import { Calculation, outputs, read } from '../../src/tool/index.ts';
import tool from './tool.ts';

type Inputs = Readonly<Record<string, number>>;

interface Figures {
  readonly cap: number;
  readonly cash: number;
  readonly total: number;
}

interface Answer {
  readonly irr: number | null;
  readonly irrBalance: number | null;
  readonly annualCashFlow: number;
  readonly flows: readonly { readonly flow: number; readonly flowBalance: number }[];
  readonly sensitivity: Readonly<Record<'Optimista' | 'Base' | 'Pesimista', Figures>>;
}

function calculation(inputs: Inputs): Calculation {
  const checked = tool.document.check(inputs);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

const answer = (inputs: Inputs) => outputs(tool, calculation(inputs)) as unknown as Answer;

const millions = (max: number) => fc.integer({ min: 1, max }).map((value) => value * 1_000_000);
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const project = fc.record({
  purchasePrice: millions(2_000),
  downPayment: millions(500),
  loanAmount: fc.integer({ min: 0, max: 1_500 }).map((value) => value * 1_000_000),
  interestRate: tenths(0, 30),
  loanTerm: fc.integer({ min: 1, max: 30 }),
  monthlyRent: fc.integer({ min: 0, max: 30_000_000 }),
  annualExpenses: fc.integer({ min: 0, max: 100_000_000 }),
  annualAppreciation: tenths(-10, 20),
  holdingPeriod: fc.integer({ min: 1, max: 30 }),
  sellingCosts: tenths(0, 10),
});

describe('an investment', () => {
  test('has the internal rate of return of the flows that its table shows', () => {
    const gap = (got: number | null, flows: readonly number[]): number => {
      const found = irr(flows, 0.1);
      if (got === null) return Number.isNaN(found) ? 0 : Number.POSITIVE_INFINITY;
      return Math.abs(got - found * 100);
    };
    fc.assert(
      fc.property(project, (inputs) => {
        const { flows, ...given } = answer(inputs);
        const literal = flows.map(({ flow }) => flow);
        expect(gap(given.irr, literal)).toBeLessThan(1e-6);
        const settled = flows.map(({ flowBalance }) => flowBalance);
        expect(gap(given.irrBalance, settled)).toBeLessThan(1e-6);
      }),
      { numRuns: 100 },
    );
  });

  test('is never worse in the optimistic scenario nor better in the pessimistic one', () => {
    fc.assert(
      fc.property(project, (inputs) => {
        const { Optimista, Base, Pesimista } = answer(inputs).sensitivity;
        for (const figure of ['cap', 'cash', 'total'] as const) {
          expect(Optimista[figure]).toBeGreaterThanOrEqual(Base[figure]);
          expect(Base[figure]).toBeGreaterThanOrEqual(Pesimista[figure]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('that does not pay for itself shows N/A in the place of its payback', () => {
    const losing = calculation({});
    expect(losing.applies({ id: 'paybackYears' })).toBe(true);
    expect(read(losing, { id: 'paybackYears' }).text).toBe('N/A');
  });

  test('that earns exactly what its loan costs never pays back', () => {
    const drawn = fc.record({
      quotient: fc.integer({ min: 1, max: 5_000_000 }),
      loanTerm: fc.integer({ min: 1, max: 30 }),
      hundredths: fc.integer({ min: 1, max: 90_000_000 }),
    });
    fc.assert(
      fc.property(drawn, ({ quotient, loanTerm, hundredths }) => {
        // Without interest the loan costs its amount over its years.
        const loanAmount = (quotient * loanTerm * 12) / 100;
        const annualExpenses = (hundredths * 12) / 100;
        const monthlyRent = (quotient + hundredths) / 100;
        const even = calculation({
          interestRate: 0,
          loanTerm,
          loanAmount,
          monthlyRent,
          annualExpenses,
        });
        expect(even.value({ id: 'paybackYears' })).toBeNull();
        const more = calculation({
          interestRate: 0,
          loanTerm,
          loanAmount,
          annualExpenses,
          monthlyRent: monthlyRent + 1,
        });
        // 12 pesos a year of the default down payment.
        expect(more.value({ id: 'paybackYears' })).toBeCloseTo(100_000_000 / 12, -2);
      }),
      { numRuns: 150 },
    );
  });

  test('shows its steps from the rent to the cash flow, each from where the last one ended', () => {
    const given = calculation({ monthlyRent: 4_000_000 });
    const at = (id: string, row: number) => Number(given.value({ id, table: 'steps', row }));
    const ends = [0, 1, 2, 3, 4].map((row) => at('start', row) + at('amount', row));
    // 48 − 15 = 33 million of operating income, reached by the step before it and by itself.
    expect(ends.slice(0, 3)).toEqual([48_000_000, 33_000_000, 33_000_000]);
    expect(ends[3]).toBeCloseTo(Number(given.value({ id: 'annualCashFlow' })), 6);
    expect(ends[4]).toBeCloseTo(ends[3] ?? 0, 6);
  });
});
