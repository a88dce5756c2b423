import { createContext, use, useSyncExternalStore } from 'react';
import type { Document } from '../../tool/index.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/**
 * When a part of the page is drawn after an edit: figures `at once`, or where somebody types into a sheet,
 * whose cells come first, with the frame after. What explains, sums up or offers something is `following`
 * after a frame always. What is `unseen`, beyond the window, is drawn once it comes into sight.
 */
type Pace = 'at once' | 'following' | 'unseen';

export const PaceContext = createContext<Pace>('at once');

/**
 * The session of the page; the component is drawn anew whenever it changes. A tool's own view knows
 * the type of its document.
 */
export function useSession<D extends Document = Document>(): Session<D>;
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of a tool page');
  const pace = use(PaceContext);
  const subscribe = {
    'at once': session.subscribePage,
    following: session.subscribeAfterPaint,
    unseen: never,
  }[pace];
  useSyncExternalStore(subscribe, session.revision);
  return session;
}

const never = (): (() => void) => () => undefined;
