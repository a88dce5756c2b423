import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, outputs } from '../../src/tool/index.ts';
import tool from './tool.ts';

interface Row {
  readonly period: number;
  readonly presentValue: number;
  readonly payment: number;
  readonly futureValue: number;
}

interface Answer {
  readonly solution: number | null;
  readonly message: string;
  readonly tableFinalSettlement: number;
  readonly table: readonly Row[];
}

type Inputs = Readonly<Record<string, number | string | null>>;

function solve(inputs: Inputs): Answer {
  const checked = tool.document.check(inputs);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return outputs(tool, new Calculation(tool, checked.document)) as unknown as Answer;
}

/** What a balance becomes in one period, by the definition of interest. */
function grown({ presentValue, payment }: Row, rate: number, timing: string): number {
  const factor = 1 + rate / 100;
  return timing === 'begin' ? (presentValue + payment) * factor : presentValue * factor + payment;
}

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const positive = fc.integer({ min: 1_000_000, max: 1_000_000_000 });
const timings = fc.constantFrom('end', 'begin');
const percentage = (min: number, max: number) => fc.double({ min, max, noNaN: true });
// Periods × rate up to 8: the recursion itself loses no more than e^8 of its last digits.
const term = fc
  .tuple(fc.integer({ min: 1, max: 400 }), percentage(0.01, 20))
  .map(([periods, rate]) => ({ periods, rate: Math.min(rate, 800 / periods) }));

/** The table reconciles row by row with what it starts from, pays and settles. */
function expectReconciled(inputs: Inputs & { rate: number }, answer: Answer, start: number): void {
  const { table, tableFinalSettlement } = answer;
  const amounts = table.flatMap((row) => [row.presentValue, row.payment]);
  const size = Math.max(...[...amounts, tableFinalSettlement, 1].map(Math.abs));
  const errors = table.map((row, i) => {
    const settled = i === table.length - 1 ? tableFinalSettlement : 0;
    return grown(row, inputs.rate, String(inputs.paymentTiming)) + settled - row.futureValue;
  });
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1e-6 * size);
  const closings = table.map((row) => row.futureValue);
  expect(table.map((row) => row.presentValue)).toEqual([start, ...closings.slice(0, -1)]);
  expect(table.map((row) => row.period)).toEqual(table.map((_, i) => i + 1));
  expect(closings.at(-1)).toBe(0);
}

describe('the table', () => {
  test('reconciles with any amounts, in both timings', () => {
    const unknowns = fc.constantFrom('presentValue', 'futureValue', 'payment');
    const typed = fc.record({ presentValue: amount, futureValue: amount, payment: amount });
    fc.assert(
      fc.property(typed, term, timings, unknowns, (values, given, paymentTiming, unknown) => {
        const inputs = { ...values, ...given, paymentTiming, calculationMode: unknown };
        const answer = solve(inputs);
        expect(answer.table).toHaveLength(given.periods);
        const solved = { ...values, [unknown]: Number(answer.solution) };
        expectReconciled(inputs, answer, solved.presentValue);
        expect(answer.tableFinalSettlement).toBe(solved.futureValue);
      }),
      { numRuns: 100 },
    );
  });

  test('reconciles at a rate far below 0', () => {
    const loss = percentage(-80, -20);
    fc.assert(
      fc.property(
        positive,
        loss,
        fc.integer({ min: 20, max: 150 }),
        timings,
        (paid, rate, n, t) => {
          const due = t === 'begin' ? 1 + rate / 100 : 1;
          const payment = 50 * paid;
          const kept = (1 + rate / 100) ** n;
          // What makes that rate a solution; the other one is far above 1,000 %.
          const futureValue = paid * kept - (payment * due * (kept - 1)) / (rate / 100);
          const amounts = { presentValue: -paid, payment, futureValue, periods: n };
          const inputs = { ...amounts, paymentTiming: t, calculationMode: 'rate' };
          const answer = solve(inputs);
          expect(Number(answer.solution)).toBeCloseTo(rate, 6);
          expectReconciled({ ...inputs, rate: Number(answer.solution) }, answer, -paid);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('ends a part of a period with what settles the balance', () => {
    const ratio = percentage(1.05, 9);
    fc.assert(
      fc.property(positive, ratio, percentage(0.5, 8), timings, (loan, times, rate, timing) => {
        const payment = (-loan * times * rate) / 100;
        const amounts = { presentValue: loan, futureValue: 0, payment };
        const inputs = { ...amounts, rate, paymentTiming: timing, calculationMode: 'periods' };
        const answer = solve(inputs);
        expect(answer.table).toHaveLength(Math.ceil(Number(answer.solution) - 1e-9));
        expectReconciled(inputs, answer, loan);
        // Never more than a whole payment, and in the same direction.
        const last = Number(answer.table.at(-1)?.payment);
        expect(last).toBeLessThan(0);
        expect(last).toBeGreaterThanOrEqual(payment * (1 + 1e-6));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the five unknowns', () => {
  test('agree: what one gives leads the others back to where it came from', () => {
    const given = fc.record({
      presentValue: positive.map((value) => -value),
      futureValue: fc.integer({ min: 0, max: 900_000 }),
      periods: fc.integer({ min: 2, max: 120 }),
      rate: percentage(0.1, 5),
    });
    fc.assert(
      fc.property(given, timings, (typed, paymentTiming) => {
        const calculate = (unknown: string, values: Inputs): number => {
          const inputs = { ...values, [unknown]: null, paymentTiming, calculationMode: unknown };
          return Number(solve(inputs).solution);
        };
        const whole = { ...typed, payment: calculate('payment', typed) };
        // A future value is the small rest of what the present value grows to.
        const grownValue = whole.presentValue * (1 + whole.rate / 100) ** whole.periods;
        const errors = Object.entries(whole).map(([unknown, value]): [string, number] => {
          const size = unknown === 'futureValue' ? grownValue : value;
          return [unknown, Math.abs((calculate(unknown, whole) - value) / size)];
        });
        expect(errors.filter(([, error]) => !(error < 1e-8))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each(['presentValue', 'futureValue', 'payment', 'periods', 'rate'])(
    'do not look at what was typed for the unknown: %s',
    (unknown) => {
      const others = { payment: 18_000_000, calculationMode: unknown };
      const [first, ...more] = [null, -3, 0, 5].map((typed) =>
        solve({ ...others, [unknown]: typed }),
      );
      expect(first?.solution).not.toBeNull();
      for (const answer of more) expect(answer).toEqual(first);
    },
  );
});

describe('the chart of a value over time', () => {
  const drawn = (inputs: Inputs): number[] => {
    const checked = tool.document.check(inputs);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    const calculation = new Calculation(tool, checked.document);
    return Array.from({ length: calculation.rows('growth') }, (_, row) =>
      Number(calculation.value({ id: 'value', table: 'growth', row })),
    );
  };

  test('an appreciation rises from what is paid to what is received', () => {
    const inputs = {
      calculationMode: 'futureValue',
      presentValue: -320e6,
      payment: 0,
      rate: 9,
      periods: 3,
    };
    // 320 × 1.09 = 348.8; × 1.09 = 380.192; × 1.09 = 414.40928 millions.
    const values = drawn(inputs);
    [320e6, 348.8e6, 380.192e6, 414.409_28e6].forEach((value, at) =>
      expect(values[at]).toBeCloseTo(value, 3),
    );
    expect(values).toHaveLength(4);
    expect(values[3]).toBeCloseTo(solve(inputs).solution ?? Number.NaN, 6);
  });

  test('a debt falls from what is lent to nothing, whatever the signs', () => {
    // Excel: =PAGO(1%;2;-1000) is 507.512...; after one payment 502.487... are owed.
    for (const presentValue of [1000, -1000]) {
      const values = drawn({
        calculationMode: 'payment',
        presentValue,
        futureValue: 0,
        rate: 1,
        periods: 2,
      });
      expect(values).toEqual(
        [1000, 502.4876, 0].map((value) => expect.closeTo(value, 4) as number),
      );
    }
  });

  test('savings rise from nothing', () => {
    const values = drawn({
      calculationMode: 'futureValue',
      presentValue: 0,
      payment: -100,
      rate: 10,
      periods: 2,
    });
    expect(values).toEqual([0, 100, 210].map((value) => expect.closeTo(value, 9) as number));
  });

  test('a term with a part of a period ends at its end', () => {
    const inputs = {
      calculationMode: 'periods',
      presentValue: -100,
      futureValue: 150,
      payment: 0,
      rate: 10,
    };
    const values = drawn(inputs);
    // Log(1.5) ÷ log(1.1) = 4.25 periods: at 0, 1, 2, 3, 4 and the end.
    expect(values).toHaveLength(6);
    expect(values.at(-1)).toBeCloseTo(150, 9);
  });
});
