import { useEffect, useRef } from 'react';
import { isTouch } from './touch.ts';

/**
 * On a touch screen 'back' is what closes whatever covers the page, the topmost first. Each of them has
 * an entry of the browser's history over the page's own; it is taken back where it is closed otherwise,
 * and one that was left behind is passed over. The router never hears of these entries: they have the
 * place and the address of the page that they cover.
 */
type Close = () => void;

/** In the state of an entry: how many of them are below it, itself included. */
const MARK = 'cover';
/** What closes may be followed by what opens, or by a way to another page. */
const REST = 100;

const open: { close: Close }[] = [];
/** What is done while nothing covers the page. */
let waiting: (() => void) | undefined;
/** The page's own entry, as the router knows it, and how many entries of ours are over it. */
let page: { place: unknown; state: object; address: string } | null = null;
let depth = 0;
/** On a way back that nobody asked for but this. */
let isTidying = false;
/** On the way back to the page from another that the router never heard of. */
let isReturning = false;
let timer = 0;

/** To be called before whatever else listens to the browser's 'back'. */
export function listenToBack(): void {
  window.addEventListener('popstate', onPop);
}

/**
 * To be called once the router is at another address.
 *
 * @param address what the router takes it for: where it was put over an entry of ours that was on its
 *   way back, the browser is at the one before it
 */
export function arrived(address = window.location.href): void {
  const state = stateOf(window.history.state);
  const stays = page !== null && page.place === state['idx'];
  const { [MARK]: _, ...own } = state;
  page = { place: state['idx'], state: own, address: new URL(address, window.location.href).href };
  const at = markIn(state);
  // The address of a page may change under what covers it.
  if (stays && (at !== depth || window.location.href !== page.address)) write(depth);
  else depth = at;
  tidySoon();
}

/** Steps through the history, counted from the page's own entry. */
export function goFromPage(steps: number): void {
  // Nothing is tidied meanwhile.
  isTidying = true;
  window.history.go(steps - depth);
}

/** From another page, that many steps away, back to where one was, and to what covered it. */
export function goBackToPage(steps: number): void {
  isReturning = true;
  window.history.go(steps + depth);
}

/** While `active`, 'back' on a touch screen does `close` in place of leaving the page. */
export function useBackCloses(close: Close, active = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    return active ? coverPage(() => latest.current()) : undefined;
  }, [active]);
}

/** The same for what React doesn't draw; what comes back says that it is closed. */
export function coverPage(close: Close): () => void {
  if (!isTouch()) return () => {};
  const cover = { close };
  open.push(cover);
  tidy();
  return () => {
    open.splice(open.indexOf(cover), 1);
    tidySoon();
  };
}

/**
 * Does what writes the address of the page, soon, and when nothing covers it: the router knows nothing of the
 * entries over its own. In the place of what was to be done so before; again until what it returns is called.
 */
export function whenUncovered(act: () => void): () => void {
  waiting = act;
  tidySoon();
  return () => {
    waiting = undefined;
  };
}

function onPop(event: PopStateEvent): void {
  const state = stateOf(event.state);
  const at = markIn(state);
  const isBack = isReturning;
  isReturning = false;
  // To another page: the router goes there, and says so. Or back from one that it was still on its way to,
  // as no entry of ours was left.
  if (page === null || state['idx'] !== page.place || (at === depth && !isBack)) {
    isTidying = false;
    return;
  }
  event.stopImmediatePropagation();
  const before = depth;
  depth = at;
  if (window.location.href !== page.address) write(depth);
  if (depth === 0) window.history.scrollRestoration = 'auto';
  if (!isTidying && depth < before) closeTopmost();
  isTidying = false;
  tidySoon();
}

/** What is being typed is taken first, as by a touch beside it. */
function closeTopmost(): void {
  const typing = document.activeElement;
  if (typing instanceof HTMLElement && typing.matches('input, textarea')) typing.blur();
  open.at(-1)?.close();
}

function tidySoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(tidy, REST);
}

/** As many entries as there are things that cover the page. */
function tidy(): void {
  if (open.length + depth === 0) waiting?.();
  // Else the router or the browser is on its way, and it is asked again at its end.
  const isHere = page !== null && stateOf(window.history.state)['idx'] === page.place;
  if (isTidying || !isHere) return;
  if (open.length < depth) {
    isTidying = true;
    window.history.go(open.length - depth);
  }
  while (open.length > depth) {
    // The page stays where it was scrolled to meanwhile.
    window.history.scrollRestoration = 'manual';
    depth += 1;
    window.history.pushState({ ...page?.state, [MARK]: depth }, '');
  }
}

/** Over the entry that one is at: the page's own address and state. */
function write(at: number): void {
  window.history.replaceState({ ...page?.state, ...(at > 0 && { [MARK]: at }) }, '', page?.address);
}

function markIn({ [MARK]: mark }: Readonly<Record<string, unknown>>): number {
  return typeof mark === 'number' ? mark : 0;
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
