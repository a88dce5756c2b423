import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import { Calculation, outputs, type Ref, type Scalar } from '../../src/tool/index.ts';
import { emptyProject, type ProjectData } from './document/document.ts';
import { INDICATORS } from './model/indicators.ts';
import { sampleProjects } from './document/samples.ts';
import { checked, projects } from './testing/documents.ts';
import tool from './tool.ts';

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Columns = Readonly<Record<string, readonly number[]>>;

interface Outputs {
  readonly meses: readonly string[];
  readonly incomes: Columns;
  readonly expenses: Columns;
  readonly monthly: Columns;
  readonly annual: Columns;
  readonly indicators: Readonly<Record<string, number | null>>;
  readonly warnings: readonly string[];
}

const calculate = (document: ProjectData): Calculation => new Calculation(tool, document);
const outputsOf = (calculation: Calculation): Outputs =>
  outputs(tool, calculation) as unknown as Outputs;

function edited(document: ProjectData, ref: Ref, value: Scalar): ProjectData {
  return produce(document, (draft) => tool.document.write(draft, ref, value));
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
/** To nine digits of a size, or of a peso. */
const isNear = (a: number, b: number, size: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(size), Math.abs(b));
const column = (calculation: Calculation, table: string, id: string): number[] =>
  Array.from({ length: calculation.rows(table) }, (_, row) =>
    Number(calculation.value({ table, id, row })),
  );

describe('the cash flow', () => {
  test('of a year is the sum of its twelve months, for every flow and stream', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        const { monthly, annual, meses } = outputsOf(calculation);
        expect(meses).toHaveLength(Number(project.dateConfig.projectionPeriod) * 12);
        const streams = Object.keys(tool.declare(project).tables['years']?.columns ?? {});
        const flows = streams.filter((id) => id.endsWith('.flow'));
        const pairs = [
          ...Object.keys(annual).map((id) => [monthly[id] ?? [], annual[id] ?? []] as const),
          ...flows.map((id) => {
            return [column(calculation, 'months', id), column(calculation, 'years', id)] as const;
          }),
        ];
        expect(flows).toHaveLength(project.createdIncomes.length + project.createdExpenses.length);
        for (const [months, years] of pairs) {
          const sums = years.map((_, y) => sum(months.slice(y * 12, y * 12 + 12)));
          const wrong = years.filter((total, y) => !isNear(total, sums[y] ?? Number.NaN, total));
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is that of its streams, through the fee and the reserve down to the investor', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const { incomes, expenses, monthly, meses } = outputsOf(calculate(project));
        const at = (columns: Columns, t: number): number =>
          sum(Object.values(columns).map((values) => values[t] ?? 0));
        const { equityPayment } = project.financialConfig;
        const get = (id: string, t: number): number => monthly[id]?.[t] ?? 0;
        const right = meses.map((_, t) => {
          const operating =
            at(incomes, t) - at(expenses, t) - get('feeOperacion', t) - get('reservaReposicion', t);
          const free = operating + get('ventaActivo', t);
          const left = free - get('servicioDeuda', t) - (t === 0 ? equityPayment : 0);
          return (
            isNear(get('utilidadNetaAjustada', t), operating, 1e6) &&
            isNear(get('flujoCajaLibre', t), free, free) &&
            isNear(get('flujoInversionista', t), left, free)
          );
        });
        expect(right).not.toContain(false);
      }),
      { numRuns: 25 },
    );
  });

  test('has a fee of no less than the minimum and never below zero', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const calculation = calculate(project);
        const least = column(calculation, 'months', 'feeMinimo');
        const fees = column(calculation, 'months', 'feeOperacion');
        expect(fees.filter((fee, t) => !(fee >= Math.max(0, least[t] ?? 0)))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

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
});

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

describe('an edit', () => {
  /** Every cell that a person can set. */
  const cells = (calculation: Calculation): Ref[] => {
    const { inputs, lists } = calculation.declaration;
    return [
      ...Object.keys(inputs).map((id) => ({ id })),
      ...Object.entries(lists).flatMap(([table, { fields }]) =>
        Array.from({ length: calculation.rows(table) }, (_, row) =>
          Object.keys(fields).map((id) => ({ table, id, row })),
        ).flat(),
      ),
    ];
  };

  test('of a number gives what computing from scratch gives, and compiles nothing', () => {
    const pick = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(projects, fc.array(pick, { minLength: 1, maxLength: 4 }), (project, picks) => {
        const calculation = calculate(project);
        const { sheet } = calculation;
        let document = project;
        for (const [place, value] of picks) {
          const all = cells(calculation).filter((ref) => calculation.field(ref)?.kind !== 'choice');
          const ref = all[place % all.length] as Ref;
          document = edited(document, ref, ref.id === 'startYear' ? 2024 + value : value);
          calculation.update(document);
          expect(outputsOf(calculation)).toEqual(outputsOf(calculate(document)));
        }
        expect(calculation.sheet).toBe(sheet);
      }),
      { numRuns: 25 },
    );
  });

  test('is read back where it was written', () => {
    fc.assert(
      fc.property(projects, fc.nat(), (project, place) => {
        const before = calculate(project);
        const all = cells(before);
        const ref = all[place % all.length] as Ref;
        const field = before.field(ref);
        const other = field?.options?.at(-1)?.value ?? 3;
        const after = calculate(edited(project, ref, other));
        expect(after.value(ref)).toBe(other);
      }),
      { numRuns: 25 },
    );
  });

  test('of a type, a base or a cycle gives another model; of a name too', () => {
    const project = sampleProjects()[0]?.data ?? emptyProject();
    const changed = (recipe: (draft: ProjectData) => void): boolean =>
      tool.declare(produce(project, recipe)) !== tool.declare(project);
    expect(changed((draft) => void (draft.tasaOportunidad = 20))).toBe(false);
    expect(changed((draft) => void draft.createdIncomes.pop())).toBe(true);
    expect(
      changed((draft) => void ((draft.createdIncomes[0] as { name: string }).name = 'X')),
    ).toBe(true);
    const hourly = changed((draft) => {
      const parking = draft.createdIncomes[1];
      if (parking?.incomeType === 'parqueaderos') parking.parkingData.billingType = 'hourly';
    });
    expect(hourly).toBe(true);
  });

  test('of the start moves the disbursement along, and of the debt its amount', () => {
    const first = edited(emptyProject(), { id: 'startMonth' }, 7);
    const { financialConfig } = edited(
      edited(first, { id: 'startYear' }, 2031),
      { id: 'debtPayment' },
      500,
    );
    expect(financialConfig).toMatchObject({
      disbursementMonth: 6,
      disbursementYear: 2031,
      disbursementAmount: 500,
    });
  });

  test('that empties a year of inflation removes its entry', () => {
    const year = { table: 'inflationByYear', id: 'percent', row: 1 };
    const filled = edited(emptyProject(), year, 5);
    expect(filled.dateConfig.macroeconomicData.inflationByYear).toEqual({ 2029: 5 });
    const emptied = edited(filled, year, null);
    expect(emptied.dateConfig.macroeconomicData.inflationByYear).toEqual({});
  });
});

describe('streams', () => {
  test('keep any id, even those of a language', () => {
    const ids = ['__proto__', 'constructor', 'a.b', 'ñ 1', '0'];
    const createdIncomes = ids.map((id) => ({
      id,
      incomeType: 'servicios',
      serviceData: { rate: 5, monthlyQuantity: 2 },
    }));
    const { incomes } = outputsOf(calculate(checked({ createdIncomes })));
    expect(Object.keys(incomes).sort()).toEqual([...ids].sort());
    for (const id of ids) expect(Object.getOwnPropertyDescriptor(incomes, id)?.value[0]).toBe(10);
  });

  test('of the samples are a living project', () => {
    const [first, second] = sampleProjects();
    expect([first?.name, second?.name]).toEqual(['Proyecto Principal', 'Plura Laureles']);
    for (const { data } of sampleProjects()) expect(checked(data)).toEqual(data);
    const { indicators, warnings } = outputsOf(calculate(first?.data ?? emptyProject()));
    expect(indicators.noCalculable).toEqual([]);
    expect(warnings).toEqual([]);
    expect(indicators.tirAnual).toBeGreaterThan(8);
    expect(indicators.tirAnual).toBeLessThan(20);
  });
});
