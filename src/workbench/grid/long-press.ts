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
  const cancel = (): void => {
    window.clearTimeout(timer);
    from = null;
  };
  const onDown = (event: PointerEvent): void => {
    cancel();
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    from = event;
    timer = window.setTimeout(() => {
      from = null;
      onHold(new DOMRect(event.clientX, event.clientY, 0, 0), event.target);
    }, HOLD);
  };
  const onMove = (event: PointerEvent): void => {
    if (!from) return;
    const moved = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (moved > SLACK) cancel();
  };
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
