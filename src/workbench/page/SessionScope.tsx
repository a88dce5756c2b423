import { type ReactNode, useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import type { Keeper } from '../documents/keeper.ts';
import { SessionContext } from '../session/useSession.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { KeeperContext } from './keeping.ts';
import { RevealContext, Revealer } from '../layout/reveal.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface Props {
  session: Session;
  /** Keeps the session's document in this browser; without it, leaving asks. */
  keeper?: Keeper | undefined;
  children: ReactNode;
}

/** Everything around a session on a page: its context, undo by keys, keeping, the question on leaving. */
export function SessionScope({ session, keeper, children }: Props) {
  const [revealer] = useState(() => new Revealer());
  useUndoKeys(session);
  useEffect(() => keeper?.attach(session), [keeper, session]);
  return (
    <SessionContext value={session}>
      <KeeperContext value={keeper ?? null}>
        <RevealContext value={revealer}>
          <LeaveGuard />
          {children}
        </RevealContext>
      </KeeperContext>
    </SessionContext>
  );
}
