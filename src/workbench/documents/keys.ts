/**
 * This browser's storage. Some browsers have none (null), some throw at the mere sight of it and
 * some at its use; whatever they throw arrives as a DOMException.
 */
function withStorage<T>(act: (storage: Storage) => T): T {
  try {
    const { localStorage } = window as { readonly localStorage: Storage | null };
    if (localStorage) return act(localStorage);
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new DOMException(String(error), 'SecurityError');
  }
  throw new DOMException('this browser has no storage', 'SecurityError');
}

/** All keys of this browser's storage. @throws {DOMException} where it allows no storage */
export const storedKeys = (): string[] =>
  withStorage((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
  );

/** Whether this browser lets the page keep anything. */
export function isStorageAllowed(): boolean {
  try {
    storedKeys();
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The text under a key, byte for byte; null: none. @throws as `storedKeys` */
export const storedText = (key: string): string | null =>
  withStorage((storage) => storage.getItem(key));

/** @throws as `storedKeys`, and where there is no room */
export const storeText = (key: string, text: string): void =>
  withStorage((storage) => storage.setItem(key, text));

/** @throws as `storedKeys` */
export const removeKey = (key: string): void => withStorage((storage) => storage.removeItem(key));

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
 * Moves a text to another key, byte for byte. Where there is no room for it twice it is taken away
 * first, and goes back to where it was if it doesn't fit even then.
 *
 * @throws what the browser throws where it has no room
 */
export function moveText(from: string, to: string): void {
  const text = storedText(from);
  if (text === null) return;
  try {
    storeText(to, text);
    removeKey(from);
  } catch (error) {
    if (!isQuota(error)) throw error;
    removeKey(from);
    try {
      storeText(to, text);
    } catch (again) {
      storeText(from, text);
      throw again;
    }
  }
}

export function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
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
