import {
  type Document,
  type Draft,
  type Field,
  type List,
  MAX_RECORDS,
  newRecord,
  recordName,
  recordsIn,
  type Ref,
} from '../../tool/index.ts';
import type { CellEdit, RefusedEdit } from '../grid/index.ts';
import { readTyped, type Typed } from '../session/readTyped.ts';
import type { Session } from '../session/session.ts';
import { amountsOf } from './amountShares.ts';
import { columnsOf } from './columnsOf.ts';
import { layoutAmongAll } from './ownFile.ts';
import { initialsTold } from './records/initials.ts';
import { restsOf } from './restOfWhole.ts';
import { giveIds, returningIn } from './returning.ts';
import type { Rows } from './table/rows.ts';
import { type ImportTarget, type Taken } from './target.ts';

/** A list of a tool whose records are in the document as they are declared. */
export function listTarget(id: string, list: List): ImportTarget {
  const target = fieldsTarget(id, list, (draft, count, replace) => {
    const records = recordsIn(draft, id);
    if (replace) records.length = 0;
    while (records.length < count) records.push(newRecord(list));
  });
  const forFile = ({ tool }: Session, rows: Rows): ImportTarget | null => {
    const layout = layoutAmongAll(rows, tool.title, list.label);
    return layout && { ...target, layout };
  };
  return { ...target, forFile, isExample: (session) => isAsBegun(session, id) };
}

/** Whether a list of a document holds what the tool begins with. */
export function isAsBegun({ tool, document }: Session, id: string): boolean {
  const begun = JSON.stringify(tool.document.initial()[id] ?? []);
  return begun !== '[]' && JSON.stringify(document[id] ?? []) === begun;
}

/** A list whose records are typed by the fields of its declaration. `room` makes as many as there are to be. */
export function fieldsTarget<D extends Document>(
  id: string,
  list: List,
  room: (draft: Draft<D>, count: number, replace: boolean) => void,
): ImportTarget {
  const { fields, name, singular, label } = list;
  const { columns: ofAmounts, paid, ...amounts } = amountsOf(list);
  const { shares, completed } = restsOf(list);
  const columns = columnsOf(list).map((column) => ({
    ...column,
    takesShares: shares.includes(column.id),
    takesAmounts: paid.includes(column.id),
  }));
  return {
    id,
    label,
    singular,
    ...amounts,
    ...(completed ? { completed } : {}),
    columns: [...columns, ...ofAmounts],
    name,
    names: ({ calculation }) =>
      Array.from({ length: calculation.sheet.rows(id) }, (_, row) =>
        recordName(calculation, list, id, row),
      ),
    most: list.maxRecords ?? MAX_RECORDS,
    take: (session, taken) => {
      const { count, replace } = taken;
      const returning = replace ? returningIn(session, id, list, taken.edits) : null;
      const prepare = (draft: Document) => {
        room(draft as Draft<D>, count, replace);
        giveIds(draft, id, returning);
      };
      return takeFields(session, id, fields, prepare, taken);
    },
    lacks: (session, edits, _, firstNew) => {
      // As it is once they are in it: an amount that no record has is gone.
      const now = session.calculation.declaration.lists[id] ?? list;
      return initialsTold(session, { id, list: now, edits, firstNew });
    },
    noteAt: (_, row) => ({ id: name ?? Object.keys(fields)[0] ?? '', table: id, row }),
    valueAt: ({ calculation }, row, columnId) => {
      const ref = { id: columnId, table: id, row };
      // What counts for an empty cell isn't in it.
      return isField(calculation, ref) && !calculation.isEmptyCell(ref)
        ? calculation.value(ref)
        : null;
    },
  };
}

/** Whether a list has such a column as it is now. */
const isField = ({ declaration }: Session['calculation'], { id, table = '' }: Ref): boolean =>
  declaration.lists[table]?.fields[id] !== undefined;

function takeFields(
  session: Session,
  id: string,
  fields: Readonly<Record<string, Field>>,
  room: (draft: Document) => void,
  { label, edits, mergeKey }: Taken,
): RefusedEdit[] {
  const { typed, refused } = readEdits(edits, fields, ({ columnId, row }) => ({
    id: columnId,
    table: id,
    row,
  }));
  session.take(label, typed, { prepare: room, ...(mergeKey ? { mergeKey } : {}) });
  return [...refused, ...otherwise(session, typed)];
}

/** The texts of edits by the fields of their columns, each in its cell, and those that can't be taken. */
export function readEdits(
  edits: readonly CellEdit[],
  fields: Readonly<Record<string, Field | undefined>>,
  refOf: (edit: CellEdit) => Ref,
): { readonly typed: readonly Typed[]; readonly refused: readonly RefusedEdit[] } {
  const refused: RefusedEdit[] = [];
  const typed = edits.flatMap((edit): Typed[] => {
    const field = fields[edit.columnId];
    if (!field) return [];
    const outcome = readTyped(field, edit.text);
    if ('error' in outcome) refused.push({ ...edit, reason: outcome.error });
    return [{ ref: refOf(edit), text: edit.text, outcome }];
  });
  return { typed, refused };
}

/** What was written and isn't what the file says: another cell of its record decides it too. */
function otherwise(session: Session, typed: readonly Typed[]): RefusedEdit[] {
  return typed.flatMap(({ ref, text, outcome }) => {
    const { calculation } = session;
    // What is called by its place among others has another name where those came to nothing.
    if ('error' in outcome || !isField(calculation, ref)) return [];
    if (calculation.value(ref) === outcome.value) return [];
    const reason = 'no cuadra con otra celda de su fila, de la que depende';
    return [{ row: ref.row ?? 0, columnId: ref.id, text, reason }];
  });
}
