import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProject } from './check.ts';
import { emptyProject, type Income } from './document.ts';
import { danglingReferences } from './references.ts';
import { checked, projects } from '../testing/documents.ts';

const fieldsRefused = (raw: unknown): string[] => {
  const result = checkProject(raw);
  return 'problems' in result ? result.problems.map(({ field }) => field) : [];
};

const service = (id: string, more: object = {}): object => ({
  id,
  incomeType: 'servicios',
  serviceData: { rate: 5, unitType: 'por persona', monthlyQuantity: 2 },
  ...more,
});

describe('a project from outside', () => {
  test('is completed: nothing at all is a new project', () => {
    expect(checked({})).toEqual(emptyProject());
    expect(checked({ dateConfig: null, createdIncomes: null })).toEqual(emptyProject());
  });

  test('once checked stays as it is', () => {
    fc.assert(
      fc.property(projects, (project) => {
        expect(checked(JSON.parse(JSON.stringify(project)))).toEqual(project);
      }),
      { numRuns: 60 },
    );
  });

  test('may carry metadata and stored totals, which are left behind', () => {
    const totals = { totalIngresos: 1, capratePromedio: 'x' };
    const project = checked({ id: 'p', name: 'P', lastModified: 5, totals, totalIngresos: 9 });
    expect(project).toEqual(emptyProject());
  });

  test('may carry members of streams that no figure reads', () => {
    const [income] = checked({
      createdIncomes: [service('a', { color: 'rojo', order: 3 })],
    }).createdIncomes;
    expect(income).not.toHaveProperty('color');
    expect(income?.incomeType).toBe('servicios');
  });

  test('may have ids that are numbers, and a base by position', () => {
    const dependent = (base: unknown): object => ({
      id: 7,
      incomeType: 'dependientes',
      dependentData: { percentage: 5, baseIncomeId: base },
    });
    const { createdIncomes } = checked({ createdIncomes: [service('a'), dependent(0)] });
    expect(createdIncomes[1]).toMatchObject({ id: '7', dependentData: { baseIncomeId: '0' } });
  });

  test('of other years, and with a loan that is longer, is readable', () => {
    const dateConfig = { startYear: 2001, projectionPeriod: 1 };
    expect(fieldsRefused({ dateConfig, financialConfig: { termInMonths: 240 } })).toEqual([]);
  });

  test('has the debt as the amount disbursed, and the amount as the debt if that is missing', () => {
    const amounts = (financialConfig: object): unknown[] => {
      const { debtPayment, disbursementAmount } = checked({ financialConfig }).financialConfig;
      return [debtPayment, disbursementAmount];
    };
    expect(amounts({ debtPayment: 5, disbursementAmount: 9 })).toEqual([5, 5]);
    expect(amounts({ disbursementAmount: 9 })).toEqual([9, 9]);
  });

  test('without a date of disbursement goes with its start', () => {
    const { financialConfig } = checked({ dateConfig: { startMonth: 4, startYear: 2030 } });
    expect(financialConfig).toMatchObject({ disbursementMonth: 3, disbursementYear: 2030 });
  });

  test('needs hours of operation only where it bills by the hour', () => {
    const parking = (billingType: string): object => ({
      createdIncomes: [
        {
          id: 'a',
          incomeType: 'parqueaderos',
          parkingData: { billingType, numberOfSpaces: 1, occupancy: 5, operatingHoursPerDay: 0 },
        },
      ],
    });
    expect(fieldsRefused(parking('monthly'))).toEqual([]);
    expect(fieldsRefused(parking('hourly'))).toEqual([
      'createdIncomes[0].parkingData.operatingHoursPerDay',
    ]);
  });

  test('keeps an adjustment that stands beside the block of an older expense', () => {
    const expense = (fixedData: object): object => ({
      createdExpenses: [{ id: 'a', type: 'fixed', amount: 5, ipcAdjustment: 2, fixedData }],
    });
    const adjustment = (fixedData: object): unknown =>
      checked(expense(fixedData)).createdExpenses[0];
    expect(adjustment({})).toMatchObject({ fixedData: { ipcAdjustment: 2 } });
    expect(adjustment({ ipcAdjustment: 1 })).toMatchObject({ fixedData: { ipcAdjustment: 1 } });
  });
});

describe('what is refused', () => {
  test.each<[string, unknown, string[]]>([
    ['what is no object', [], ['(entrada)']],
    ['nothing', null, ['(entrada)']],
    ['a member that no project has', { ingresos: [] }, ['ingresos']],
    ['a number in quotes', { tasaOportunidad: '12' }, ['tasaOportunidad']],
    ['a list that is none', { createdExpenses: 'x' }, ['createdExpenses']],
    [
      'a record that is none',
      { createdIncomes: [5] },
      ['createdIncomes[0]', 'createdIncomes[0].incomeType'],
    ],
    ['a repeated id', { createdIncomes: [service('a'), service('a')] }, ['createdIncomes[1].id']],
    [
      'an entry without a month',
      {
        createdIncomes: [
          {
            incomeType: 'solo-ingresos',
            soloIngresosData: { incomes: [{ year: 2028, value: 5 }] },
          },
        ],
      },
      ['createdIncomes[0].soloIngresosData.incomes[0].month'],
    ],
    [
      'too many streams',
      { createdIncomes: Array.from({ length: 501 }, (_, i) => service(`i${i}`)) },
      ['createdIncomes'],
    ],
    [
      'a name too long',
      { createdIncomes: [service('a', { name: 'x'.repeat(201) })] },
      ['createdIncomes[0].name'],
    ],
  ])('%s', (_, raw, fields) => {
    expect(fieldsRefused(raw)).toEqual(fields);
  });

  test('names value and bound', () => {
    expect(checkProject({ operatorConfig: { feePercentage: 120 } })).toEqual({
      problems: [
        {
          field: 'operatorConfig.feePercentage',
          value: '120',
          message: 'supera el máximo 100',
        },
      ],
    });
  });

  test('a misspelt number, saying which was meant', () => {
    expect(checkProject({ financialConfig: { intrestRate: 12 } })).toEqual({
      problems: [
        {
          field: 'financialConfig.intrestRate',
          value: '12',
          message: 'no es un campo; ¿«interestRate»?',
        },
      ],
    });
  });
});

describe('references', () => {
  test('to incomes that do not exist are found, of both kinds', () => {
    const project = checked({
      createdIncomes: [
        service('a'),
        { id: 'd', incomeType: 'dependientes', dependentData: { baseIncomeId: 'gone' } },
        { id: 'e', incomeType: 'dependientes', dependentData: { baseIncomeId: 'a' } },
      ],
      createdExpenses: [
        { id: 'v', type: 'variable', variableData: { relationVariable: 'servicios-a' } },
        { id: 'w', type: 'variable', variableData: { relationVariable: 'revpar-gone' } },
      ],
    });
    expect(danglingReferences(project).map(({ field, value }) => [field, value])).toEqual([
      ['createdIncomes[1].dependentData.baseIncomeId', '"gone"'],
      ['createdExpenses[1].variableData.relationVariable', '"revpar-gone"'],
    ]);
  });

  test('a position counts only where no income has it as its id', () => {
    const incomes: Income[] = checked({
      createdIncomes: [
        service('1'),
        service('b'),
        { id: 'd', incomeType: 'dependientes', dependentData: { baseIncomeId: 1 } },
      ],
    }).createdIncomes;
    expect(danglingReferences({ ...emptyProject(), createdIncomes: incomes })).toEqual([]);
  });
});
