import type { Location } from 'react-router-dom';

/** What goes along to /login, and from there to /signup and back: in the entry of the history. */
export interface ComingFrom {
  /** Where the person was going: path, search and hash. */
  readonly from: string;
  /** They were signed in, and are no more. */
  readonly ended: boolean;
}

export const HOME = '/home';

/** Null for whoever came by themselves. */
export function readComingFrom({ state }: Location): ComingFrom | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return { from, ended: 'ended' in state && state.ended === true };
}

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;
