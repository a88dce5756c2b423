import { kinds } from '../../../tool/index.ts';
import type { CellEdit } from '../../grid/index.ts';
import { readTyped } from '../../session/readTyped.ts';
import { Session } from '../../session/session.ts';
import type { ImportTarget, PlacedEdit } from '../target.ts';
import { isNewRow, type Plan } from './plan.ts';
import { keyOf } from './written.ts';

/* What comes of an import, before it is taken. */

/** What would be refused, passed over, lacking or changed, tried on a copy: the session stays as it is. */
export function tried(session: Session, target: ImportTarget, plan: Plan, replace: boolean) {
  const copy = new Session(session.tool, session.document);
  const { edits, count, added } = plan;
  const refused = target.take(copy, { label: '', edits, count, replace });
  const idle = target.idle?.(copy, edits) ?? [];
  const passed = new Set([...refused, ...idle].map(keyOf));
  const written = edits.filter((edit) => !passed.has(keyOf(edit)));
  const stayed = replace ? [] : written.filter(({ row }) => !isNewRow(plan, row));
  return {
    refused,
    lacks: target.lacks?.(copy, edits, plan.heads, count - added, session) ?? [],
    idle,
    shownAt: (row: number, columnId: string) => shownIn(copy, target, row, columnId),
    changed: changedIn(session, copy, target, stayed),
  };
}

/** A value as it is painted; null where there is none. */
function shownIn(
  session: Session,
  { columns, valueAt }: ImportTarget,
  row: number,
  columnId: string,
): string | null {
  const field = columns.find(({ id }) => id === columnId)?.field;
  const value = valueAt?.(session, row, columnId) ?? null;
  return field && value !== null ? kinds[field.kind].format(value, field) : null;
}

/** A cell of a record that was there, whose value becomes another one. */
interface Change {
  readonly row: number;
  /** What it had, as it is painted; null for nothing. */
  readonly before: string | null;
}

const asChosen = (_: Session, edits: readonly CellEdit[]): PlacedEdit[] =>
  edits.map((edit) => ({ ...edit, from: edit.columnId }));

/** Of what is written what changes, by `keyOf`. */
function changedIn(
  before: Session,
  after: Session,
  target: ImportTarget,
  written: readonly CellEdit[],
): ReadonlyMap<string, Change> {
  const { valueAt = () => null, writtenAs = asChosen } = target;
  const changed = writtenAs(after, written).filter(
    ({ row, columnId }) => valueAt(after, row, columnId) !== valueAt(before, row, columnId),
  );
  return new Map(
    changed.map(({ row, columnId, from }) => [
      keyOf({ row, columnId: from }),
      { row, before: shownIn(before, target, row, columnId) },
    ]),
  );
}

/** A cell as its field reads it: '$ 350.000.000' of '350 millones'; what can't be read as it stands. */
export function readAs(target: ImportTarget, { columnId, text }: CellEdit): string {
  const field = target.columns.find(({ id }) => id === columnId)?.field;
  if (!field) return text;
  const outcome = readTyped(field, text);
  return 'error' in outcome ? text : kinds[field.kind].format(outcome.value, field) || text;
}
