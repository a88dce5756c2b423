import { cleanup } from '@testing-library/react';
import { formStatesOf } from '../documents/viewStates.ts';

const TYPED = 'typed';

/** Takes the page away as a phone does: what was kept of a form is there the next time, though the form went. */
export function endPage(document: string, form: string): void {
  const kept = JSON.stringify(formStatesOf(null).of(`${document} ${form}`, TYPED));
  cleanup();
  if (kept !== undefined) putKept(document, form, JSON.parse(kept));
}

/** As if an earlier visit had left it. */
export function putKept(document: string, form: string, kept: unknown): void {
  formStatesOf(null).keep(`${document} ${form}`, TYPED, kept);
}
