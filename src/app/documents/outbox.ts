/**
 * What a device knows of one case on the account, and what follows from it: pure functions, so that
 * any history of requests, lost answers and other devices can be tried out.
 *
 * A writing names the revision that it builds on and carries a mark of its own. What was sent and not
 * answered is kept, and sent again with the same mark: the service answers it as the first time. So a
 * device never takes its own writing for another's.
 */

/** A case on the account, as this device last heard of it. Kept beside the case. */
export interface Entry {
  /** Its id on the service. */
  readonly remote: string;
  /** The revision that this device has seen; 0: there is none yet. */
  readonly base: number;
  /** The stamp of the case as it was at that revision; null: never the same. */
  readonly synced: string | null;
  /** A writing without an answer: what it built on, and the stamp of what was written first. */
  readonly sent: Sent | null;
  /** Both sides changed, and the person has to say what holds. */
  readonly isConflict: boolean;
  /** What the service didn't take, by its stamp: it isn't sent again until it changes. */
  readonly refused: Refused | null;
}

export interface Sent {
  readonly mark: string;
  readonly base: number;
  readonly stamp: string;
}

export type RefusedWhy = 'full' | 'large' | 'invalid';

export interface Refused {
  readonly why: RefusedWhy;
  readonly stamp: string;
}

/** A case as it is on this device. The stamp is another one after each change. */
export interface Local {
  readonly stamp: string;
  readonly isInBin: boolean;
  /** It is to be deleted for good. */
  readonly isEnded: boolean;
}

export type Action =
  | { readonly does: 'nothing' }
  /** Writes the case over `base`; 0 creates it. */
  | { readonly does: 'write'; readonly mark: string; readonly base: number }
  | { readonly does: 'bin'; readonly base: number }
  | { readonly does: 'end'; readonly base: number };

export type Answer =
  | { readonly answer: 'written'; readonly revision: number }
  /** Somebody wrote since; nothing was written. */
  | { readonly answer: 'behind' }
  /** There is no such document any more, or it is another person's. */
  | { readonly answer: 'gone' }
  | { readonly answer: 'refused'; readonly why: RefusedWhy };

export const newEntry = (remote: string): Entry => ({
  remote,
  base: 0,
  synced: null,
  sent: null,
  isConflict: false,
  refused: null,
});

/** Whether the device has something that the account hasn't. */
export const isDirty = ({ sent, synced }: Entry, { stamp }: Local): boolean =>
  sent !== null || synced !== stamp;

/** What there is to do for a case; a new writing gets `mark`. */
export function nextAction(entry: Entry, local: Local, mark: string): Action {
  if (entry.isConflict || !isDirty(entry, local)) return { does: 'nothing' };
  // First of all what was sent before is settled: until then nobody knows what the account has.
  if (entry.sent) return { does: 'write', mark: entry.sent.mark, base: entry.sent.base };
  if (entry.refused?.stamp === local.stamp) return { does: 'nothing' };
  if (local.isEnded || local.isInBin) {
    if (entry.base === 0) return { does: 'nothing' };
    return { does: local.isEnded ? 'end' : 'bin', base: entry.base };
  }
  return { does: 'write', mark, base: entry.base };
}

/** The entry to keep before an action is sent. */
export function sending(entry: Entry, { stamp }: Local, action: Action): Entry {
  if (action.does !== 'write' || entry.sent) return entry;
  return { ...entry, refused: null, sent: { mark: action.mark, base: action.base, stamp } };
}

/** The entry after a writing was answered. */
export function answered(entry: Entry, { stamp }: Local, answer: Answer, newId: string): Entry {
  const settled = { ...entry, sent: null };
  switch (answer.answer) {
    case 'written':
      // What was edited since the first try is still to be written.
      return { ...settled, base: answer.revision, synced: entry.sent?.stamp ?? stamp };
    case 'behind':
      return { ...settled, isConflict: true };
    case 'gone':
      return newEntry(newId);
    case 'refused':
      return { ...settled, refused: { why: answer.why, stamp: entry.sent?.stamp ?? stamp } };
  }
}

/** What a device does about a revision that it hears of. */
export function hearing(
  entry: Entry,
  local: Local,
  revision: number,
): 'nothing' | 'settle first' | 'take' | 'conflict' {
  // Fewer than were seen: the service was put back to an older state, and has to be caught up with.
  if (revision === entry.base || entry.isConflict) return 'nothing';
  if (entry.sent) return 'settle first';
  return isDirty(entry, local) ? 'conflict' : 'take';
}

/** The case is now as the account has it. */
export const took = (entry: Entry, revision: number, stamp: string): Entry => ({
  ...newEntry(entry.remote),
  base: revision,
  synced: stamp,
});

/** The person keeps what this device has, over that revision. */
export const overwrites = (entry: Entry, revision: number): Entry => ({
  ...newEntry(entry.remote),
  base: revision,
});

export const conflicts = (entry: Entry): Entry => ({ ...entry, isConflict: true });
