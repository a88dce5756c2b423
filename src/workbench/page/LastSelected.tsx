import { type ReactNode, useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';

interface Props {
  sessions: readonly [Session, Session];
  children: ReactNode;
}

/** Shows its children in the one of two sessions in which a cell was selected last. */
export function LastSelected({ sessions: [one, other], children }: Props) {
  const [last, setLast] = useState(one);
  useEffect(() => {
    const stops = [one, other].map((session) => {
      let before = session.selected;
      return session.subscribe(() => {
        const { selected } = session;
        if (selected !== before && selected !== null) setLast(session);
        before = selected;
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [one, other]);
  const current = last === one || last === other ? last : one;
  return <SessionContext value={current}>{children}</SessionContext>;
}
