import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import { type Calculation, type Ref, type Scalar } from '../../src/tool/index.ts';
import { emptyProject, type ProjectData } from './document/document.ts';
import { sampleProjects } from './document/samples.ts';
import { checked, projects } from './testing/documents.ts';
import { calculate, outputsOf } from './testing/figures.ts';
import tool from './tool.ts';

// Every project compiles a model of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function edited(document: ProjectData, ref: Ref, value: Scalar): ProjectData {
  return produce(document, (draft) => tool.document.write(draft, ref, value));
}

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
