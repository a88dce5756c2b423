import { createContext, use, useSyncExternalStore } from 'react';
import type { Document } from '../../tool/index.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/**
 * Parts of the page that follow an edit once cells and figures were painted: what explains, sums up or
 * offers something. They are drawn a frame later, and never hold up anyone who types.
 */
export const FollowingContext = createContext(false);

/**
 * The session of the page; the component is drawn anew whenever it changes. A tool's own view knows
 * the type of its document.
 */
export function useSession<D extends Document = Document>(): Session<D>;
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of a tool page');
  const isFollowing = use(FollowingContext);
  useSyncExternalStore(
    isFollowing ? session.subscribeAfterPaint : session.subscribe,
    session.revision,
  );
  return session;
}
