import { type Fact, type Field, MONTHS } from '../../../src/tool/index.ts';
import { billingCycleField, billingTypeField } from '../document/fields.ts';
import { BASE_FAULTS, WHOLE_LABELS } from '../document/references.ts';
import { EXPENSE_LABELS, INCOME_GROUPS } from './flows.ts';
import type { ExpenseStream, IncomeStream, IncomeVariant } from './structure.ts';

/*
 * What a stream's formula follows from besides its numbers, in words: without its type, its cycle and
 * its base nobody can compute it again.
 */

const BILLING: Readonly<Partial<Record<IncomeVariant, string>>> = {
  parkingMonthly: 'monthly',
  parkingHourly: 'hourly',
};

export function incomeFacts(stream: IncomeStream, incomes: readonly IncomeStream[]): Fact[] {
  const { type, variant } = stream;
  return [
    { label: 'Tipo de ingreso', text: INCOME_GROUPS[type].label },
    ...optionFact(billingTypeField, BILLING[variant]),
    ...baseFact(stream, incomes),
  ];
}

export function expenseFacts(stream: ExpenseStream, incomes: readonly IncomeStream[]): Fact[] {
  const { type, inactive } = stream;
  return [
    { label: 'Tipo de egreso', text: EXPENSE_LABELS[type] },
    ...(inactive ? [{ label: 'Estado', text: 'Inactivo: no entra en ninguna cifra' }] : []),
    ...cycleFact(stream),
    ...baseFact(stream, incomes),
  ];
}

/** The months of a cycle are in its name, those of a manual one are the person's. */
function cycleFact({ cycle, months }: ExpenseStream): Fact[] {
  if (!months) return optionFact(billingCycleField, cycle);
  const names = months.map((month) => (MONTHS[month - 1] ?? '').toLowerCase());
  const listed = new Intl.ListFormat('es-CO').format(names);
  return [{ label: billingCycleField.label, text: `Manual (${listed || 'ningún mes'})` }];
}

/** The income that a share is of, or several together, or why there is none. */
function baseFact(
  { base, whole, fault }: Pick<ExpenseStream, 'base' | 'whole' | 'fault'>,
  incomes: readonly IncomeStream[],
): Fact[] {
  const name = whole ? WHOLE_LABELS[whole] : incomes.find(({ id }) => id === base)?.name;
  const text = name ?? (fault && BASE_FAULTS[fault]);
  return text === undefined ? [] : [{ label: 'Ingreso base', text }];
}

function optionFact({ label, options = [] }: Field, value: string | undefined): Fact[] {
  const option = options.find((one) => one.value === value);
  return option ? [{ label, text: option.label }] : [];
}
