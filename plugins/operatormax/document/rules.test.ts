import { describe, expect, test } from 'vitest';
import { newExpense, newIncome } from './create.ts';
import { EXPENSE_TYPES, type Expense, INCOME_TYPES, type Income } from './document.ts';
import { expenseFaults, incomeFaults } from './rules.ts';
import { checked } from '../testing/documents.ts';

const HEAD = { id: 'x', name: '', flowType: 'mensual', createdAt: '2026-01-01' } as const;
const fieldsOf = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);
const read = (income: object): Income =>
  checked({ createdIncomes: [{ name: 'A', ...income }] }).createdIncomes[0] as Income;
const readExpense = (expense: object): Expense =>
  checked({ createdExpenses: [{ name: 'A', ...expense }] }).createdExpenses[0] as Expense;

describe('an income', () => {
  test.each([
    ['revpar', ['tarifa', 'ocupacionObjetivo', 'numeroUnidades']],
    ['parqueaderos', ['numberOfSpaces', 'occupancy', 'monthlyRate']],
    ['alquileres', ['squareMeters', 'pricePerSquareMeter', 'occupancy']],
    ['servicios', ['rate', 'unitType', 'monthlyQuantity']],
    ['dependientes', ['baseIncomeId', 'percentage']],
    ['solo-ingresos', ['value']],
  ] as const)('of type %s lacks everything at first', (type, lacks) => {
    expect(fieldsOf(incomeFaults(newIncome(type, HEAD)))).toEqual(['name', ...lacks]);
  });

  test('by the hour needs the price of an hour, not that of a month', () => {
    const parkingData = { billingType: 'hourly', numberOfSpaces: 3, occupancy: 50 };
    const income = (more: object) =>
      read({ incomeType: 'parqueaderos', parkingData: { ...parkingData, ...more } });
    expect(fieldsOf(incomeFaults(income({ monthlyRate: 9 })))).toEqual(['hourlyRate']);
    expect(incomeFaults(income({ hourlyRate: 9 }))).toEqual([]);
  });

  test('that is a list needs one amount; a name of spaces is none', () => {
    const entry = (value: number) => ({ month: 1, year: 2028, value });
    const soloIngresosData = { incomes: [entry(0), entry(7)] };
    const income = read({ incomeType: 'solo-ingresos', soloIngresosData });
    expect(incomeFaults(income)).toEqual([]);
    expect(fieldsOf(incomeFaults({ ...income, name: '  ' }))).toEqual(['name']);
  });
});

describe('an expense', () => {
  test('of a person says what is missing in the words of the form', () => {
    const messages = expenseFaults(
      readExpense({ name: ' ', type: 'personal', personalData: { personasPorCargo: 0 } }),
    ).map(({ message }) => message);
    expect(messages).toEqual([
      'El cargo es requerido',
      'El número de personas debe ser mayor a 0',
      'El salario mensual debe ser mayor a 0',
    ]);
  });

  test('that is paid in chosen months needs at least one', () => {
    const expense = (manualMonths: number[]) =>
      readExpense({
        type: 'fixed',
        amount: 5,
        fixedData: { billingCycle: 'manual', manualMonths },
      });
    expect(fieldsOf(expenseFaults(expense([])))).toEqual(['manualMonths']);
    expect(expenseFaults(expense([2]))).toEqual([]);
  });

  test('that varies needs an income and a percentage', () => {
    expect(fieldsOf(expenseFaults(newExpense('variable', HEAD)))).toEqual([
      'name',
      'relationVariable',
      'relationPercentage',
    ]);
  });
});

test('a new stream of every type is one that the tool accepts', () => {
  const head = (at: number) => ({ ...HEAD, id: String(at), name: 'Nuevo' });
  const given = {
    createdIncomes: INCOME_TYPES.map((type, at) => newIncome(type, head(at))),
    createdExpenses: EXPENSE_TYPES.map((type, at) => newExpense(type, head(at))),
  };
  const project = checked(JSON.parse(JSON.stringify(given)));
  expect(project).toMatchObject(given);
  // A Colombian employer's burden on a salary.
  expect(project.createdExpenses[0]).toMatchObject({ personalData: { prestacionesSociales: 52 } });
});
