import type { ReactNode } from 'react';
import { FollowingContext } from './useSession.ts';

/** What is in it follows an edit a frame later; see `FollowingContext`. */
export function Following({ children }: { children: ReactNode }) {
  return <FollowingContext value={true}>{children}</FollowingContext>;
}
