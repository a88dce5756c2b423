import { madeOnce, type Problem, problem, type Scalar } from '../../../src/tool/index.ts';
import {
  ALL_INCOMES,
  ALL_ROOMS,
  type Income,
  INCOME_TYPES,
  type ProjectData,
  type Whole,
} from './document.ts';

/** What a stream is computed from: another income's position, or nothing (then it is 0). */
type Base = number | null;

/** What a dependent income is computed from; it may be all incomes of rooms together. */
export type IncomeBase = Base | typeof ALL_ROOMS;

/** What a variable expense is computed from; it may be all incomes together, or all of rooms. */
export type ExpenseBase = Base | Whole;

/** Of two incomes with one id the first counts, so that it is put in last. */
const positionsOf = madeOnce(
  (incomes: readonly Income[]) =>
    new Map(incomes.map((income, position) => [income.id, position] as const).reverse()),
);

/** The position of the income with an id; -1 where there is none. */
const positionOf = (incomes: readonly Income[], id: string): number =>
  positionsOf(incomes).get(id) ?? -1;

/** The position of the income that a dependent one names: by its id first, else by position; or all rooms. */
export function baseOf(incomes: readonly Income[], baseIncomeId: string): IncomeBase {
  const byId = positionOf(incomes, baseIncomeId);
  if (byId >= 0) return byId;
  if (baseIncomeId === ALL_ROOMS) return ALL_ROOMS;
  const position = /^\d+$/.test(baseIncomeId) ? Number(baseIncomeId) : -1;
  return position >= 0 && position < incomes.length ? position : null;
}

/**
 * The position of the income that a variable expense follows, or several together. Types and ids may both
 * have hyphens, so the known types are tried as prefixes; what is left is the id. An income may be
 * called as several together are, and goes first.
 */
export function relationOf(incomes: readonly Income[], relationVariable: string): ExpenseBase {
  const prefix = INCOME_TYPES.find((type) => relationVariable.startsWith(`${type}-`));
  const id = prefix ? relationVariable.slice(prefix.length + 1) : relationVariable;
  const found = [id, relationVariable].map((one) => positionOf(incomes, one));
  const position = found.find((one) => one >= 0);
  return position ?? (isWhole(relationVariable) ? relationVariable : null);
}

/** What incomes together are called where one chooses what a stream follows. */
export const WHOLE_LABELS: Readonly<Record<Whole, string>> = {
  [ALL_INCOMES]: 'Todos los ingresos',
  [ALL_ROOMS]: 'Todas las habitaciones (RevPAR)',
};

const WHOLES = [ALL_INCOMES, ALL_ROOMS] as const;

/** Those that follow none themselves. */
export const OF_INCOMES: readonly Whole[] = [ALL_ROOMS];

export const isWhole = (value: unknown): value is Whole => WHOLES.some((one) => one === value);

/**
 * The incomes that an expense may follow together: all of them, and rooms where there are several or one follows them
 * already; none where an income has the very word as its id. A dependent income may follow those of rooms alone.
 */
export function wholesOffered(
  { createdIncomes, createdExpenses }: ProjectData,
  wholes: readonly Whole[] = WHOLES,
): readonly Whole[] {
  const rooms = createdIncomes.filter(({ incomeType }) => incomeType === 'revpar');
  const named = new Set([
    ...createdIncomes.flatMap((one) =>
      one.incomeType === 'dependientes' ? one.dependentData.baseIncomeId : [],
    ),
    ...createdExpenses.flatMap((one) =>
      one.type === 'variable' ? one.variableData.relationVariable : [],
    ),
  ]);
  const isApt = (whole: Whole): boolean =>
    whole === ALL_INCOMES || rooms.length > 1 || named.has(whole);
  return wholes.filter((whole) => relationOf(createdIncomes, whole) === whole && isApt(whole));
}

/** How a dependent income names what it follows: none for null; undefined for what there isn't. */
export function baseNamed(
  incomes: readonly Income[],
  value: Scalar,
): { baseIncomeId: string; baseIncomeName: string } | undefined {
  if (value === null) return { baseIncomeId: '', baseIncomeName: '' };
  const base = incomes.find(({ id }) => id === value);
  if (base) return { baseIncomeId: base.id, baseIncomeName: base.name };
  if (value !== ALL_ROOMS) return undefined;
  return { baseIncomeId: ALL_ROOMS, baseIncomeName: WHOLE_LABELS[ALL_ROOMS] };
}

/** The base of each income: null for those that follow none, a missing one, or in the end themselves. */
export function basesOf(incomes: readonly Income[]): IncomeBase[] {
  const named = incomes.map((income) =>
    income.incomeType === 'dependientes'
      ? baseOf(incomes, income.dependentData.baseIncomeId)
      : null,
  );
  return named.map((base, position) => (isLoop(named, position) ? null : base));
}

/** Whether an income stands on a loop. What only leads into one is 0 by following it. */
function isLoop(named: readonly IncomeBase[], position: number): boolean {
  let at = named[position] ?? null;
  for (let steps = 0; typeof at === 'number' && steps <= named.length; steps++) {
    if (at === position) return true;
    at = named[at] ?? null;
  }
  return false;
}

/** A variable expense follows an income of its own, not one that is itself a share of another. */
export function offeredIncomes({ createdIncomes }: ProjectData): Income[] {
  return createdIncomes.filter(({ incomeType }) => incomeType !== 'dependientes');
}

export function dependentIncomes({ createdIncomes }: ProjectData): Income[] {
  return createdIncomes.filter(({ incomeType }) => incomeType === 'dependientes');
}

/** Why an income that is a share of another is not offered to a variable expense, and what to do. */
export const DEPENDENT_BASE = `Un ingreso dependiente no puede ser la base: ${insteadOf('depende')}`;

/** What to do instead of choosing it, or several of them. */
export function insteadOf(depends: 'depende' | 'dependen'): string {
  return `elige el ingreso del que ${depends} y multiplica los porcentajes, p. ej. 35 % de 18 % = 6,3 %`;
}

/** What becomes of them where it follows all incomes. */
export const DEPENDENTS_COUNT = 'En el total cuentan también los ingresos dependientes.';

/** Why a share of an income comes to 0. */
export type BaseFault =
  /** Nobody chose an income. */
  | 'unset'
  /** The one that was chosen is gone. */
  | 'missing'
  /** In the end it follows itself. */
  | 'loop'
  /** An expense follows an income that is itself a share of another. */
  | 'dependent';

export const BASE_FAULTS: Readonly<Record<BaseFault, string>> = {
  unset: 'Falta elegir el ingreso del que depende.',
  missing:
    'El ingreso de referencia seleccionado no está disponible. Por favor, verifica la configuración.',
  loop: 'Depende, a través de otros, de sí mismo: elige otro ingreso base.',
  dependent: 'Sigue a un ingreso dependiente, que aquí cuenta como 0.',
};

/** What the page calls the place of a stream where its base is chosen: the model has no such input. */
export const BASE = 'base';

/** What is wrong with the income that an income or expense names as its base. */
export function namedFault(named: string, base: ExpenseBase): 'unset' | 'missing' | undefined {
  if (base !== null) return undefined;
  return named === '' ? 'unset' : 'missing';
}

/**
 * References to incomes that don't exist. A project may come to have them (the income was
 * deleted) and counts them as 0; a file that is imported must not bring them along.
 */
export function danglingReferences({ createdIncomes, createdExpenses }: ProjectData): Problem[] {
  const found: Problem[] = [];
  createdIncomes.forEach((income, i) => {
    if (income.incomeType !== 'dependientes') return;
    const { baseIncomeId } = income.dependentData;
    const fault = namedFault(baseIncomeId, baseOf(createdIncomes, baseIncomeId));
    if (!fault) return;
    const where = `createdIncomes[${i}].dependentData.baseIncomeId`;
    found.push(problem(where, baseIncomeId, BASE_FAULTS[fault]));
  });
  createdExpenses.forEach((expense, i) => {
    if (expense.type !== 'variable') return;
    const { relationVariable } = expense.variableData;
    const fault = namedFault(relationVariable, relationOf(createdIncomes, relationVariable));
    if (!fault) return;
    const where = `createdExpenses[${i}].variableData.relationVariable`;
    found.push(problem(where, relationVariable, BASE_FAULTS[fault]));
  });
  return found;
}
