import { useLayoutEffect } from 'react';

/**
 * Where notices lie on the row of a table or on the control where somebody is at work, they go from the
 * bottom of the window to its top, and stay there until they are all gone (`data-edge`).
 */
export function useClearOfFocus(host: HTMLElement, shown: readonly object[]): void {
  useLayoutEffect(() => {
    let frame = 0;
    // Its place is asked for once the frame is laid out anyway.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => liesOnFocus(host) && changeEdge(host));
    };
    later();
    document.addEventListener('focusin', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', later);
    };
  }, [host, shown]);
  useLayoutEffect(() => () => void delete host.dataset['edge'], [host]);
}

function changeEdge({ dataset }: HTMLElement): void {
  if (dataset['edge'] === 'top') delete dataset['edge'];
  else dataset['edge'] = 'top';
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
