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
  // Lifting the finger is no tap on what it was held on, nor on the menu that has opened under it:
  // neither its click nor the press before that, which would take the focus from the menu.
  const onMouse = (event: MouseEvent): void => {
    if (!wasHeld) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const begin = (): void => {
    wasHeld = false;
  };
  window.addEventListener('mousedown', onMouse, { capture: true, signal });
  window.addEventListener('click', onMouse, { capture: true, signal });
  window.addEventListener('pointerdown', begin, { capture: true, signal });
  window.addEventListener('keydown', begin, { capture: true, signal });
  // Before who stops it for the table.
  root.addEventListener('pointerdown', onDown, { capture: true, signal });
  root.addEventListener('pointermove', onMove, { signal });
  // Where the system says it, it is held as well.
  const onMenu = (): void => {
    wasHeld ||= from !== null;
    cancel();
  };
  root.addEventListener('contextmenu', onMenu, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    root.addEventListener(type, cancel, { signal });
  }
  return () => {
    cancel();
    stop.abort();
  };
}
