const KEY = 'abaco.copiar';

/** Keeps, for this tab, that somebody wants a copy of what that link shows once they are signed in. */
export function wish(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The browser allows no storage: they press the button again.
  }
}

/** Whether a copy of it was wanted: says so once. */
export function takeWish(token: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== token) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    // The browser allows no storage.
    return false;
  }
}
