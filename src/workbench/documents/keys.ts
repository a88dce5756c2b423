/** All keys of this browser's storage. @throws what the browser throws where it allows no storage */
export function storedKeys(): string[] {
  const { localStorage } = window;
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
}

/** What stands under a key, byte for byte; null: nothing. @throws as `storedKeys` */
export const storedText = (key: string): string | null => window.localStorage.getItem(key);

/** @throws as `storedKeys` */
export const removeKey = (key: string): void => window.localStorage.removeItem(key);

/** Removes keys that earlier forms of a tool left in this browser, those that `isObsolete` names. */
export function removeKeys(isObsolete: (key: string) => boolean): void {
  try {
    for (const key of storedKeys().filter(isObsolete)) removeKey(key);
  } catch (error) {
    // Where no storage is allowed there is nothing to remove either.
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * Moves a text to another key, byte for byte. There may be no room for it twice; where it can't be
 * written it goes back to where it was.
 *
 * @throws what the browser throws where it has no room
 */
export function moveText(from: string, to: string): void {
  const { localStorage } = window;
  const text = localStorage.getItem(from);
  if (text === null) return;
  localStorage.removeItem(from);
  try {
    localStorage.setItem(to, text);
  } catch (error) {
    localStorage.setItem(from, text);
    throw error;
  }
}

const ASIDE = '.apartado.';

/** A key of its own for what has to make room under `key`. */
export function asideKey(key: string): string {
  const taken = new Set(storedKeys());
  let at = Date.now();
  while (taken.has(`${key}${ASIDE}${at}`)) at += 1;
  return `${key}${ASIDE}${at}`;
}

/** When something was set aside beneath `key`, by the key that `asideKey` made; null for any other. */
export function asideDate(key: string, made: string): Date | null {
  const at = made.startsWith(`${key}.`) ? made.split(ASIDE)[1] : undefined;
  return at !== undefined && /^\d+$/.test(at) ? new Date(Number(at)) : null;
}
