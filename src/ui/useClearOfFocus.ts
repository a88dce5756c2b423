import { useLayoutEffect } from 'react';

/** Between notices and what they make way for, in pixels. */
const AIR = 8;
/** The bars of a page with what is done there. */
const BARS = 'header:has(h1, nav)';

/**
 * Where notices lie on the row of a table or on the control where somebody is at work, or on a field that is
 * wrong or what is said of it, they go up as far as it takes (`--lift`), and stay there until they are all
 * gone. Where they would come to lie on the bars of the page they stay at the bottom: what is there can be
 * scrolled.
 */
export function useClearOfFocus(host: HTMLElement, shown: readonly object[]): void {
  useLayoutEffect(() => {
    let frame = 0;
    // Its place is asked for once the frame is laid out anyway.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeWay(host));
    };
    later();
    document.addEventListener('focusin', later);
    // What was done may make a field invalid a moment after it is told.
    const validity = new MutationObserver(later);
    validity.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
    // With what covers the window's bottom they move themselves.
    let covered = coveredBottom();
    const edges = new MutationObserver(() => {
      if (covered === coveredBottom()) return;
      covered = coveredBottom();
      host.style.removeProperty('--lift');
      later();
    });
    edges.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', later);
      validity.disconnect();
      edges.disconnect();
    };
  }, [host, shown]);
  useLayoutEffect(() => () => void host.style.removeProperty('--lift'), [host]);
}

const coveredBottom = (): string =>
  document.documentElement.style.getPropertyValue('--covered-bottom');

function makeWay(host: HTMLElement): void {
  const own = host.getBoundingClientRect();
  const kept = keptFree(host).map((part) => part.getBoundingClientRect());
  if (!kept.some((part) => isOn(own, part))) return;
  const lift = Number.parseFloat(host.style.getPropertyValue('--lift')) || 0;
  const least = new DOMRect(own.x, own.y + lift, own.width, own.height);
  const free = above(least, kept);
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  const isFree = free.top >= 0 && !bars.some((bar) => isOn(free, bar));
  host.style.setProperty('--lift', `${isFree ? least.top - free.top : 0}px`);
}

/** Where somebody is at work, and fields that are wrong with what is said of them. */
function keptFree(host: HTMLElement): Element[] {
  const { activeElement, body } = document;
  const isAtWork = activeElement && activeElement !== body && !host.contains(activeElement);
  const wrong = [...document.querySelectorAll('[aria-invalid="true"][aria-describedby]')].flatMap(
    (field) => {
      const [message = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return [field, document.getElementById(message) ?? []].flat();
    },
  );
  return isAtWork ? [activeElement.closest('[role="row"]') ?? activeElement, ...wrong] : wrong;
}

/** The place from `box` upwards that is clear of all parts. */
function above(box: DOMRect, parts: readonly DOMRect[]): DOMRect {
  return parts
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (at, part) =>
        isOn(at, part) ? new DOMRect(at.x, part.top - AIR - at.height, at.width, at.height) : at,
      box,
    );
}

function isOn(one: DOMRect, other: DOMRect): boolean {
  return (
    one.top < other.bottom &&
    other.top < one.bottom &&
    one.left < other.right &&
    other.left < one.right
  );
}
