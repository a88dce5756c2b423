import type { Field, Scalar } from '../../../../src/tool/index.ts';
import { newExpense, newIncome } from '../../document/create.ts';
import {
  ALL_INCOMES,
  ALL_ROOMS,
  emptyProject,
  type Expense,
  EXPENSE_TYPES,
  type FlowType,
  type Income,
  INCOME_TYPES,
  type ProjectData,
} from '../../document/document.ts';
import { insertIncomes, putIncome, removeExpense, removeIncome } from '../../document/edits.ts';
import { type BaseFault, WHOLE_LABELS } from '../../document/references.ts';
import { expenseId, incomeId, structureOf } from '../../model/structure.ts';
import { newHead } from '../streams/useStreamDraft.ts';
import type { Named } from './bases.ts';
import { EXPENSE_PARAMETERS, isExpenseType, NEW_EXPENSE } from './expenseParameters.ts';
import { INCOME_PARAMETERS, isIncomeType } from './incomeParameters.ts';
import { type Parameter, TYPE } from './parameter.ts';

/** What streams of all types have. */
export type StreamHead = Parameters<typeof newIncome>[1];

/** Incomes or expenses, as a sheet of assumptions needs them. */
export interface StreamList<S> {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly one: string;
  readonly types: readonly Scalar[];
  readonly parameters: readonly Parameter<S>[];
  readonly of: (project: ProjectData) => S[];
  /** The member of a project that has them. */
  readonly member: 'createdIncomes' | 'createdExpenses';
  /** What the model calls the one at a position. */
  readonly nameAt: (position: number) => string;
  /** The stream with the data of a type, those that it has in common with its own one kept. */
  readonly make: (type: Scalar, head: StreamHead) => S;
  readonly put: (draft: ProjectData, position: number, stream: S) => void;
  readonly insert: (draft: ProjectData, position: number, streams: readonly S[]) => void;
  readonly remove: (draft: ProjectData, position: number) => void;
  /** What a stream is that is a share of an income, and what else is an amount of money. */
  readonly share: {
    readonly type: Scalar;
    readonly amount: string;
    /** The incomes of today that may be followed; `own` are the list's own, with those that come in. */
    readonly bases: (project: ProjectData, own: readonly string[]) => readonly Named[];
    /** What all incomes together are called, where one may follow them. */
    readonly all?: string;
    /** What all rooms together are called, where one may follow them. */
    readonly rooms?: string;
  };
  /** Why one that is a share of an income is 0. */
  readonly baseFault: (project: ProjectData, position: number) => BaseFault | undefined;
  /** The part of 0 for which any other one is, as its own data call it. */
  readonly zeroOf: (project: ProjectData, position: number) => string | undefined;
  /** Elsewhere one of this type is priced by the night, which is by the month here. Null: of the usual type. */
  readonly isByNight: (type: Scalar) => boolean;
}

export const INCOMES: StreamList<Income> = {
  id: 'supuestos.ingresos',
  label: 'Supuestos de los ingresos',
  one: 'Ingreso',
  types: INCOME_TYPES,
  parameters: INCOME_PARAMETERS,
  of: ({ createdIncomes }) => createdIncomes,
  member: 'createdIncomes',
  nameAt: incomeId,
  make: (type, head) => newIncome(isIncomeType(type) ? type : 'revpar', head),
  put: (draft, _, income) => putIncome(draft, income),
  insert: insertIncomes,
  remove: removeIncome,
  share: {
    type: 'dependientes',
    amount: 'tarifa',
    bases: ({ createdIncomes }, own) =>
      own.map((name) => ({
        name,
        isClosed: false,
        isOfRooms: createdIncomes.some((one) => one.name === name && one.incomeType === 'revpar'),
      })),
    rooms: WHOLE_LABELS[ALL_ROOMS],
  },
  baseFault: (project, position) => structureOf(project).incomes[position]?.fault,
  zeroOf: (project, position) => structureOf(project).incomes[position]?.zero,
  isByNight: (type) => type === null || type === 'revpar',
};

export const EXPENSES: StreamList<Expense> = {
  id: 'supuestos.egresos',
  label: 'Supuestos de los egresos',
  one: 'Egreso',
  types: EXPENSE_TYPES,
  parameters: EXPENSE_PARAMETERS,
  of: ({ createdExpenses }) => createdExpenses,
  member: 'createdExpenses',
  nameAt: expenseId,
  make: (type, head) => newExpense(isExpenseType(type) ? type : NEW_EXPENSE, head),
  put: (draft, position, expense) => void (draft.createdExpenses[position] = expense),
  insert: (draft, position, expenses) =>
    void draft.createdExpenses.splice(position, 0, ...expenses),
  remove: removeExpense,
  share: {
    type: 'variable',
    amount: 'valor',
    bases: ({ createdIncomes }) =>
      createdIncomes.map(({ name, incomeType }) => ({
        name,
        isClosed: incomeType === 'dependientes',
        isOfRooms: incomeType === 'revpar',
      })),
    all: WHOLE_LABELS[ALL_INCOMES],
    rooms: WHOLE_LABELS[ALL_ROOMS],
  },
  baseFault: (project, position) => structureOf(project).expenses[position]?.fault,
  zeroOf: (project, position) => structureOf(project).expenses[position]?.zero,
  isByNight: () => false,
};

/** A new stream of a type, called by its number. */
export function fresh<S>(list: StreamList<S>, type: Scalar, number: number, flowType: FlowType): S {
  return list.make(type, { ...newHead(flowType), name: `${list.one} ${number}` });
}

/** The choice of a list's types. */
export function typeField<S>(list: StreamList<S>): Field | null {
  const type = list.parameters.find(({ id }) => id === TYPE);
  return type?.field(fresh(list, null, 1, 'mensual'), emptyProject(), 0) ?? null;
}

/** What a type is called; undefined for none. */
export const typeLabel = <S>(list: StreamList<S>, type: Scalar | undefined): string | undefined =>
  typeField(list)?.options?.find(({ value }) => value === type)?.label;

/** A stream with the data of another type: what both have stays. */
export function retyped<S extends StreamHead>(
  list: StreamList<S>,
  stream: S,
  type: Scalar,
  project: ProjectData,
): S {
  const { id, name, flowType, createdAt } = stream;
  const next = list.make(type, { id, name, flowType, createdAt });
  for (const parameter of list.parameters) {
    const both = parameter.own?.(stream) && parameter.own(next);
    if (both) parameter.write(next, parameter.read(stream, project), project);
  }
  return next;
}
