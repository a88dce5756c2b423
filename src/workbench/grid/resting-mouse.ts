import { bodyOf } from './view/viewport.ts';

/** Milliseconds after the last key or turn of the wheel: longer than from one to the next. */
const REST = 500;
const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];
const PRESSES = ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu'] as const;

/**
 * While somebody types or turns the wheel, a mouse that rests over the table points at nothing: else the browser
 * looks in each frame for the cell that came to be under it, and two rows change their look. A small cover under
 * the mouse keeps it from that; a press without a move goes to the cell below, so this listens before all others.
 */
export function listenToRestingMouse(root: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const cover = document.createElement('div');
  cover.className = 'dg-cover';
  let mouse: PointerEvent | null = null;
  let timer = 0;

  const uncover = (): void => {
    window.clearTimeout(timer);
    timer = 0;
    cover.classList.remove('dg-covers');
  };
  const onMove = (event: PointerEvent): void => {
    if (event.target === cover) mouse = event;
    else mouse = event.pointerType === 'mouse' && isOverCell(root, event.target) ? event : null;
    if (timer > 0) uncover();
  };
  const coverMouse = (): void => {
    if (!mouse) return;
    if (timer === 0) place(root, cover, mouse);
    window.clearTimeout(timer);
    timer = window.setTimeout(uncover, REST);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (!MODIFIERS.includes(key)) coverMouse();
  };
  const onPress = (event: MouseEvent): void => {
    if (timer > 0) uncover();
    if (event.target !== cover) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (below && below !== cover) below.dispatchEvent(again(event));
  };

  window.addEventListener('pointermove', onMove, options);
  root.addEventListener('keydown', onKey, options);
  root.addEventListener('wheel', coverMouse, { ...options, passive: true });
  for (const type of PRESSES) window.addEventListener(type, onPress, options);
  return () => {
    stop.abort();
    window.clearTimeout(timer);
    cover.remove();
  };
}

function isOverCell(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Element && root.contains(target) && target.closest('.ag-cell') !== null;
}

/** Within what scrolls, so that the wheel scrolls it there too. */
function place(root: HTMLElement, cover: HTMLElement, { clientX, clientY }: MouseEvent): void {
  const body = bodyOf(root);
  if (!body) return;
  const { left, top } = body.getBoundingClientRect();
  cover.style.left = `${clientX - left}px`;
  cover.style.top = `${clientY - top}px`;
  cover.classList.add('dg-covers');
  if (cover.parentElement !== body) body.prepend(cover);
}

function again(event: MouseEvent): MouseEvent {
  const { type } = event;
  return event instanceof PointerEvent
    ? new PointerEvent(type, event)
    : new MouseEvent(type, event);
}
