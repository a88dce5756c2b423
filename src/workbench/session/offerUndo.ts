import { toast } from '../../ui/index.ts';
import type { Session } from './session.ts';
import { undoThere } from './stepPlaces.ts';

interface Offer {
  readonly level?: 'success' | 'warning';
  /** The session's state before it was done, of what may have changed nothing. */
  readonly before?: number;
}

const offers = new WeakMap<Session, Set<() => void>>();

/** Has what is offered for a document withdrawn once that is no longer in the page; returns what forgets it. */
export function keepOffer(session: Session, withdraw: () => void): () => void {
  const kept = offers.get(session) ?? new Set();
  offers.set(session, kept.add(withdraw));
  return () => kept.delete(withdraw);
}

/**
 * Says that something was done, with a button that takes it back, as long as it is what was done
 * last: once it was taken back otherwise, or something else was done, it goes. What changed nothing
 * is only said: its button would take back the step before.
 */
export function offerUndo(
  session: Session,
  message: string,
  { level = 'success', before }: Offer = {},
): void {
  const { state } = session;
  if (state === before) {
    toast.info(message);
    return;
  }
  const action = { label: 'Deshacer', onSelect: () => undoThere(session, false) };
  const close = toast[level](message, { action });
  const stop = session.subscribe(() => {
    if (session.state !== state) withdraw();
  });
  const withdraw = () => {
    stop();
    forget();
    close();
  };
  const forget = keepOffer(session, withdraw);
}

/** The session's document is no longer in the page: what was offered for it goes. */
export function withdrawOffers(session: Session): void {
  for (const withdraw of offers.get(session) ?? []) withdraw();
}

/** 'Se eliminaron 3 inmuebles.': `some` is the number with its noun. */
export const removedText = (count: number, some: string): string =>
  `Se ${count === 1 ? 'eliminó' : 'eliminaron'} ${some}.`;
