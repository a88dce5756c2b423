import { madeOnce } from '../../../src/tool/index.ts';
import {
  ALL_ROOMS,
  type BillingCycle,
  type Expense,
  type ExpenseType,
  type Income,
  type ProjectData,
  type Whole,
} from '../document/document.ts';
import { zeroOf } from '../document/factors.ts';
import { overridesOf, type StreamList } from '../document/overrides.ts';
import {
  type BaseFault,
  baseOf,
  basesOf,
  type IncomeBase,
  isWhole,
  namedFault,
  relationOf,
} from '../document/references.ts';

/*
 * What of a project decides which formulas there are; its numbers don't, but for a part of 0, of which
 * there is a notice. Ids of streams are any texts, so formulas name streams by their place: `i1`, `i2`…
 * and `e1`, `e2`….
 */

export type IncomeVariant =
  | 'revpar'
  | 'parkingMonthly'
  | 'parkingHourly'
  | 'alquileres'
  | 'servicios'
  | 'dependientes'
  | 'soloIngresos'
  /** Depends on nothing that there is: always 0. */
  | 'sinBase';

export interface IncomeStream {
  /** Its name among the formulas: by its place, so that formulas of like streams are alike. */
  readonly id: string;
  /** The id that it has in the project, wherever it stands. */
  readonly record: string;
  readonly name: string;
  readonly type: Income['incomeType'];
  readonly variant: IncomeVariant;
  /** The stream that a dependent one follows. */
  readonly base?: string;
  /** Of a dependent one that follows several together. */
  readonly whole?: Whole;
  /** Some of its months were typed over. */
  readonly actual?: true;
  /** Why a dependent one is always 0. */
  readonly fault?: BaseFault;
  /** The part of 0 for which any other one is. */
  readonly zero?: string;
}

/** `ninguno`: inactive, or a share of nothing that there is; always 0. */
export type ExpenseVariant = 'personal' | 'fixed' | 'variable' | 'ninguno';

export interface ExpenseStream {
  readonly id: string;
  readonly record: string;
  readonly name: string;
  readonly type: ExpenseType;
  readonly variant: ExpenseVariant;
  readonly cycle?: BillingCycle;
  readonly months?: readonly number[];
  readonly base?: string;
  /** Of a variable one that follows several incomes together. */
  readonly whole?: Whole;
  /** It enters no figure, as the person wants. */
  readonly inactive?: true;
  readonly actual?: true;
  /** Why a variable one is always 0. */
  readonly fault?: BaseFault;
  /** The part of 0 for which another one is. */
  readonly zero?: string;
}

export interface Structure {
  readonly incomes: readonly IncomeStream[];
  readonly expenses: readonly ExpenseStream[];
  /** Decides what the minimum fee is in. */
  readonly minimumFee: ProjectData['operatorConfig']['minimumFeeType'];
}

export const incomeId = (position: number): string => `i${position + 1}`;
export const expenseId = (position: number): string => `e${position + 1}`;

/** The stream that the model calls so: its list in the project, and its id there. */
export function streamOf(
  { createdIncomes, createdExpenses }: ProjectData,
  name: string,
): [list: StreamList, id: string] | null {
  const [, kind, number] = /^([ie])(\d+)$/.exec(name) ?? [];
  const list = kind === 'i' ? createdIncomes : createdExpenses;
  const stream = kind === undefined ? undefined : list[Number(number) - 1];
  if (!stream) return null;
  return [kind === 'i' ? 'createdIncomes' : 'createdExpenses', stream.id];
}

/** Asked for several times for each edit. */
export const structureOf = madeOnce(findStructure);

function findStructure(project: ProjectData): Structure {
  const { createdIncomes, createdExpenses } = project;
  const actual = (list: StreamList, id: string): { actual?: true } =>
    overridesOf(project, list, id).length > 0 ? { actual: true } : {};
  const zero = (stream: Income | Expense): { zero?: string } => {
    const part = zeroOf(stream);
    return part === undefined ? {} : { zero: part };
  };
  const bases = basesOf(createdIncomes);
  const hasRooms = isWithRooms(createdIncomes);
  return {
    minimumFee: project.operatorConfig.minimumFeeType,
    incomes: createdIncomes.map((income, position) => {
      const named = bases[position] ?? null;
      const base = named === ALL_ROOMS && !hasRooms ? null : named;
      const fault = base === null ? incomeFault(income, createdIncomes) : undefined;
      return {
        id: incomeId(position),
        record: income.id,
        name: income.name,
        type: income.incomeType,
        variant: incomeVariant(income, base !== null),
        ...followed(base),
        ...(fault === undefined ? {} : { fault }),
        ...zero(income),
        ...actual('createdIncomes', income.id),
      };
    }),
    expenses: createdExpenses.map((expense, position) => {
      const found = expenseVariant(expense, createdIncomes);
      return {
        id: expenseId(position),
        record: expense.id,
        name: expense.name,
        type: expense.type,
        ...found,
        // What enters no figure has no real one either.
        ...(found.variant === 'ninguno'
          ? {}
          : { ...zero(expense), ...actual('createdExpenses', expense.id) }),
      };
    }),
  };
}

/** Without any rooms there is no column of them, and nothing to be a share of. */
const isWithRooms = (incomes: readonly Income[]): boolean =>
  incomes.some(({ incomeType }) => incomeType === 'revpar');

const followed = (base: IncomeBase): Pick<IncomeStream, 'base' | 'whole'> => {
  if (base === null) return {};
  return base === ALL_ROOMS ? { whole: base } : { base: incomeId(base) };
};

function incomeVariant(income: Income, hasBase: boolean): IncomeVariant {
  switch (income.incomeType) {
    case 'parqueaderos':
      return income.parkingData.billingType === 'hourly' ? 'parkingHourly' : 'parkingMonthly';
    case 'dependientes':
      return hasBase ? 'dependientes' : 'sinBase';
    case 'solo-ingresos':
      return 'soloIngresos';
    default:
      return income.incomeType;
  }
}

/** Why a dependent income follows none. */
function incomeFault(income: Income, incomes: readonly Income[]): BaseFault | undefined {
  if (income.incomeType !== 'dependientes') return undefined;
  const { baseIncomeId } = income.dependentData;
  const base = baseOf(incomes, baseIncomeId);
  return base === ALL_ROOMS ? 'missing' : (namedFault(baseIncomeId, base) ?? 'loop');
}

function expenseVariant(
  expense: Expense,
  incomes: readonly Income[],
): Pick<ExpenseStream, 'variant' | 'cycle' | 'months' | 'base' | 'whole' | 'inactive' | 'fault'> {
  if (!expense.isActive) return { variant: 'ninguno', inactive: true };
  if (expense.type === 'personal') return { variant: 'personal' };
  if (expense.type === 'fixed') {
    const { billingCycle, manualMonths } = expense.fixedData;
    if (billingCycle !== 'manual') return { variant: 'fixed', cycle: billingCycle };
    return { variant: 'fixed', cycle: billingCycle, months: manualMonths };
  }
  const { relationVariable } = expense.variableData;
  const base = relationOf(incomes, relationVariable);
  if (base === ALL_ROOMS && !isWithRooms(incomes)) return { variant: 'ninguno', fault: 'missing' };
  if (isWhole(base)) return { variant: 'variable', whole: base };
  const fault = namedFault(relationVariable, base);
  if (base === null) return { variant: 'ninguno', ...(fault ? { fault } : {}) };
  return incomes[base]?.incomeType === 'dependientes'
    ? { variant: 'ninguno', fault: 'dependent' }
    : { variant: 'variable', base: incomeId(base) };
}
