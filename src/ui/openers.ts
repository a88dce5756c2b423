/** What opened a dialog that stands. */
const opened = new WeakMap<HTMLElement, readonly HTMLElement[]>();

export function rememberOpeners(dialog: HTMLElement, chain: readonly HTMLElement[]): void {
  opened.set(dialog, chain);
}

/**
 * What has the focus (or had it), and what it stands in, from the inside out. A menu is followed to
 * the button that opened it: its entries are gone once one is chosen. A dialog is followed to what opened
 * it, as a question in a form may close the form as well.
 */
export function openers(from: Element | null = document.activeElement): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  let element = from;
  while (element instanceof HTMLElement && element !== document.body) {
    chain.push(element);
    const before = opened.get(element);
    if (before) return [...chain, ...before];
    const menu = element.getAttribute('role') === 'menu';
    const trigger = menu && document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    element = trigger || element.parentElement;
  }
  return chain;
}

/**
 * Where the focus goes back to: what had it, or the nearest of what it stood in, where that was
 * taken away meanwhile. Of tabs it goes to the one that is open: the arrows go on from there.
 */
export function standing(chain: readonly HTMLElement[]): HTMLElement | null {
  const found = chain.find((element) => element.isConnected && takesFocus(element)) ?? null;
  const open = found?.closest('[role="tablist"]')?.querySelector('[aria-selected="true"]');
  return open instanceof HTMLElement ? open : found;
}

/**
 * The same for a dialog that closes. What goes with the very change that closes it still stands when
 * this is asked: once it is gone, the nearest that is left gets the focus.
 */
export function givenBack(chain: readonly HTMLElement[]): HTMLElement | null {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const left = standing(chain);
    const target = left?.matches(TAKES) ? left : left?.querySelector<HTMLElement>(TABBABLE);
    target?.focus({ preventScroll: true });
  });
  return standing(chain);
}

/**
 * The same for a library that takes an element which is no stop of Tab for what it holds: a page that was
 * clicked beside its buttons would give the focus to the first of them. False: it has been given.
 */
export function givenBackTo(chain: readonly HTMLElement[]): HTMLElement | false | null {
  const target = givenBack(chain);
  if (!target?.matches(HELD) || !target.querySelector(TABBABLE)) return target;
  queueMicrotask(() => target.focus({ preventScroll: true }));
  return false;
}

/** Not the row of a table: the table knows which of its cells one goes on in. */
export const TABBABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [role="row"])';

/** Takes the focus, but not by Tab. */
const HELD = '[tabindex="-1"]:not(:disabled, [role="row"])';

const TAKES = `${TABBABLE}, ${HELD}`;

/** Itself, or by the first thing in it that does. */
function takesFocus(element: HTMLElement): boolean {
  if (element.getClientRects().length === 0) return false;
  return element.matches(TAKES) || element.querySelector(TABBABLE) !== null;
}
