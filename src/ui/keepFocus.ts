import type { MouseEvent } from 'react';

/** Of a button: a mouse that presses it leaves the focus where it is, in a sheet whose keys go on. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
