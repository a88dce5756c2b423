import { cleanup } from '@testing-library/react';
import { formStatesOf } from '../documents/viewStates.ts';

const TYPED = 'typed';

/** Takes the page away as a phone does: what was kept of a form is there the next time, though the form went. */
export function endPage(document: string, form: string): void {
  const states = formStatesOf(null);
  states.flush();
  const [, kept] =
    [...states.stored()].find(([place]) => place.endsWith(` ${document} ${form}`)) ?? [];
  cleanup();
  if (kept) putKept(document, form, kept[TYPED]);
}

/** As if an earlier visit had left it. */
export function putKept(document: string, form: string, kept: unknown): void {
  const states = formStatesOf(null);
  states.keep(`before ${document} ${form}`, TYPED, kept);
  states.flush();
}
