import type { Expense, Income, ProjectData } from './document.ts';
import { dropOverrides } from './overrides.ts';
import { baseOf, type IncomeBase, relationOf } from './references.ts';

/** How a variable expense names the income that it follows. */
export function relationTo({ id, incomeType }: Pick<Income, 'id' | 'incomeType'>): string {
  return `${incomeType}-${id}`;
}

/** Adds an income, or puts it in the place of the one with its id; what follows it keeps up. */
export function putIncome(draft: ProjectData, income: Income): void {
  const at = draft.createdIncomes.findIndex(({ id }) => id === income.id);
  if (at < 0) {
    nameBases(draft);
    draft.createdIncomes.push(income);
    return;
  }
  const followers = followersOf(draft, at);
  draft.createdIncomes[at] = income;
  for (const { dependentData } of followers.incomes) dependentData.baseIncomeName = income.name;
  // The type is a part of the reference.
  for (const { variableData } of followers.expenses) {
    variableData.relationVariable = relationTo(income);
  }
}

/** Adds incomes at a position; what follows another keeps up. */
export function insertIncomes(
  draft: ProjectData,
  position: number,
  incomes: readonly Income[],
): void {
  nameBases(draft);
  draft.createdIncomes.splice(position, 0, ...incomes);
}

/** Takes an income away; what followed it stays, and counts as 0 until it follows another. */
export function removeIncome(draft: ProjectData, position: number): void {
  nameBases(draft);
  const [removed] = draft.createdIncomes.splice(position, 1);
  if (removed) dropOverrides(draft, 'createdIncomes', removed.id);
}

/** Adds an expense, or puts it in the place of the one with its id. */
export function putExpense(draft: ProjectData, expense: Expense): void {
  const at = draft.createdExpenses.findIndex(({ id }) => id === expense.id);
  if (at < 0) draft.createdExpenses.push(expense);
  else draft.createdExpenses[at] = expense;
}

/** Takes an expense away. */
export function removeExpense(draft: ProjectData, position: number): void {
  const [removed] = draft.createdExpenses.splice(position, 1);
  if (removed) dropOverrides(draft, 'createdExpenses', removed.id);
}

export interface Followers {
  readonly incomes: Extract<Income, { incomeType: 'dependientes' }>[];
  readonly expenses: Extract<Expense, { type: 'variable' }>[];
}

/** The streams that are computed from an income directly. */
export function followersOf(project: ProjectData, position: number): Followers {
  const { createdIncomes, createdExpenses } = project;
  return {
    incomes: createdIncomes.filter(
      (income) =>
        income.incomeType === 'dependientes' &&
        baseOf(createdIncomes, income.dependentData.baseIncomeId) === position,
    ) as Followers['incomes'],
    expenses: createdExpenses.filter(
      (expense) =>
        expense.type === 'variable' &&
        relationOf(createdIncomes, expense.variableData.relationVariable) === position,
    ) as Followers['expenses'],
  };
}

/** A base that is named by its position is named by its id before positions shift. */
function nameBases({ createdIncomes }: ProjectData): void {
  const named = createdIncomes.map((income) => {
    if (income.incomeType !== 'dependientes') return undefined;
    const base = baseOf(createdIncomes, income.dependentData.baseIncomeId);
    return typeof base === 'number' ? createdIncomes[base]?.id : undefined;
  });
  createdIncomes.forEach((income, at) => {
    const base = named[at];
    if (income.incomeType === 'dependientes' && base !== undefined) {
      income.dependentData.baseIncomeId = base;
    }
  });
}

/** The incomes that one at a position may follow: no other that follows it, however far off. */
export function possibleBases(incomes: readonly Income[], position: number): Income[] {
  return incomes.filter((_, candidate) => !leadsTo(incomes, candidate, position));
}

function leadsTo(incomes: readonly Income[], from: number, target: number): boolean {
  let at: IncomeBase = from;
  for (let steps = 0; typeof at === 'number' && steps <= incomes.length; steps++) {
    if (at === target) return true;
    const income: Income | undefined = incomes[at];
    at =
      income?.incomeType === 'dependientes'
        ? baseOf(incomes, income.dependentData.baseIncomeId)
        : null;
  }
  return false;
}
