import { text } from '../../../../src/tool/index.ts';
import type { BillingCycle, Expense } from '../../document/document.ts';
import { billingCycleField } from '../../document/fields.ts';
import { monthsText, readMonths } from '../streams/monthTexts.ts';
import { CYCLE, PAID_MONTHS, type Parameter } from './parameter.ts';

const monthsField = text('Meses de pago', { initial: '' });

/** The calendar months of a cycle. */
export const MONTHS_OF: Readonly<Record<Exclude<BillingCycle, 'manual'>, readonly number[]>> = {
  mensual: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  trimestral: [1, 4, 7, 10],
  semestral: [6, 12],
  anual: [1],
};

/** In which months a fixed expense is paid: its cycle, and the months of a manual one. */
export const CYCLE_PARAMETERS: readonly Parameter<Expense>[] = [
  {
    id: CYCLE,
    header: 'Ciclo',
    field: ({ type }) => (type === 'fixed' ? billingCycleField : null),
    implied: 'Mensual',
    read: (expense) => (expense.type === 'fixed' ? expense.fixedData.billingCycle : null),
    write: (expense, value) => {
      if (expense.type === 'fixed') setCycle(expense.fixedData, value as BillingCycle);
    },
  },
  {
    id: PAID_MONTHS,
    header: 'Meses de pago',
    width: 140,
    field: ({ type }) => (type === 'fixed' ? monthsField : null),
    read: (expense) => {
      if (expense.type !== 'fixed' || expense.fixedData.billingCycle !== 'manual') return null;
      return monthsText(expense.fixedData.manualMonths);
    },
    parse: (typed, expense) => {
      const read = readMonths(typed);
      if ('error' in read) return read;
      if (read.months.length > 0) return { value: monthsText(read.months) };
      return isManual(expense) ? { error: 'Elige al menos un mes de pago' } : { value: null };
    },
    // Months of one's own are what the manual cycle is.
    write: (expense, value) => {
      const read = readMonths(String(value ?? ''));
      if (expense.type !== 'fixed' || 'error' in read || read.months.length === 0) return;
      expense.fixedData.billingCycle = 'manual';
      expense.fixedData.manualMonths = read.months;
    },
  },
];

function isManual(expense: Expense): boolean {
  return expense.type === 'fixed' && expense.fixedData.billingCycle === 'manual';
}

/** A manual cycle begins with the months of the one before, so that no payment is lost. */
function setCycle(
  data: Extract<Expense, { type: 'fixed' }>['fixedData'],
  cycle: BillingCycle,
): void {
  const before = data.billingCycle;
  data.billingCycle = cycle;
  if (cycle !== 'manual') data.manualMonths = [];
  else if (before !== 'manual') data.manualMonths = [...MONTHS_OF[before]];
}
