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

/** The ids of those that come back, by their new rows; `column`: that of the names. */
export function returningAmong<Id>(
  today: readonly (readonly [name: string, id: Id])[],
  edits: readonly CellEdit[],
  column: string | undefined,
): ReadonlyMap<number, Id> {
  const left = new Map(today.map(([name, id]) => [foldedWords(name), id]));
  const found = new Map<number, Id>();
  for (const { row, columnId, text } of edits) {
    const name = foldedWords(text);
    const id = columnId === column ? left.get(name) : undefined;
    if (id === undefined) continue;
    left.delete(name);
    found.set(row, id);
  }
  return found;
}

type Returning = ReadonlyMap<number, Scalar | undefined>;

export function returningIn(
  { calculation, document }: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
): Returning {
  const today = recordsIn(document, id).map(
    (record, row) => [recordName(calculation, list, id, row), record[RECORD_ID]] as const,
  );
  return returningAmong(today, edits, list.name);
}

/** With their ids they keep their notes. */
export function giveIds(draft: Document, id: string, returning: Returning | null): void {
  const records = recordsIn(draft, id);
  for (const [row, own] of returning ?? []) {
    const record = records[row];
    if (record && own !== undefined) record[RECORD_ID] = own;
  }
}
