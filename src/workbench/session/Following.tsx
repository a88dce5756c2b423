import { type ReactNode, use } from 'react';
import { PaceContext } from './useSession.ts';

/** What is in it follows an edit a frame later; see `PaceContext`. */
export function Following({ children }: { children: ReactNode }) {
  const around = use(PaceContext);
  return <PaceContext value={around === 'unseen' ? 'unseen' : 'following'}>{children}</PaceContext>;
}
