import type { CellEdit } from '../../../../src/workbench/index.ts';
import { INCOMES, specOf } from '../../document/parts.ts';
import { type StreamShape, structureOf } from '../../document/structure.ts';
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

/**
 * The incomes of the sheet that an occupancy of a row is of, each by the column of its own: those whose price the
 * table brings, where the row has it or the project of today does. `replace`: there is none of today.
 */
export function occupanciesAt(
  document: RentalsDocument,
  edits: readonly CellEdit[],
  row: number,
  replace: boolean,
): readonly string[] {
  const isPriceOf = ({ key }: StreamShape, columnId: string): boolean =>
    columnId.startsWith(`${key}.`) && isLetPrice(columnId);
  return structureOf(document).incomes.flatMap((stream) => {
    const { factors = [] } = specOf(stream.type);
    const part = factors.find((one) => OCCUPANCY_PARTS.includes(one));
    const brought = edits.filter(({ columnId }) => isPriceOf(stream, columnId));
    const isThere = !replace && valueOf(document, stream, row) !== null;
    const isOfRow = isThere || brought.some((edit) => edit.row === row);
    return part !== undefined && brought.length > 0 && isOfRow ? [`${stream.key}.${part}`] : [];
  });
}
