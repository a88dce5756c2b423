import { useState } from 'react';
import type { Ref } from '../../engine/index.ts';
import { sameRef } from '../session/sameRef.ts';
import type { Session } from '../session/session.ts';

/** What is selected, but for what was so already as this part came into sight, and stands elsewhere. */
export function useSelectedHere(
  { selected }: Session,
  shows: ((ref: Ref) => boolean) | undefined,
): Ref | null {
  const [elsewhere] = useState(() => (selected && shows?.(selected) === false ? selected : null));
  return sameRef(selected, elsewhere) ? null : selected;
}
