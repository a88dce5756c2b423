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

/** A link to a case, for whoever has it. */
export interface CaseLink {
  readonly id: string;
  readonly createdAt: string;
  /** Null: it holds until it is revoked. */
  readonly expiresAt: string | null;
  readonly lastSeenAt: string | null;
}

/** The links of a case. All of it fails where the service is away. */
export interface CaseLinks {
  list: (caseId: string) => Promise<readonly CaseLink[]>;
  /** Gives the address of a new one, which can't be had again. */
  make: (caseId: string, days: number | null) => Promise<string>;
  revoke: (caseId: string, linkId: string) => Promise<void>;
}

/** What a case was, without its content. */
export interface CaseVersion {
  readonly revision: number;
  readonly name: string;
  /** What it was written with, in words. */
  readonly device: string;
  readonly label: string | null;
  readonly createdAt: string;
  /** Its deciding result, as it read. */
  readonly figure: { readonly label: string; readonly text: string } | null;
}

/** A case as it was. */
export interface CaseContent {
  readonly version: number;
  readonly content: unknown;
}

/** What a case was on the account. All of it fails where the service is away, with a message. */
export interface CaseHistory {
  /** The last one first. */
  list: (caseId: string) => Promise<readonly CaseVersion[]>;
  read: (caseId: string, revision: number) => Promise<CaseContent>;
  /** Names a version, which then stays; null takes the name away. */
  label: (caseId: string, revision: number, label: string | null) => Promise<void>;
  /** Sends what isn't sent yet, and keeps it as a version of its own with that name. */
  keep: (caseId: string, label: string) => Promise<void>;
}

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
  readonly links: CaseLinks;
  readonly history: CaseHistory;
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
