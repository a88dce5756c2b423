import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { layOut } from './wholeCells.ts';

/** A ref for a line of figures that a finger moves: none of them is cut where it comes to rest. */
export function useWholeCells<E extends HTMLElement>(): RefObject<E | null> {
  const line = useRef<E>(null);
  // What the figures say may have changed with anything.
  useLayoutEffect(() => {
    if (line.current) layOut(line.current);
  });
  useEffect(() => {
    const place = line.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => layOut(place));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return line;
}
