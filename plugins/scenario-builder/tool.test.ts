import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, givenAdvice, outputs, read } from '../../src/tool/index.ts';
import tool from './tool.ts';

interface Scenario {
  readonly name: string;
  readonly riskScore: number;
}

function calculation(scenarios?: readonly object[]): Calculation {
  const checked = tool.document.check(scenarios ? { scenarios } : {});
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

describe('the scenarios', () => {
  test('that are given come in the order of their risk', () => {
    const { scenarios } = outputs(tool, calculation()) as unknown as {
      scenarios: readonly Scenario[];
    };
    const byRisk = scenarios.toSorted((a, b) => a.riskScore - b.riskScore);
    expect(byRisk.map(({ name }) => name)).toEqual(['Conservador', 'Moderado', 'Agresivo']);
  });

  test('say what they cost, part by part', () => {
    const one = calculation([{ name: 'Nuevo' }]);
    const cost = (id: string) => one.value({ id, table: 'scenarios', row: 0 });
    // Of 500 million: 10 %, 2 % and 0.8 %; of 28.5 million of rent: 6 %.
    expect(cost('maintenanceCost')).toBe(50_000_000);
    expect(cost('propertyTaxCost')).toBe(10_000_000);
    expect(cost('insuranceCost')).toBe(4_000_000);
    expect(cost('managementCost')).toBe(1_710_000);
    expect(cost('totalExpenses')).toBe(80_710_000);
  });

  test('that never break even say N/A', () => {
    const one = calculation([{ name: 'Nuevo' }]);
    const at = { table: 'scenarios', row: 0 };
    expect(read(one, { id: 'breakEvenMonths', ...at }).text).toBe('N/A');
    expect(read(one, { id: 'riskScore', ...at }).tone).toBe('good');
    expect(read(one, { id: 'annualCashFlow', ...at }).tone).toBe('bad');
  });

  test('that earn exactly nothing are green, never break even and are no losses', () => {
    const drawn = fc.record({
      monthlyRent: fc.integer({ min: 100_000, max: 50_000_000 }),
      vacancy: fc.integer({ min: 0, max: 500 }),
      fee: fc.integer({ min: 0, max: 150 }),
    });
    const free = {
      loanAmount: 0,
      downPayment: 500_000_000,
      maintenanceRate: 0,
      propertyTaxRate: 0,
      insuranceRate: 0,
    };
    fc.assert(
      fc.property(drawn, ({ monthlyRent, vacancy, fee }) => {
        // What vacancy and fee leave, in whole millionths of a peso.
        const left = monthlyRent * 12 * (1_000 - vacancy) * (1_000 - fee);
        const given = (annualExpenses: number) =>
          calculation([
            {
              ...free,
              name: 'X',
              monthlyRent,
              annualExpenses,
              vacancyRate: vacancy / 10,
              managementFeeRate: fee / 10,
            },
          ]);
        const at = { table: 'scenarios', row: 0 };
        const even = given(left / 1e6);
        expect(read(even, { id: 'annualCashFlow', ...at }).tone).toBe('good');
        expect(even.value({ id: 'breakEvenMonths', ...at })).toBeNull();
        expect(givenAdvice(even)).toEqual([]);
        const losing = given(left / 1e6 + 10);
        expect(read(losing, { id: 'annualCashFlow', ...at }).tone).toBe('bad');
        expect(givenAdvice(losing).map(({ id }) => id)).toEqual(['negativeCashFlow:X']);
      }),
      { numRuns: 150 },
    );
  });

  test('are warned of by name, hidden ones apart', () => {
    const messages = givenAdvice(
      calculation([{ name: 'Casa' }, { name: 'Oculta', isVisible: false }]),
    ).map(({ id }) => id);
    expect(messages).toEqual(['negativeCashFlow:Casa']);
    const other = givenAdvice(calculation([{ name: 'Casa', downPayment: 1, holdingPeriod: 25 }]));
    expect(other.map(({ id }) => id)).toEqual([
      'funding:Casa',
      'longHolding:Casa',
      'negativeCashFlow:Casa',
    ]);
  });
});
