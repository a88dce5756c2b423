import { type Field, type Formula, money } from '../../../src/tool/index.ts';
import { type BillingCycle } from '../document/document.ts';
import * as fields from '../document/fields.ts';
import { flowColumnsOf } from './actuals.ts';
import { baseColumn } from './flows.ts';
import type { ExpenseStream, ExpenseVariant } from './structure.ts';

const FIELDS: Readonly<Record<ExpenseVariant, Readonly<Record<string, Field>>>> = {
  personal: fields.personalFields,
  fixed: fields.fixedFields,
  variable: fields.variableFields,
  ninguno: {},
};

/** Columns of the month table that are 1 in the calendar months of a cycle, and else 0. */
const BILLED: Readonly<Record<Exclude<BillingCycle, 'mensual' | 'manual'>, string>> = {
  trimestral: 'quarterly',
  semestral: 'semiannual',
  anual: 'yearly',
};

function expression(stream: ExpenseStream): string {
  const { variant, cycle, months = [] } = stream;
  switch (variant) {
    case 'personal':
      return 'costoSalarialPorCargo * index(calendar.growth, calendarYear)';
    case 'fixed':
      return `amount * index(calendar.growth, calendarYear)${billed(cycle, months)}`;
    // The only amount in a project that is really rounded, to whole pesos.
    case 'variable':
      return `round(${baseColumn(stream)} * relationPercentage / 100)`;
    case 'ninguno':
      return '0';
  }
}

function billed(cycle: BillingCycle | undefined, months: readonly number[]): string {
  if (cycle === undefined || cycle === 'mensual') return '';
  if (cycle !== 'manual') return ` * ${BILLED[cycle]}`;
  const chosen = months.map((month) => `month == ${month}`).join(' or ');
  return chosen === '' ? ' * 0' : ` * (${chosen})`;
}

/** The stream's own data, by name. */
export function expenseFields({ variant }: ExpenseStream): Readonly<Record<string, Field>> {
  return FIELDS[variant];
}

/** What a position costs a month at the prices of the first year. */
export function expenseCosts({ id, variant }: ExpenseStream): Record<string, Formula> {
  if (variant !== 'personal') return {};
  return {
    [`${id}.costoSalarialPorPersona`]: money(
      'Costo por persona',
      'baseSalary * (1 + prestacionesSociales / 100)',
      { scope: id },
    ),
    [`${id}.costoSalarialPorCargo`]: money(
      'Costo del cargo',
      'costoSalarialPorPersona * personasPorCargo',
      { scope: id },
    ),
  };
}

/** The stream's columns of the month table. */
export function expenseColumns(stream: ExpenseStream): Record<string, Formula> {
  return flowColumnsOf(stream, expression(stream), 'Egreso');
}
