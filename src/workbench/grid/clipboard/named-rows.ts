import { readMonthYear } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';

const TOTAL = /^((gran )?(sub)?total(es)?\b|suma$)/;

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

/**
 * The row that each of some names is of: the first is where one is, another the next one or, with others
 * between, the only one below that is called so. `isAnywhere`: the only one that is called so, wherever
 * one is. Null where a name is of no such row.
 */
export function rowsNamed(
  model: GridModel,
  rowsOf: RowsOf | undefined,
  top: number,
  names: readonly string[],
  isAnywhere: boolean,
): readonly number[] | null {
  if (!rowsOf || names.every((name) => name.trim() === '')) return null;
  const rows: number[] = [];
  let next = top;
  for (const name of names) {
    while (rows.length > 0 && next < model.rowCount && model.row(next).remark) next += 1;
    if (next >= model.rowCount && !isAnywhere) return null;
    const called = name.trim() === '' ? [next] : rowsOf(name);
    if (!called.includes(next)) {
      const [only, another] = called.filter((row) => isAnywhere || (rows.length > 0 && row > next));
      if (only === undefined || another !== undefined) return null;
      next = only;
    }
    if (next >= model.rowCount || rows.includes(next)) return null;
    rows.push(next);
    next += 1;
  }
  return rows;
}
