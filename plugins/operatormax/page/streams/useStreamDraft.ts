import { useState, useSyncExternalStore } from 'react';
import { Session, useSession } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { projectOf } from '../projects/library.ts';

/**
 * A copy of the project with the stream that a form is about, so that all figures move while
 * one types, and nothing counts until it is saved.
 */
export function useStreamDraft(withStream: (project: ProjectData) => ProjectData): Session {
  const session = useSession();
  const [draft] = useState(() => new Session(session.tool, withStream(projectOf(session))));
  useSyncExternalStore(draft.subscribe, draft.revision);
  return draft;
}

/** The head of a new stream. */
export function newHead(flowType: 'mensual' | 'anual') {
  return { id: crypto.randomUUID(), name: '', flowType, createdAt: new Date().toISOString() };
}
