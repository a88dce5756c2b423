import { type Session, useDraftSession } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';

/**
 * A copy of the project with the stream that a form is about, so that all figures move while
 * one types, and nothing counts until it is saved.
 */
export function useStreamDraft(
  withStream: (project: ProjectData) => ProjectData,
  id: string | undefined,
): Session<ProjectData> {
  return useDraftSession(withStream, id);
}

/** The head of a new stream. */
export function newHead(flowType: 'mensual' | 'anual') {
  return { id: crypto.randomUUID(), name: '', flowType, createdAt: new Date().toISOString() };
}
