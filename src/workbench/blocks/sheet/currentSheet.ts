import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { isInSight } from '../../layout/headInSight.ts';

/** What a sheet stands in. */
type Part = RefObject<HTMLElement | null>;

/** The sheets of the page in the order in which they were last used: the first has the status bar. */
let sheets: readonly Part[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Part[]): void {
  sheets = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a sheet tells of its selection; see `StatusBar`. */
export type StatusPlace = 'window' | 'below' | 'hidden';

/**
 * Whether the window's status bar is about a sheet, and what makes it that. One in a dialog has a bar
 * of its own.
 */
export function useCurrentSheet(
  part: Part,
  inDialog: boolean,
): readonly [place: StatusPlace, makeCurrent: () => void] {
  const current = useSyncExternalStore(listen, () => sheets[0]);
  useEffect(() => {
    if (inDialog) return undefined;
    change([...sheets, part]);
    return () => change(sheets.filter((other) => other !== part));
  }, [part, inDialog]);
  const makeCurrent = () => {
    if (sheets.indexOf(part) > 0) change([part, ...sheets.filter((other) => other !== part)]);
  };
  if (inDialog) return ['below', makeCurrent];
  return [current === part ? 'window' : 'hidden', makeCurrent];
}

/** Whether a sheet is what somebody looks at who is in none: of those in sight the one that was used last, or else the first. */
export function isLookedAt(part: Part): boolean {
  return sheets.find(({ current }) => current !== null && isInSight(current)) === part;
}
