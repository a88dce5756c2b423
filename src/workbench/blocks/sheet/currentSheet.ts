import { useEffect, useId, useSyncExternalStore } from 'react';

/** The sheets of the page in the order in which they were last used: the first has the status bar. */
let sheets: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
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
  inDialog: boolean,
): readonly [place: StatusPlace, makeCurrent: () => void] {
  const id = useId();
  const current = useSyncExternalStore(listen, () => sheets[0]);
  useEffect(() => {
    if (inDialog) return undefined;
    change([...sheets, id]);
    return () => change(sheets.filter((other) => other !== id));
  }, [id, inDialog]);
  const makeCurrent = () => {
    if (sheets.indexOf(id) > 0) change([id, ...sheets.filter((other) => other !== id)]);
  };
  if (inDialog) return ['below', makeCurrent];
  return [current === id ? 'window' : 'hidden', makeCurrent];
}
