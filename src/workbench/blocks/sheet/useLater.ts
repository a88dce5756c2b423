import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Session } from '../../session/session.ts';

/** What calls `act`, as it is by then, once the frame was painted in which it was asked for. */
export function useLater({ later }: Session, act: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => () => void (latest.current = null), []);
  const call = useCallback(() => latest.current?.(), []);
  return useCallback(() => later(call), [later, call]);
}

/** What a value is by now, for those who ask later. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
