import { knownHeads } from '../match/heads.ts';
import { isOfList, listOf } from '../match/titles.ts';
import type { Block } from '../table/layout.ts';
import type { ImportTarget } from '../target.ts';
import { areHeadsOfOther } from './tableTitles.ts';

/* What is told of a block that is none of the records that are read. */

/** Whether it is the list's, another list's or a form's. */
export function whoseIs(
  { text, over, heads = [] }: Block,
  target: ImportTarget,
): 'own' | 'list' | 'form' {
  // 'Parqueaderos' behind 'Otros ingresos' and its rows is one of these; a table may be of anything.
  const isBelow = heads.length === 0 || knownHeads(heads, target) > 1;
  const titles = [text, ...heads.slice(0, 1), ...(isBelow ? over : [])];
  const title = titles.find((one) => listOf(one, target) !== undefined);
  if (title === undefined) return areHeadsOfOther(heads, target) ? 'list' : 'form';
  if (listOf(title, target) === 'own') return 'own';
  return isOfList(title, target) ? 'list' : 'form';
}

/** A table under the title of the whole sheet is called by its first head: 'Tipo de habitación'. */
export function calledBy({ text, heads: [first = ''] = [] }: Block, target: ImportTarget): string {
  const isTold = listOf(text, target) !== undefined || listOf(first, target) === undefined;
  return isTold ? text : first;
}
