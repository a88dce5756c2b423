import { readMonthYear } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';

const TOTAL = /^((gran )?(sub)?total(es)?\b|suma$|acum(ulad[oa])?s?\b|promedio\b|ytd$)/;

/** Gives the rows that are called so, without those that only remark on others. */
export type RowsOf = (name: string) => readonly number[];

/** What a name is known by: its words, and the month that it says: 'mar-28' is 'mar 2028'. */
function keysOf(name: string): readonly string[] {
  const said = readMonthYear(name);
  return [foldedWords(name), ...(said ? [`#${said.month}/${said.year}`] : [])];
}

/** The same words, or the same month. */
export function isCalled(text: string, name: string): boolean {
  const keys = keysOf(name);
  return keysOf(text).some((key) => keys.includes(key));
}

/** Whether a name is one of a sum: 'Subtotal nómina'. */
export const isTotal = (name: string): boolean => TOTAL.test(foldedWords(name));

/** Tells what rows are called, where a column says it. */
export function rowNames(model: GridModel, columns: readonly GridColumn[]): RowsOf | undefined {
  const column = columns.find(({ pinned }) => pinned)?.id;
  if (column === undefined) return undefined;
  // Gone through once: each line that is pasted asks for its name.
  const byKey = new Map<string, number[]>();
  for (let row = 0; row < model.rowCount; row += 1) {
    if (model.row(row).remark) continue;
    const { text, value } = model.cell(row, column);
    const names = typeof value === 'string' ? [text, value] : [text];
    for (const key of new Set(names.flatMap(keysOf))) {
      const rows = byKey.get(key);
      if (rows) rows.push(row);
      else byKey.set(key, [row]);
    }
  }
  return (name) => [...new Set(keysOf(name).flatMap((key) => byKey.get(key) ?? []))];
}

/** Where the rows of some names are sought. */
export interface Sought {
  /** The row of the first name is the one where one is, those of the others are below it. */
  readonly top: number;
  /** Or wherever one is, in any order. */
  readonly isAnywhere: boolean;
  /** Whether a row takes what is pasted: of two that are called alike it is meant. */
  readonly takes: (row: number) => boolean;
}

/**
 * The row that each of some names is of: the first is where one is, another the next one or, with others
 * between, the only one below that is called so. `isAnywhere`: the only one that is called so, or one for each
 * of the names that are alike. Null where a name is of no such row.
 */
export function rowsNamed(
  model: GridModel,
  rowsOf: RowsOf | undefined,
  names: readonly string[],
  { top, isAnywhere, takes }: Sought,
): readonly number[] | null {
  if (!rowsOf || names.every((name) => name.trim() === '')) return null;
  const alike = (name: string, from = 0): number =>
    names.slice(from).filter((other) => isCalled(other, name)).length;
  const meant = (name: string): readonly number[] => {
    const all = rowsOf(name);
    const taking = all.filter(takes);
    const isPlain = taking.length === 0 || taking.length === all.length;
    return isPlain || alike(name) > taking.length ? all : taking;
  };
  const rows: number[] = [];
  let next = top;
  for (const [at, name] of names.entries()) {
    while (rows.length > 0 && next < model.rowCount && model.row(next).remark) next += 1;
    if (next >= model.rowCount && !isAnywhere) return null;
    const called = name.trim() === '' ? [next] : meant(name);
    if (!called.includes(next)) {
      const free = called.filter((row) =>
        isAnywhere ? !rows.includes(row) : rows.length > 0 && row > next,
      );
      const [first, another] = free;
      if (first === undefined) return null;
      if (another !== undefined && !(isAnywhere && free.length === alike(name, at))) return null;
      next = first;
    }
    if (next >= model.rowCount || rows.includes(next)) return null;
    rows.push(next);
    next += 1;
  }
  return rows;
}
