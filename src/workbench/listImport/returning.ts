import { foldedWords } from '../../ui/fold.ts';
import {
  type Document,
  type List,
  RECORD_ID,
  recordName,
  recordsIn,
  type Scalar,
} from '../../tool/index.ts';
import type { CellEdit } from '../grid/index.ts';
import type { Session } from '../session/session.ts';

/* Records that are replaced by others, some of them under the names that they had. */

/** The ids of those that come back, by their new rows. */
type Returning = ReadonlyMap<number, Scalar>;

export function returningIn(
  { calculation, document }: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
): Returning {
  const left = new Map(
    recordsIn(document, id).map((record, row) => [
      foldedWords(recordName(calculation, list, id, row)),
      record[RECORD_ID],
    ]),
  );
  const found = new Map<number, Scalar>();
  for (const { row, columnId, text } of edits) {
    const name = foldedWords(text);
    const own = columnId === list.name ? left.get(name) : undefined;
    if (own === undefined) continue;
    left.delete(name);
    found.set(row, own);
  }
  return found;
}

/** With their ids they keep their notes. */
export function giveIds(draft: Document, id: string, returning: Returning | null): void {
  const records = recordsIn(draft, id);
  for (const [row, own] of returning ?? []) {
    const record = records[row];
    if (record) record[RECORD_ID] = own;
  }
}
