import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { areHeads } from '../content.ts';
import { MOST_ROWS, saysOfRecord } from './describedRecords.ts';
import { nameScore, SURE } from '../heads.ts';
import { filledIn, firstText, isHeadLike, textAt, textsIn } from '../layout.ts';
import type { Rows } from '../rows.ts';
import type { ImportTarget } from '../target.ts';
import { isTitleOfList, listOf } from '../titles.ts';
import { meaningOf } from '../words.ts';

/* Records of a list among all else that a sheet has, without a title or heads that tell them apart: 'Energía |
   28.000.000' between 'Crédito | 6.400.000.000' and 'Plazo | 120'. They are known by what they are called. */

/** Whether a row is one of them, in a sheet that says it no other way. */
export function looseIn(rows: Rows, target: ImportTarget): (row: Rows[number]) => boolean {
  const isSheet = target.called !== undefined && rows.length <= MOST_ROWS;
  if (!isSheet || rows.some((row, at) => isTold(row, nextFilled(rows, at), target)))
    return () => false;
  return (row) => isLoose(row, target);
}

/** The same sheet with these rows alone, under a title of the list; any other sheet as it is. */
export function looseTitled(rows: Rows, target: ImportTarget): Rows {
  const isOwn = looseIn(rows, target);
  const own = rows.filter(isOwn);
  const first = rows.findIndex(isOwn);
  if (own.length < LEAST_ROWS) return rows;
  const width = Math.max(...rows.map((row) => row.length));
  const empty = Array<string>(width).fill('');
  const title = empty.with(0, target.label);
  const before = Array.from({ length: Math.max(0, first - 1) }, () => empty);
  const after = Array.from({ length: rows.length - before.length - own.length - 1 }, () => empty);
  return [...before, title, ...own, ...after];
}

/** What other rows of such a sheet are called, which it leaves out. */
export function besideLoose(rows: Rows, target: ImportTarget): readonly string[] {
  const isOwn = looseIn(rows, target);
  if (rows.filter(isOwn).length < LEAST_ROWS) return [];
  return rows.filter((row) => filledIn(row).length > 1 && !isOwn(row)).map(firstText);
}

/** Fewer rows may be called so by chance. */
const LEAST_ROWS = 2;

const nextFilled = (rows: Rows, at: number): Rows[number] =>
  rows.slice(at + 1).find((row) => filledIn(row).length > 0) ?? [];

/** Whether a line is a title of the list, or has heads over its rows that others don't have. */
function isTold(row: Rows[number], below: Rows[number], target: ImportTarget): boolean {
  const [name = '', second = ''] = textsIn(row);
  const isOwn = listOf(name, target) === 'own';
  if (second === '') return isOwn;
  // Merged downwards a title stands beside the first of its records.
  if (!beginsAsFigure(second) && isTitleOfList(name, target)) return true;
  return (
    isHeadLike(row) && (isOwn || row.some((head, at) => isOver(head, textAt(below, at), target)))
  );
}

/** Whether a head is of a number, a share or a choice, and such a text stands below it. */
const isOver = (head: string, below: string, { columns }: ImportTarget): boolean =>
  head.trim() !== '' &&
  below !== '' &&
  !areHeads([head]) &&
  columns.some(
    (column) =>
      KINDS[column.field.kind] === beginsAsFigure(below) &&
      nameScore(head, column) > SURE &&
      !(column.field.kind === 'money' && meaningOf(head).has('precio')),
  );

/** Whether figures are what those have. 'Costo' and 'Precio' are over anything. */
const KINDS: Readonly<Record<string, boolean>> = {
  number: true,
  percent: true,
  money: true,
  choice: false,
};

function isLoose(row: Rows[number], target: ImportTarget): boolean {
  const name = firstText(row);
  // 'Gerente | 1 | 6.500.000' has two.
  const figures = row.filter(beginsAsFigure).length;
  if (
    figures === 0 ||
    figures > 2 ||
    listOf(name, target) === 'other' ||
    target.calledElse?.test(name)
  )
    return false;
  return target.called?.test(name) === true || (figures === 1 && saysOfRecord(row, target));
}
