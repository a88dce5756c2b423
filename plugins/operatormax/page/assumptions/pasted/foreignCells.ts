import { kinds, money, plainNumber } from '../../../../../src/tool/index.ts';
import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
} from '../../../../../src/workbench/index.ts';

/** What the table calls the columns of a record, by those of the list. */
export const headsOver = (
  record: ForeignRecord,
  heads: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(record.map(({ columnId, column }) => [columnId, heads[column] ?? '']));

const pesos = money('Valor');

/** The amount that a cell has; null where it is none. */
export function amountIn({ text }: ForeignCell): number | null {
  const read = kinds.money.parse(text, pesos);
  return 'error' in read || typeof read.value !== 'number' ? null : read.value;
}

/** The amount that a record has in a column; null for none, and for a share of something. */
export function amountAt(record: ForeignRecord, id: string): number | null {
  const cell = cellOf(record, id);
  return cell && !cell.text.includes('%') ? amountIn(cell) : null;
}

/** What a year comes to as an amount of each month, as arithmetic. */
export const twelfthOf = (year: number): string => `=${plainNumber(year)}/12`;

/** Whether a cell has the like. */
export const isTwelfth = ({ text }: ForeignCell): boolean => /^=.*\/12$/.test(text);
