import { useState, useSyncExternalStore } from 'react';
import { type Document, withNotes } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useRevealer } from '../layout/reveal.ts';

export interface Submission {
  /** The session whose results are shown; null as long as there are none. */
  readonly shown: Session | null;
  /** The data have changed since the results were computed, or would if they could be taken. */
  readonly outdated: boolean;
  /**
   * Computes the results of the present data; true where there is something to show. Where a text
   * was refused nothing is computed: one is led to its field.
   */
  readonly submit: () => boolean;
}

/**
 * What a page shows as computed. Most tools compute while one types. One with a button computes
 * when it is pressed, in a session of its own that holds the data as they were then.
 */
export function useSubmission(): Submission {
  const session = useSession();
  const revealer = useRevealer();
  const { submit: button } = session.tool;
  const [submitted, setSubmitted] = useState<Session | null>(null);
  const shown = button === undefined ? session : submitted;
  useSyncExternalStore((shown ?? session).subscribePage, (shown ?? session).revision);
  const submit = (): boolean => {
    const [refused] = session.refused;
    if (refused) {
      session.select(refused.ref);
      revealer.reveal(refused.ref);
      return false;
    }
    const ready = button?.when === undefined || session.calculation.value({ id: button.when });
    if (ready !== true) return false;
    if (submitted) submitted.replace('Calcular', session.document);
    else setSubmitted(new Session(session.tool, session.document, false, session));
    return true;
  };
  const changed = session.refused.length > 0 || (shown && differs(shown, session.document));
  const outdated = shown !== null && shown !== session && changed === true;
  return { shown, outdated, submit };
}

/** By content: undo brings equal lists back, not the same ones. Notes are no data. */
function differs({ document }: Session, now: Document): boolean {
  const data = (of: Document) => JSON.stringify(withNotes(of, {}));
  return document !== now && data(document) !== data(now);
}
