import type { User } from '../../../schemas/accounts.ts';
import { USER_TYPES } from '../../../schemas/userTypes.ts';

/** What signs a person in, as this browser keeps it. */
export interface Session {
  /** Null where what is kept doesn't say who it is: then the profile is asked for. */
  readonly user: User | null;
  readonly token: string;
  readonly refreshToken: string;
}

/** Under it stand the fields of the user, `token` and `refreshToken`, side by side. */
export const SESSION_KEY = 'jwt';

/** Where the browser allows no storage, or has no room, the session lasts as long as the page. */
let unsaved: string | null | undefined;
let last: { readonly text: string; readonly session: Session | null } | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    // The browser allows no storage: nothing is kept.
    return null;
  }
}

function writeText(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(SESSION_KEY);
    else window.localStorage.setItem(SESSION_KEY, text);
    // What can be written but not read again isn't kept either.
    unsaved = window.localStorage.getItem(SESSION_KEY) === text ? undefined : text;
  } catch {
    unsaved = text;
  }
}

/** The session of all tabs, as it stands now; the same object as long as nothing changes. */
export function readSession(): Session | null {
  const text = readText();
  if (text === null) return null;
  if (last?.text !== text) last = { text, session: parse(text) };
  return last.session;
}

export function writeSession(session: Session): void {
  const { user, token, refreshToken } = session;
  writeText(JSON.stringify({ ...user, token, refreshToken }));
  notify();
}

export function clearSession(): void {
  writeText(null);
  notify();
}

/** Whether something is kept that is no session: to be cleared. */
export const isCorrupt = (): boolean => readText() !== null && readSession() === null;

/** Hears of every change, also of those of other tabs. Returns what stops it. */
export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key: everything was cleared.
  if (event.key === SESSION_KEY || event.key === null) notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function parse(text: string): Session | null {
  const kept = parseObject(text);
  const [token, refreshToken] = [textOf(kept?.['token']), textOf(kept?.['refreshToken'])];
  if (!kept || (token === '' && refreshToken === '')) return null;
  return { user: readUser(kept), token, refreshToken };
}

/** By hand: the schemas would come along with the first load, for what this app wrote itself. */
function readUser(kept: Readonly<Record<string, unknown>>): User | null {
  const { id } = kept;
  const [firstName, lastName, email] = NAMES.map((name) => textOf(kept[name]));
  const userType = USER_TYPES.find((type) => type === kept['userType']);
  if (typeof id !== 'number' || !firstName || !lastName || !email || !userType) return null;
  return {
    id,
    firstName,
    lastName,
    email,
    userType,
    phoneNumber: textOf(kept['phoneNumber']),
    contactEmail: textOf(kept['contactEmail']),
  };
}

const NAMES = ['firstName', 'lastName', 'email'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    // Not ours: no session.
    return null;
  }
}
