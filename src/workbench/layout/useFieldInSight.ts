import { useEffect } from 'react';
import { isInStickyPart, onCovered } from './sticky.ts';

/** What is typed into. A table brings its own editors into sight, with their rows. */
const FIELD = ':is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea)';
const IN_TABLE = '.dg *';
/** Who is at a field comes, types or presses; who turns the wheel or moves a finger looks elsewhere. */
const AT_FIELD = ['focusin', 'input', 'keydown', 'click'];
const ELSEWHERE = ['wheel', 'touchmove'];

/** The field one is in stays in sight as a phone's keyboard comes up, or what covers the window's edges. */
export function useFieldInSight(): void {
  useEffect(keepFieldInSight, []);
}

/** Returns what stops it. */
export function keepFieldInSight(): () => void {
  const stop = new AbortController();
  let isAtField = false;
  let frame = 0;
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const event of AT_FIELD) {
    window.addEventListener(event, () => (isAtField = true), options);
  }
  for (const event of ELSEWHERE) {
    window.addEventListener(event, () => (isAtField = false), options);
  }
  // What covers the edges is measured anew by the next frame, and what is wrong with a text is said.
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => isAtField && bringIntoSight(document.activeElement));
  };
  window.addEventListener('resize', later, options);
  const stopCovered = onCovered(later);
  return () => {
    stop.abort();
    stopCovered();
    cancelAnimationFrame(frame);
  };
}

function bringIntoSight(field: Element | null): void {
  if (!field?.matches(FIELD) || field.matches(IN_TABLE) || isInStickyPart(field)) return;
  const [said = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  // The field last: where there isn't room for both it is what one must see.
  document.getElementById(said)?.scrollIntoView({ block: 'nearest' });
  field.scrollIntoView({ block: 'nearest' });
}
