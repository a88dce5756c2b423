import { createContext, use } from 'react';

/** The account whose documents a page keeps; null where nobody is signed in. */
export type Owner = number | null;

/** Given by the app around the pages of one person; the workbench knows no accounts. */
export const OwnerContext = createContext<Owner>(null);

export function useOwner(): Owner {
  return use(OwnerContext);
}

/**
 * Whether the person is still signed in, asked as their pages go: where the session ended by itself
 * they haven't left what they were at. Given by the app, as the account is.
 */
export const PresenceContext = createContext<() => boolean>(() => true);

/** The name of the person whose pages these are, as reports sign with it; empty without an account. */
export const AuthorContext = createContext('');

/**
 * The key of the browser's storage for one person: 'operatormax.projects:7'. The bare name holds
 * what was kept without an account.
 */
export function ownedKey(name: string, owner: Owner): string {
  return owner === null ? name : `${name}:${owner}`;
}

let visits = 0;

/** Counts the times that a person comes to their pages: when they load, and after each sign-in. */
export const currentVisit = (): number => visits;

export function beginVisit(): void {
  visits++;
}
