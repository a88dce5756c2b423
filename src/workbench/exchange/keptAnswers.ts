import type { StudyResult } from '../../tool/index.ts';
import type { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import type { Session } from '../session/session.ts';

/** Who waits for answers: how far they are, to 1, and whether they are still wanted. */
interface Waiting {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * The kept studies of the open case with what they come to today, to go along in files and reports.
 * @throws {DOMException} AbortError where `signal` was aborted
 */
export async function keptAnswers(
  session: Session,
  workspace: CaseWorkspace | null,
  waiting: Waiting,
): Promise<readonly StudyResult[]> {
  if (!hasStudies(workspace)) return [];
  const { studyResults } = await import('../analysis/kept/results.ts');
  return studyResults(session, workspace, waiting);
}

/** Whether there may be some: what answers them loads only then. */
export const hasStudies = (workspace: CaseWorkspace | null): boolean =>
  workspace?.current?.studies !== undefined;
