import { useEffect, useState } from 'react';
import type { StudyResult } from '../../tool/index.ts';
import { useCases } from '../documents/cases/context.ts';
import { hasStudies, keptAnswers } from '../exchange/keptAnswers.ts';
import { useSession } from '../session/useSession.ts';

/** The answers to the studies of the open case. */
export interface Studies {
  readonly results: readonly StudyResult[];
  /** How far they are, to 1; null once they are there. */
  readonly waiting: number | null;
}

/** Computed when a report opens, for the data of that moment. */
export function useStudies(): Studies {
  const session = useSession();
  const workspace = useCases();
  const [studies, setStudies] = useState<Studies>({
    results: [],
    waiting: hasStudies(workspace) ? 0 : null,
  });
  useEffect(() => {
    const run = new AbortController();
    const { signal } = run;
    const onProgress = (waiting: number) => setStudies({ results: [], waiting });
    keptAnswers(session, workspace, { signal, onProgress }).then(
      (results) => signal.aborted || setStudies({ results, waiting: null }),
      () => signal.aborted || setStudies({ results: [], waiting: null }),
    );
    return () => run.abort();
  }, [session, workspace]);
  return studies;
}
