/** Where notices stand in the dialogs that are open, the one in front last: what holds `NoticeRegions`. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export const openPlaces = (): readonly HTMLElement[] => open;

export function watchPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A ref for the part of an open dialog that takes notices: over the dialog they would lie on its controls. */
export function noticePlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...open, element]);
  return () => change(open.filter((place) => place !== element));
}

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
