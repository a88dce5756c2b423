import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Ref } from '../../../src/tool/index.ts';
import {
  backTo,
  goBack,
  type Session,
  useRevealer,
  useSession,
} from '../../../src/workbench/index.ts';
import { placeOf, standsSomewhere } from './places.ts';
import type { Flow, TabId } from './sections.ts';

/** Where a project was last looked at, by the entry of the history: who just opens it comes back from nowhere. */
const lastSeen = new WeakMap<Session, string>();

/**
 * Who comes to a tab by the browser's own 'back' goes on at the cell where they were: at the one that is
 * selected there, or at the one from which a formula led away.
 */
export function useReturned({ table }: Flow, tab: TabId | undefined): void {
  const session = useSession();
  const revealer = useRevealer();
  const isTravel = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  useEffect(() => {
    const before = lastSeen.get(session);
    lastSeen.set(session, key);
    if (!isTravel || before === undefined || before === key) return;
    const isHere = (ref: Ref, sheet?: string) => {
      const place = placeOf(ref, { table }, sheet);
      return place?.section === null && place.tab === tab;
    };
    const { selected } = session;
    // A field isn't gone to: on a phone that would bring the keyboard up.
    if (selected && isHere(selected)) {
      if (selected.table !== undefined) revealer.reveal(selected);
      return;
    }
    const to = backTo(session, stands(session));
    if (to && isHere(to.ref, to.sheet)) goBack(session, revealer, stands(session));
  }, [isTravel, key, session, revealer, table, tab]);
}

const stands =
  ({ calculation }: Session) =>
  (ref: Ref) =>
    standsSomewhere(calculation, ref);
