const HOLD = 550;
/** Pixels that a finger may move while it is held. */
const SLACK = 10;

/**
 * A finger held in place: what a right click is for a mouse. Some systems say so by themselves as a
 * `contextmenu` event, others never do.
 */
export function listenToLongPress(
  root: HTMLElement,
  onHold: (at: DOMRect, target: EventTarget | null) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer = 0;
  let from: PointerEvent | null = null;
  let wasHeld = false;
  const cancel = (): void => {
    window.clearTimeout(timer);
    from = null;
  };
  const onDown = (event: PointerEvent): void => {
    cancel();
    wasHeld = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    from = event;
    timer = window.setTimeout(() => {
      from = null;
      wasHeld = true;
      onHold(new DOMRect(event.clientX, event.clientY, 0, 0), event.target);
    }, HOLD);
  };
  const onMove = (event: PointerEvent): void => {
    if (!from) return;
    const moved = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (moved > SLACK) cancel();
  };
  // Lifting the finger is no tap on what it was held on.
  const onClick = (event: MouseEvent): void => {
    if (!wasHeld || !(event.target instanceof Node) || !root.contains(event.target)) return;
    wasHeld = false;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const) {
    root.addEventListener(type, cancel, { signal });
  }
  return () => {
    cancel();
    stop.abort();
  };
}
