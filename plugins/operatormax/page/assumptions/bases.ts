import { meaningOf } from '../../../../src/workbench/index.ts';
import { ALL_INCOMES, ALL_ROOMS, type ProjectData, type Whole } from '../../document/document.ts';

/* Which income a share is of, by what a spreadsheet calls it: '% ingresos habitaciones'. */

/** An income that a share may be of, by its name. */
export interface Named {
  readonly name: string;
  /** It is a share itself, and a variable expense follows none of those. */
  readonly isClosed: boolean;
  /** Whether it is of rooms, whatever it is called. */
  readonly isOfRooms?: boolean;
}

export type Found =
  | { readonly name: string }
  /** Of all incomes together. */
  | { readonly total: true }
  /** Of several by RevPAR together. */
  | { readonly rooms: readonly string[] }
  /** It means such as nothing may follow, and no other. */
  | { readonly closed: readonly string[] }
  /** Several that may be followed, or none. */
  | { readonly among: readonly string[] };

const INCOME = new Set(['ingresos', 'venta', 'facturacion']);
const EACH = new Set(['todo', 'toda']);
/** What tells no income from another. 'Ingreso neto' isn't among them: it may be what is left of all. */
const WHOLE = new Set([
  ...EACH,
  ...'total bruto bruta neta operativo operacional mes anual'.split(' '),
]);

/** By all the words of a name, else by the only income whose name has those that are said, and more. */
export function baseCalled(said: string, incomes: readonly Named[]): Found {
  const words = meaningOf(said);
  const own = withoutIncome(words);
  const byName = new Map(incomes.map((income) => [income.name, income]));
  const meant = [...byName.values()].map((income) => ({
    ...income,
    words: meaningOf(income.name),
  }));
  const isFuller = (income: (typeof meant)[number]): boolean =>
    own.size > 0 && [...own].every((word) => income.words.has(word));
  const called = [
    meant.filter((income) => areSame(income.words, words)),
    meant.filter((income) => own.size > 0 && areSame(withoutIncome(income.words), own)),
  ].find((some) => some.length > 0);
  if (!called && isTotal(words)) return { total: true };
  const found = called ?? meant.filter(isFuller);
  // '% habitaciones' is of all of them, also where only one of several is called so.
  const rooms = meant.filter(({ isOfRooms }) => isOfRooms);
  const isOfAll = own.size > 0 && [...own].every((word) => ROOMS.has(word));
  const isName = meant.some((income) => areSame(withoutIncome(income.words), own));
  if (isOfAll && !isName && rooms.length > 1) return { rooms: rooms.map(({ name }) => name) };
  const [only, another] = found.length === 0 && isOfAll && rooms.length === 1 ? rooms : found;
  if (only && !another && !only.isClosed) return { name: only.name };
  const open = found.filter(({ isClosed }) => !isClosed);
  const named = (some: typeof found): string[] => some.map(({ name }) => name);
  return found.length > 0 && open.length === 0 ? { closed: named(found) } : { among: named(open) };
}

/** Of incomes that may be followed together those that are meant: 'Ventas', 'Habitaciones', where no income is called so. */
export function wholeMeant(
  typed: string,
  { createdIncomes }: ProjectData,
  offered: readonly Whole[],
): Whole | undefined {
  const incomes = createdIncomes.map(({ name, incomeType }) => ({
    name,
    isClosed: false,
    isOfRooms: incomeType === 'revpar',
  }));
  const found = baseCalled(typed, incomes);
  const whole = 'total' in found ? ALL_INCOMES : 'rooms' in found ? ALL_ROOMS : undefined;
  return offered.find((one) => one === whole);
}

/** 'Ingresos totales', 'ventas', 'todos': a total alone may as well be that of the costs. */
function isTotal(words: ReadonlySet<string>): boolean {
  const isOfIncomes = [...words].some((word) => INCOME.has(word) || EACH.has(word));
  return isOfIncomes && [...withoutIncome(words)].every((word) => WHOLE.has(word));
}

const ROOMS = new Set(['habitaciones', 'revpar']);

const withoutIncome = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !INCOME.has(word)));

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((word) => others.has(word));
