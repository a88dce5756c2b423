import { useSyncExternalStore } from 'react';

/** How it stands with a case on the account. */
export type RemoteState =
  | 'synced'
  /** Still to be sent. */
  | 'pending'
  | 'offline'
  | 'conflict'
  | 'full'
  | 'large'
  | 'invalid';

/** A case as it is on the account. */
export interface Theirs {
  readonly name: string;
  readonly version: number;
  readonly content: unknown;
  /** What it was written with, in words. */
  readonly device: string;
  readonly updatedAt: string;
}

export type Whose = 'mine' | 'theirs' | 'both';

/** What keeps cases on an account. The app gives it; the workbench knows nothing of accounts. */
export interface Remote {
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  revision: () => number;
  /** Null for what isn't kept there: drafts, what is at work and new. */
  stateOf: (caseId: string) => RemoteState | null;
  /** Of a case in conflict, the other side. @throws where the service is away */
  theirs: (caseId: string) => Promise<Theirs>;
  settle: (caseId: string, whose: Whose) => Promise<void>;
}

let remote: Remote | null = null;
const listeners = new Set<() => void>();

export function setRemote(next: Remote | null): void {
  remote = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  let stop = remote?.subscribe(listener);
  const onChange = () => {
    stop?.();
    stop = remote?.subscribe(listener);
  };
  listeners.add(onChange);
  return () => {
    listeners.delete(listener);
    listeners.delete(onChange);
    stop?.();
  };
}

/** What keeps cases on the account, drawn anew when something of it changes; null before it is there. */
export function useRemote(): Remote | null {
  useSyncExternalStore(subscribe, () => remote?.revision() ?? -1);
  return remote;
}
