import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Calculation, outputs } from '../../src/tool/index.ts';
import { checked } from './testing/documents.ts';
import tool from './tool.ts';

/*
 * Projects that lie exactly on a threshold. What is exact is computed with whole numbers: doubles
 * hold such amounts with noise in their last digits, and it must not decide.
 */

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Indicators = Readonly<Record<string, number | null>>;

interface Outputs {
  readonly expenses: Readonly<Record<string, readonly number[]>>;
  readonly indicators: Indicators;
}

const outputsOf = (raw: unknown): Outputs => {
  const document = checked(raw);
  return outputs(tool, new Calculation(tool, document)) as unknown as Outputs;
};
const indicatorsOf = (raw: unknown): Indicators => outputsOf(raw).indicators;

const whole = (min: number, max: number) => fc.integer({ min, max });

const revpar = (tarifa: number, numeroUnidades: number, ocupacionObjetivo: number) => ({
  id: 'a',
  incomeType: 'revpar',
  revparData: { tarifa, numeroUnidades, ocupacionObjetivo, periodoEstabilizacion: 1 },
});
const fixed = (amount: number) => ({
  id: 'f',
  type: 'fixed',
  amount,
  fixedData: { billingCycle: 'mensual', ipcAdjustment: 0 },
});
const dates = (projectionPeriod: number, inflation = 0) => ({
  startMonth: 1,
  startYear: 2028,
  projectionPeriod,
  macroeconomicData: { inflationByYear: { 2028: inflation, 2029: inflation } },
});

/** An income, a fee and a reserve, in tenths of a percent. */
const operations = fc.record({
  tarifa: whole(50_000, 5_000_000),
  units: whole(1, 200),
  occupancy: whole(1, 1_000),
  fee: whole(0, 300),
  reserve: whole(1, 200),
  inflation: whole(0, 20),
  years: whole(1, 3),
});

describe('an indicator of exactly 0 is «No calculable»', () => {
  test('margins, where the expenses are all that the fee leaves', () => {
    fc.assert(
      fc.property(operations, ({ tarifa, units, occupancy, fee, reserve, inflation, years }) => {
        // In millionths of a peso; at most 1e15, so that no digit is lost.
        const left = tarifa * units * occupancy * (1_000 - fee);
        const of = (amount: number) =>
          indicatorsOf({
            dateConfig: dates(years, inflation),
            createdIncomes: [revpar(tarifa, units, occupancy / 10)],
            createdExpenses: [fixed(amount)],
            operatorConfig: { feePercentage: fee / 10 },
            replacementReservePercentage: reserve / 10,
            financialConfig: { equityPayment: 900_000_000, exitCapRate: 8 },
          });
        expect(of(left / 1e6)).toMatchObject({
          margenNOI: null,
          margenNOILY: null,
          capratePromedio: null,
          tirAnual: null,
          pri: null,
        });
        expect(of(left / 1e6 - 1).margenNOI).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('cap rate, cash on cash and appreciation, where the reserve takes the rest', () => {
    fc.assert(
      fc.property(operations, ({ tarifa, units, occupancy, fee, reserve, inflation, years }) => {
        const left = tarifa * units * occupancy * (1_000 - fee - reserve);
        const of = (amount: number) =>
          indicatorsOf({
            dateConfig: dates(years, inflation),
            createdIncomes: [revpar(tarifa, units, occupancy / 10)],
            createdExpenses: [fixed(amount)],
            operatorConfig: { feePercentage: fee / 10 },
            replacementReservePercentage: reserve / 10,
            financialConfig: { equityPayment: 900_000_000, exitCapRate: 8 },
          });
        const at = of(left / 1e6);
        expect(at).toMatchObject({
          capratePromedio: null,
          cashOnCashPromedio: null,
          valorizacionEA: null,
          tirAnual: null,
          pri: null,
        });
        expect(at.margenNOI).toBeCloseTo(reserve / 10, 9);
        const below = of(left / 1e6 - 1);
        expect(below.capratePromedio).toBeGreaterThan(0);
        expect(below.cashOnCashPromedio).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('appreciation, where the sale brings what was paid', () => {
    fc.assert(
      fc.property(whole(1, 5_000), whole(1, 200), whole(1, 200), whole(1, 4), (a, b, c, years) => {
        // Twelve months at a cap rate of c tenths of a percent: the price is whole by construction.
        const rate = a * c;
        const price = a * b * 12 * 1_000;
        const indicators = indicatorsOf({
          dateConfig: dates(years),
          createdIncomes: [
            { id: 'a', incomeType: 'servicios', serviceData: { rate, monthlyQuantity: b } },
          ],
          financialConfig: { equityPayment: price, exitCapRate: c / 10 },
        });
        expect(indicators.valorizacionEA).toBeNull();
        expect(indicators.multiplier).toBeGreaterThan(1);
      }),
      { numRuns: 60 },
    );
  });
});

test('equity that is back exactly in the last month is paid back in it', () => {
  const flows = fc.record({
    hundredths: whole(1, 90_000_000),
    quantity: whole(1, 400),
    years: whole(1, 4),
  });
  fc.assert(
    fc.property(flows, ({ hundredths, quantity, years }) => {
      const of = (equityPayment: number) =>
        indicatorsOf({
          dateConfig: dates(years),
          createdIncomes: [
            {
              id: 'a',
              incomeType: 'servicios',
              serviceData: { rate: hundredths / 100, monthlyQuantity: quantity },
            },
          ],
          financialConfig: { equityPayment },
        }).pri;
      const total = hundredths * quantity * 12 * years;
      expect(of(total / 100)).toBeCloseTo(12 * years, 6);
      expect(of((total + Math.ceil(total / 1e6)) / 100)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

describe('a variable expense is rounded, halves up', () => {
  /** A price of which a share, in parts of a million, is a whole number and a half. */
  function withHalf(from: number, share: number): number | undefined {
    const period = 1_000_000 / divisor(share, 1_000_000);
    if (period % 2 === 1) return undefined;
    for (let price = from; price < from + period; price++) {
      if ((price * share) % 1_000_000 === 500_000) return price;
    }
    return undefined;
  }

  test.each([
    // 9.067.500 × 7,5 % = 680.062,5
    [{ tarifa: 90_675, units: 100, occupancy: 100 }, 7.5, 680_063],
    // 25 × 10 % = 2,5
    [{ tarifa: 25, units: 1, occupancy: 100 }, 10, 3],
  ])('%o at %d %% is %d', ({ tarifa, units, occupancy }, relationPercentage, expected) => {
    const { expenses } = outputsOf({
      createdIncomes: [revpar(tarifa, units, occupancy)],
      createdExpenses: [
        {
          id: 'v',
          type: 'variable',
          variableData: { relationVariable: 'revpar-a', relationPercentage },
        },
      ],
    });
    expect(expenses.v?.[0]).toBe(expected);
  });

  test('in every month, whatever the amounts', () => {
    const drawn = fc.record({
      from: whole(20_000, 3_000_000),
      units: whole(1, 90),
      occupancy: whole(1, 1_000),
      percent: whole(1, 300),
      inflation: fc.constantFrom(0, 5, 10, 20, 25, 50),
    });
    fc.assert(
      fc.property(drawn, ({ from, units, occupancy, percent, inflation }) => {
        const share = units * occupancy * percent;
        const tarifa = withHalf(from, share);
        fc.pre(tarifa !== undefined);
        const { expenses } = outputsOf({
          dateConfig: dates(2, inflation),
          createdIncomes: [revpar(tarifa, units, occupancy / 10)],
          createdExpenses: [
            {
              id: 'v',
              type: 'variable',
              variableData: { relationVariable: 'revpar-a', relationPercentage: percent / 10 },
            },
          ],
        });
        // Half a peso more, and down to whole pesos.
        const exact = BigInt(tarifa) * BigInt(share);
        const grown = exact * BigInt(100 + inflation);
        const first = Number((exact + 500_000n) / 1_000_000n);
        const second = Number((grown + 50_000_000n) / 100_000_000n);
        expect(expenses.v).toEqual([
          ...new Array<number>(12).fill(first),
          ...new Array<number>(12).fill(second),
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

test('a project that loses nearly all has a rate of return', () => {
  const tirOf = (equityPayment: number, value: number) =>
    indicatorsOf({
      dateConfig: dates(1),
      createdIncomes: [
        {
          id: 'a',
          incomeType: 'solo-ingresos',
          soloIngresosData: { incomes: [{ month: 2, year: 2028, value }] },
        },
      ],
      financialConfig: { equityPayment },
    }).tir;
  // Closed form: what comes back in the second month over the equity in the first, less 1.
  for (const [equity, back] of [
    [1_000_000, 200],
    [1_000_000, 50],
    [500_000_000, 1_000],
  ] as const) {
    expect(tirOf(equity, back)).toBeCloseTo((back / equity - 1) * 100, 10);
  }
});
