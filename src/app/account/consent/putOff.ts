const keyOf = (userId: number): string => `abaco.autorizacion-despues:${userId}`;

/** Whether the person wants to decide later: until this tab is closed. */
export function isPutOff(userId: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    // The browser allows no storage.
    return false;
  }
}

export function putOff(userId: number): void {
  try {
    sessionStorage.setItem(keyOf(userId), '1');
  } catch {
    // The browser allows no storage: asked again on the next page.
  }
}
