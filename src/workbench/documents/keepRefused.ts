import { isObject } from '../../tool/index.ts';
import type { BesideOf, RecalledText } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import type { ViewStates } from './viewStates.ts';

const NAME = 'refused';

/**
 * Brings back the texts that were refused on the last visit, and keeps those of this one: a page that
 * is loaded anew, or ended by a phone, loses nothing that was typed.
 *
 * @param document under which id the view of the session's document is kept
 * @param besideOf finds the cells of the tool's sheets that its model has no value for
 */
export function keepRefused(
  session: Session,
  states: ViewStates,
  document: () => string,
  besideOf: BesideOf,
): void {
  const kept = states.of(document(), NAME);
  session.recallRefused(Array.isArray(kept) ? kept.filter(isRecalled) : [], besideOf);
  let hadAny = session.untaken.length > 0;
  session.subscribe(() => {
    const { untaken } = session;
    const hasAny = untaken.length > 0;
    if (hasAny || hadAny) states.keep(document(), NAME, hasAny ? untaken : undefined);
    hadAny = hasAny;
  });
}

/** What was refused there isn't brought back. */
export function forgetRefused(states: ViewStates, document: string): void {
  states.keep(document, NAME, undefined);
}

/** A copy has the same data, records by the same ids: what was refused is in the same cells of it. */
export function copyRefused(states: ViewStates, from: string, to: string): void {
  states.keep(to, NAME, states.of(from, NAME));
}

export const isRecalled = (value: unknown): value is RecalledText =>
  isObject(value) &&
  [value['address'], value['text'], value['error']].every((part) => typeof part === 'string');
