import type { CellEdit } from '../../../../src/workbench/index.ts';
import { INCOMES, specOf } from '../../document/parts.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { valueOf } from '../../document/values.ts';

/* One column of occupancies, which is of all incomes whose price a table brings: those that it creates, and those that
   the sheet has. */

/** What the occupancy is called among the parts of an income's value. */
export const OCCUPANCY_PARTS: readonly string[] = ['ocupacion', 'occupancy'];

const PRICES: ReadonlySet<string> = new Set(
  Object.values(INCOMES).flatMap(({ factors = [], parts }) =>
    factors.some((part) => OCCUPANCY_PARTS.includes(part))
      ? factors.filter((part) => parts[part]?.kind === 'money')
      : [],
  ),
);

/** The last part of a column's id, after that of its income. */
const partOf = (columnId: string): string => columnId.split('.').at(-1) ?? '';

/** Whether a column of the list is a price that an occupancy multiplies. */
export const isLetPrice = (columnId: string): boolean => PRICES.has(partOf(columnId));

/** Whether a column of the list is the occupancy of an income. */
export const isOccupancy = (columnId: string): boolean =>
  columnId.includes('.') && OCCUPANCY_PARTS.includes(partOf(columnId));

/** An income of the sheet whose price a table brings. */
export interface LetIncome {
  /** The column of its occupancy. */
  readonly columnId: string;
  /** Whether an occupancy of a row is its own: the row brings its price, or the project of today has it. */
  readonly isOf: (row: number) => boolean;
}

/** The incomes of the sheet whose price a table brings; `replace`: no project of today stays. */
export function letIncomes(
  document: RentalsDocument,
  edits: readonly CellEdit[],
  replace: boolean,
): readonly LetIncome[] {
  const priced = edits.filter(({ columnId }) => isLetPrice(columnId));
  return structureOf(document).incomes.flatMap((stream): LetIncome[] => {
    const part = specOf(stream.type).factors?.find((one) => OCCUPANCY_PARTS.includes(one));
    const own = priced.filter(({ columnId }) => columnId.startsWith(`${stream.key}.`));
    const rows = new Set(own.map(({ row }) => row));
    const isThere = (row: number): boolean => !replace && valueOf(document, stream, row) !== null;
    if (part === undefined || rows.size === 0) return [];
    return [{ columnId: `${stream.key}.${part}`, isOf: (row) => rows.has(row) || isThere(row) }];
  });
}
