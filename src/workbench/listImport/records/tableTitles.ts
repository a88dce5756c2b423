import { knownHeads, nameScore, SURE } from '../match/heads.ts';
import { isOfList, listOf } from '../match/titles.ts';
import {
  filledIn,
  firstText,
  isApart,
  isHeadLike,
  isOverNames,
  textsIn,
  titleOver,
  until,
} from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

/* Which list a table of a sheet is of where the line right over its heads doesn't say it, and what it is called. */

/** So many heads are no chance; below 'Concepto' those of any table are alike. */
const LEAST_OWN = 3;

/** Whether heads say themselves that a table is the list's: 'Tipo de habitación', or several that the list knows. */
export function areOwnHeads(heads: readonly string[], target: ImportTarget): boolean {
  const first = firstText(heads);
  const whose = listOf(first, target);
  if (whose !== undefined) return whose === 'own';
  const least = isOverNames(first) ? LEAST_OWN + 1 : LEAST_OWN;
  return knownHeads(heads, target) >= least && !areHeadsOfOther(heads, target);
}

/** Whether heads are what records of another list are called by: 'Tarifa' and 'Ocupación' over no costs. */
export function areHeadsOfOther(
  heads: readonly string[],
  { called, columns }: ImportTarget,
): boolean {
  const others = textsIn(heads).filter((head) => called?.other.test(head));
  const hasAmount = columns.some(
    (column) =>
      column.field.kind === 'money' && heads.some((head) => nameScore(head, column) > SURE),
  );
  return others.length > 1 && !hasAmount;
}

/** The title of the table under some heads; the empty text where there is none, but one of the whole sheet. */
export function ownTitle(rows: Rows, head: number, target: ImportTarget): string {
  const title = titleOver(rows, head);
  return title !== '' && isOfSheet(rows, head, target) ? '' : title;
}

/** Whether only titles stand over heads that say themselves whose they are. */
function isOfSheet(rows: Rows, head: number, target: ImportTarget): boolean {
  const heads = rows[head] ?? [];
  const areTitles = rows.slice(0, head).every((line) => filledIn(line).length < 2);
  if (!areTitles || !areOwnHeads(heads, target)) return false;
  const whose = listOf(titleOver(rows, head), target);
  if (whose !== 'other') return whose === undefined;
  // 'SUPUESTOS GENERALES', behind which 'HABITACIONES' begins.
  const isBehindGap = filledIn(rows[head - 1] ?? []).length === 0;
  const isNamed = listOf(firstText(heads), target) === 'own';
  return isBehindGap && isNamed && knownHeads(heads, target) >= LEAST_OWN;
}

/** Whether a table is the list's by its title, or has none of its own. */
export function mayBeOwnTable(rows: Rows, head: number, target: ImportTarget): boolean {
  if (!target.others?.length) return true;
  const title = ownTitle(rows, head, target);
  return title === '' || listOf(title, target) === 'own';
}

/** The line in which a table begins: its title, or its heads where it has none of its own. */
export function beginOf(rows: Rows, head: number, target: ImportTarget): number {
  if (ownTitle(rows, head, target) === '') return head;
  return rows.slice(0, head).findLastIndex((line) => filledIn(line).length > 0);
}

/**
 * Whether a table without a title stands behind an empty line below those of another list, whose title is further up;
 * not where most of its records are called as the list's.
 */
export function isBelowOther(rows: Rows, head: number, target: ImportTarget): boolean {
  const line = rows[head] ?? [];
  const isUntitled = titleOver(rows, head) === '' && isApart(rows, head);
  if (!isUntitled || listOf(firstText(line), target) !== undefined) return false;
  const title = titleAbove(rows.slice(0, head), target);
  if (listOf(title, target) !== 'other' || !isOfList(title, target)) return false;
  const records = until(rows.slice(head + 1), (row) => filledIn(row).length === 0);
  const own = records.filter((row) => target.called?.own.test(firstText(row)));
  return own.length * 2 <= records.length;
}

/** The title under which all below stands, if no heads on the way say that something else begins. */
function titleAbove(above: Rows, target: ImportTarget): string {
  const at = above.findLastIndex((line, place) => {
    const [text = '', ...more] = textsIn(line);
    if (text === '') return false;
    if (more.length === 0) return true;
    const isHead = isHeadLike(line) && isApart(above, place);
    return isHead && listOf(text, target) !== undefined && !isOfList(text, target);
  });
  const [title = '', ...more] = textsIn(above[at] ?? []);
  return more.length === 0 ? title : '';
}
