import { useEffect, useState } from 'react';
import type { CaseContent, CaseHistory, CaseVersion } from '../documents/remote.ts';

interface Seen {
  versions: readonly CaseVersion[];
  readonly contents: Map<number, CaseContent>;
}

/** What was fetched of each case since the page was loaded: it can be looked at without a connection. */
const seen = new Map<string, Seen>();

export interface Versions {
  /** The last one first; null until they are there. */
  readonly versions: readonly CaseVersion[] | null;
  /** Why they, or the newest of them, aren't there. */
  readonly failure: string | null;
  readonly reload: () => void;
  /** @throws {Error} with a message, where it wasn't seen before and the service is away */
  readonly contentOf: (revision: number) => Promise<CaseContent>;
}

/** The versions of a case on the account. */
export function useVersions(history: CaseHistory, id: string): Versions {
  const [versions, setVersions] = useState(() => seen.get(id)?.versions ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    history.list(id).then(
      (found) => {
        const known = seen.get(id) ?? { versions: found, contents: new Map() };
        seen.set(id, { ...known, versions: found });
        if (!isShown) return;
        setVersions(found);
        setFailure(null);
      },
      (error: unknown) => isShown && setFailure(messageOf(error)),
    );
    return () => {
      isShown = false;
    };
  }, [history, id, tries]);
  return {
    versions,
    failure,
    reload: () => setTries((before) => before + 1),
    contentOf: async (revision) => {
      const known = seen.get(id)?.contents.get(revision);
      if (known) return known;
      const content = await history.read(id, revision);
      seen.get(id)?.contents.set(revision, content);
      return content;
    },
  };
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
