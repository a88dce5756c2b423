import { Reader } from '../../../src/tool/index.ts';
import { readExpense, readIncome } from './check-streams.ts';
import type { Expense, ExpenseType, FlowType, Income, IncomeType } from './document.ts';

interface Head {
  readonly id: string;
  readonly name: string;
  readonly flowType: FlowType;
  readonly createdAt: string;
}

/** A stream without figures, as a form starts with it: what is missing takes its default. */
export function newIncome(incomeType: IncomeType, head: Head): Income {
  return readIncome(readerOf({ incomeType, ...head }), 0);
}

/**
 * What a Colombian employer pays on top of a salary, in percent of it: health, pension, labour
 * risks, severance and its interest, service bonus, holidays and payroll levies.
 */
export const PAYROLL_BURDEN = 52;

/** As `newIncome`, of an expense; a position starts with the usual burden on its salary. */
export function newExpense(type: ExpenseType, head: Head): Expense {
  const expense = readExpense(readerOf({ type, ...head }), 0);
  if (expense.type !== 'personal') return expense;
  const personalData = { ...expense.personalData, prestacionesSociales: PAYROLL_BURDEN };
  return { ...expense, personalData };
}

function readerOf(given: Head & ({ incomeType: IncomeType } | { type: ExpenseType })): Reader {
  return new Reader({ ...given, updatedAt: given.createdAt }, '', []);
}
