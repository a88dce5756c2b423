import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session of the page; the component is drawn anew whenever it changes. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of a tool page');
  useSyncExternalStore(session.subscribe, session.revision);
  return session;
}
