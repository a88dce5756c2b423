import { type ReactNode, useEffect, useState } from 'react';
import { withdrawOffers } from '../session/offerUndo.ts';
import type { Session } from '../session/session.ts';
import type { DocumentSync } from '../documents/document-sync.ts';
import { SessionContext } from '../session/useSession.ts';
import { LinksScope } from '../documents/links/LinksScope.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SyncContext } from './keeping.ts';
import { registerFinder } from '../commands/registry.ts';
import { useCommands } from '../commands/useCommands.ts';
import { RevealContext, Revealer } from '../layout/reveal.ts';
import { useFieldInSight } from '../layout/useFieldInSight.ts';
import { useReadingPlace } from '../layout/useReadingPlace.ts';
import { useBackKey } from '../formula/useBack.ts';
import { cellsNamed } from '../formula/goTo.ts';
import { placesOf } from '../formula/placesOf.ts';
import { AnalysisScope } from './AnalysisScope.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

interface Props {
  session: Session;
  /** Keeps the session's document in this browser; without it, leaving asks. */
  sync?: DocumentSync | undefined;
  children: ReactNode;
}

/** Everything around a session on a page: its context, undo by keys, keeping, the question on leaving. */
export function SessionScope({ session, sync, children }: Props) {
  const [revealer] = useState(() => new Revealer());
  useUndoKeys(session);
  useBackKey(session, revealer);
  useReadingPlace();
  useFieldInSight();
  useCommands(() => placesOf(session, revealer), { listen: false });
  useEffect(
    () => registerFinder((text) => cellsNamed(session, revealer, text)),
    [session, revealer],
  );
  useEffect(() => sync?.attach(session), [sync, session]);
  useEffect(() => () => withdrawOffers(session), [session]);
  return (
    <SessionContext value={session}>
      <SyncContext value={sync ?? null}>
        <RevealContext value={revealer}>
          <LeaveGuard />
          <LinksScope>
            <AnalysisScope>{children}</AnalysisScope>
          </LinksScope>
        </RevealContext>
      </SyncContext>
    </SessionContext>
  );
}
