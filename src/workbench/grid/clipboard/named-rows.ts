import { readMonthYear } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';

const TOTAL = /^((gran )?(sub)?total(es)?\b|suma$)/;

/** Gives the rows that are called so, without those that only remark on others. */
export type RowsOf = (name: string) => readonly number[];

/** The same words, or the same month: 'mar-28' is 'mar 2028'. */
export function isCalled(text: string, name: string): boolean {
  if (foldedWords(text) === foldedWords(name)) return true;
  const [one, other] = [readMonthYear(text), readMonthYear(name)];
  return one !== null && one.month === other?.month && one.year === other.year;
}

/** Whether a name is one of a sum: 'Subtotal nómina'. */
export const isTotal = (name: string): boolean => TOTAL.test(foldedWords(name));

/** Tells what rows are called, where a column says it. */
export function rowNames(model: GridModel, columns: readonly GridColumn[]): RowsOf | undefined {
  const column = columns.find(({ pinned }) => pinned)?.id;
  if (column === undefined) return undefined;
  const rows = Array.from({ length: model.rowCount }, (_, row) => row);
  return (name) =>
    rows.filter((row) => {
      if (model.row(row).remark) return false;
      const { text, value } = model.cell(row, column);
      return isCalled(name, text) || (typeof value === 'string' && isCalled(name, value));
    });
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
