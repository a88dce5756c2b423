import { meaningOf } from '../../../../src/workbench/index.ts';

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
  | { readonly closed: string }
  /** Several, or none. */
  | { readonly among: readonly string[] };

const INCOME = new Set(['ingresos', 'venta', 'facturacion']);
const ALL = new Set(['total', 'bruto', 'neto', 'operativo', 'operacional', 'todo']);

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
  const found =
    [
      meant.filter((income) => areSame(income.words, words)),
      meant.filter((income) => own.size > 0 && areSame(withoutIncome(income.words), own)),
      meant.filter(isFuller),
    ].find((some) => some.length > 0) ?? [];
  // '% habitaciones' is of all of them, also where only one of several is called so.
  const rooms = meant.filter(({ isOfRooms }) => isOfRooms);
  const isOfAll = own.size > 0 && [...own].every((word) => ROOMS.has(word));
  const isName = meant.some((income) => areSame(withoutIncome(income.words), own));
  if (isOfAll && !isName && rooms.length > 1) return { among: rooms.map(({ name }) => name) };
  const [only, another] = found.length === 0 && isOfAll && rooms.length === 1 ? rooms : found;
  if (only && !another) return only.isClosed ? { closed: only.name } : { name: only.name };
  const isTotal = words.size > 0 && [...own].every((word) => ALL.has(word));
  return !only && isTotal ? { total: true } : { among: found.map(({ name }) => name) };
}

const ROOMS = new Set(['habitaciones', 'revpar']);

const withoutIncome = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !INCOME.has(word)));

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((word) => others.has(word));
