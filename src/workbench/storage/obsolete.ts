/** Removes keys that earlier forms of a tool left in this browser, those that `isObsolete` names. */
export function removeKeys(isObsolete: (key: string) => boolean): void {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys.filter(isObsolete)) localStorage.removeItem(key);
  } catch (error) {
    // Where no storage is allowed there is nothing to remove either.
    if (!(error instanceof DOMException)) throw error;
  }
}
