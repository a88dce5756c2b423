import { useSyncExternalStore } from 'react';
import type { Document } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useStateOf } from './useStateOf.ts';

/**
 * A copy of the document on which a form works, with all its figures, for as long as the form is
 * there. `start` changes the copy before it is shown; with another `record` there is another copy.
 */
export function useDraftSession<D extends Document = Document>(
  start = (document: D): D => document,
  record?: unknown,
): Session<D> {
  const session = useSession<D>();
  const [draft] = useStateOf(record, () => new Session(session.tool, start(session.document)));
  useSyncExternalStore(draft.subscribePage, draft.revision);
  return draft;
}
