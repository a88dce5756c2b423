import { useCallback, useEffect, useRef } from 'react';
import type { Ref } from '../../../engine/index.ts';
import type { Session } from '../../session/session.ts';
import type { ShownCell } from '../../session/trail.ts';

/** What the formula bar says of a cell that the model has no value for goes with its sheet. */
export function useSaying(
  session: Session,
  sheet: string,
): (ref: Ref | null, shown: ShownCell | null) => void {
  const said = useRef<ShownCell | null>(null);
  useEffect(
    () => () => {
      if (said.current && session.shown === said.current) session.select(null);
    },
    [session],
  );
  return useCallback(
    (ref, shown) => {
      said.current = shown;
      session.select(ref, shown, sheet);
    },
    [session, sheet],
  );
}
