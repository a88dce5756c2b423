/**
 * What has the focus, and what it stands in, from the inside out. A menu is followed to the button
 * that opened it: its entries are gone once one is chosen.
 */
export function openers(): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement && element !== document.body) {
    chain.push(element);
    const menu = element.getAttribute('role') === 'menu';
    const trigger = menu && document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    element = trigger || element.parentElement;
  }
  return chain;
}

/**
 * Where the focus goes back to: what had it, or the nearest of what it stood in, where that was
 * taken away meanwhile.
 */
export function standing(chain: readonly HTMLElement[]): HTMLElement | null {
  return chain.find((element) => element.isConnected && takesFocus(element)) ?? null;
}

const TABBABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Itself, or by the first thing in it that does. */
function takesFocus(element: HTMLElement): boolean {
  if (element.getClientRects().length === 0) return false;
  const itself = element.matches(`${TABBABLE}, [tabindex="-1"]:not(:disabled)`);
  return itself || element.querySelector(TABBABLE) !== null;
}
