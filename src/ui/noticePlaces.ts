/** Where notices stand in a dialog: what holds its `NoticeRegions`. */
interface Place {
  readonly element: HTMLElement;
  /** When it opened, in milliseconds. */
  readonly since: number;
}

/** Those of the dialogs that are open, the one in front last. */
let open: readonly Place[] = [];
const listeners = new Set<() => void>();

export const openPlaces = (): readonly Place[] => open;

export function watchPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A ref for the part of an open dialog that takes notices: over the dialog they would lie on its controls. */
export function noticePlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...open, { element, since: Date.now() }]);
  return () => change(open.filter((place) => place.element !== element));
}

function change(next: readonly Place[]): void {
  open = next;
  for (const listener of listeners) listener();
}
