import { useCallback, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ToolCard } from '../../tool/contract/tool.ts';
import {
  AuthorContext,
  beginVisit,
  OwnerContext,
  PresenceContext,
} from '../../workbench/documents/owner.ts';
import { mayHoldUnowned } from '../adoption/detect.ts';
import { lazyPart } from '../../ui/index.ts';
import { Loading } from '../Loading.tsx';
import { type ComingFrom, pathOf } from './returning.ts';
import { readSession } from './session.ts';
import { useAccount } from './useAccount.ts';

const AdoptionGate = lazyPart(
  async () => (await import('../adoption/AdoptionGate.tsx')).AdoptionGate,
);

interface PagesProps {
  cards: readonly ToolCard[];
  userId: number;
  name: string;
}

/**
 * Lets members through to the pages inside, and tells those whose documents they keep; others go
 * to /login, and come back from there.
 */
export function RequireAccount({ cards }: { cards: readonly ToolCard[] }) {
  const { status, user, hasLeft } = useAccount();
  const location = useLocation();
  const [whose, setWhose] = useState<number | null>(null);
  if (user !== null && user.id !== whose) setWhose(user.id);

  if (status === 'checking') return <Loading text="Verificando autenticación..." />;
  if (user !== null) {
    // Keyed: where another tab signs in as somebody else, nothing of the page stays.
    return <PagesOf key={user.id} cards={cards} userId={user.id} name={user.name} />;
  }
  if (whose !== null && hasLeft) return <Navigate to="/" replace />;
  const state: ComingFrom = { from: pathOf(location), whose };
  return <Navigate to="/login" replace state={state} />;
}

function PagesOf({ cards, userId, name }: PagesProps) {
  const [asks] = useState(() => {
    beginVisit();
    return mayHoldUnowned(cards);
  });
  const isHere = useCallback(() => {
    const session = readSession();
    // Whose it is may not be known yet.
    return session !== null && (session.user === null || session.user.id === userId);
  }, [userId]);
  return (
    <AuthorContext value={name}>
      <OwnerContext value={userId}>
        <PresenceContext value={isHere}>
          {asks ? (
            <AdoptionGate cards={cards} userId={userId}>
              <Outlet />
            </AdoptionGate>
          ) : (
            <Outlet />
          )}
        </PresenceContext>
      </OwnerContext>
    </AuthorContext>
  );
}
