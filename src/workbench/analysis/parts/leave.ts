import type { MouseEvent } from 'react';

/**
 * The focus goes on before the button that removes its row goes: to the next row's, which is the
 * last of it, or to what follows the last row.
 */
export function leaveTo({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.parentElement;
  const rest = row?.nextElementSibling;
  const isRow = rest?.className === row?.className;
  const own = isRow ? [...(rest?.querySelectorAll('button') ?? [])].at(-1) : undefined;
  const next = own ?? rest?.querySelector<HTMLElement>('input, select, button');
  next?.focus({ preventScroll: true });
}
