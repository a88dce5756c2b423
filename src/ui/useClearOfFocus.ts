import { type RefObject, useLayoutEffect, useState } from 'react';

type Edge = 'bottom' | 'top';

/**
 * At which edge of the window notices stand: the bottom, unless they lie there on the row of a table or on
 * the control where somebody is at work; then the top. There they stay until they are all gone.
 */
export function useClearOfFocus(
  host: RefObject<HTMLElement | null>,
  shown: readonly object[],
): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');
  const isEmpty = shown.length === 0;
  if (isEmpty && edge === 'top') setEdge('bottom');
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    let frame = 0;
    const giveWay = (): void => {
      if (host.current && liesOnFocus(host.current)) {
        setEdge((before) => (before === 'bottom' ? 'top' : 'bottom'));
      }
    };
    // Its place is asked for once the frame is laid out anyway.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(giveWay);
    };
    later();
    document.addEventListener('focusin', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', later);
    };
  }, [host, shown, isEmpty]);
  return edge;
}

function liesOnFocus(host: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || host.contains(activeElement))
    return false;
  const own = host.getBoundingClientRect();
  const other = (activeElement.closest('[role="row"]') ?? activeElement).getBoundingClientRect();
  return (
    own.top < other.bottom &&
    other.top < own.bottom &&
    own.left < other.right &&
    other.left < own.right
  );
}
