/** Milliseconds between two taps that are one gesture. */
const DOUBLE = 500;
/** Pixels between them. */
const SLACK = 24;

/**
 * Calls back when a second tap follows on the same spot. It is meant for what was tapped first, though by then a
 * panel that came up with that may lie there, or the page has moved: nothing else hears of it. `until`: what was
 * tapped goes.
 */
export function onSecondTap(first: MouseEvent, until: AbortSignal, then: () => void): void {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, until]);
  const timer = window.setTimeout(() => stop.abort(), DOUBLE);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  const isSame = ({ clientX, clientY }: MouseEvent): boolean =>
    Math.hypot(clientX - first.clientX, clientY - first.clientY) <= SLACK;
  const onMouseDown = (event: MouseEvent): void => {
    if (!isSame(event)) return stop.abort();
    event.stopPropagation();
    // Else what lies there would take the focus.
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    stop.abort();
    if (!isSame(event)) return;
    event.preventDefault();
    event.stopPropagation();
    then();
  };
  const options = { capture: true, signal };
  window.addEventListener('mousedown', onMouseDown, options);
  window.addEventListener('click', onClick, options);
}
