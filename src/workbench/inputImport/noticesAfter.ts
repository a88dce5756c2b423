import { noticesOf } from '../session/noticesOf.ts';
import type { CellEdit } from '../grid/index.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { Session } from '../session/session.ts';

/** What would have to be known beside the figures, and isn't so today, tried on a copy: the session stays as it is. */
export function noticesAfter(
  session: Session,
  target: ImportTarget,
  edits: readonly CellEdit[],
): readonly string[] {
  const copy = new Session(session.tool, session.document);
  target.take(copy, { label: '', edits, count: 1, replace: false });
  const known = new Set(noticesOf(session.calculation).map(({ message }) => message));
  return noticesOf(copy.calculation).flatMap(({ message }) => (known.has(message) ? [] : message));
}
