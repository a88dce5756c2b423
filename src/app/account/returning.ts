import type { Location } from 'react-router-dom';

/** What goes along to /login, and from there to /signup and back: in the entry of the history. */
export interface ComingFrom {
  /** Where the person was going: path, search and hash. */
  readonly from: string;
  /** Whose session ended there; null for a visitor. */
  readonly whose: number | null;
}

export const HOME = '/home';

/** `/login?actionKey=…`: what a link from elsewhere wants done after signing in; one goes to /home either way. */
export const readActionKey = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('actionKey');

/** Null for anyone who came by themselves. */
export function readComingFrom({ state }: Location): ComingFrom | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  const whose = 'whose' in state && typeof state.whose === 'number' ? state.whose : null;
  return { from, whose };
}

/** Where a shared case is read, with its token. */
export const SHARED_CASE = '/compartido/';

/** Why a visitor who copies a shared case is asked for an account; null for anyone else. */
export const whyForACopy = (coming: ComingFrom | null): string | null =>
  coming?.from.startsWith(SHARED_CASE) && coming.whose === null
    ? 'Tu copia del caso queda entre tus casos: se hace apenas entres con tu cuenta.'
    : null;

/** Where to go after signing in: nobody is led to where another person was. */
export function goingOn(
  coming: ComingFrom | null,
  userId: number,
  actionKey: string | null,
): string {
  const isAnothers = coming !== null && coming.whose !== null && coming.whose !== userId;
  return coming === null || isAnothers || actionKey !== null ? HOME : coming.from;
}

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;
