import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { OwnerContext } from '../../workbench/storage/owner.ts';
import { Loading } from '../Loading.tsx';
import { type ComingFrom, pathOf } from './returning.ts';
import { useAccount } from './useAccount.ts';

/**
 * Lets members through to the pages inside, and tells those whose documents they keep; others go
 * to /login, and come back from there.
 */
export function RequireAccount() {
  const { status, user, hasLeft } = useAccount();
  const location = useLocation();
  const [whose, setWhose] = useState<number | null>(null);
  if (user !== null && user.id !== whose) setWhose(user.id);

  if (status === 'checking') return <Loading text="Verificando autenticación..." />;
  if (user !== null) {
    // Keyed: where another tab signs in as somebody else, nothing of the page stays.
    return (
      <OwnerContext key={user.id} value={user.id}>
        <Outlet />
      </OwnerContext>
    );
  }
  if (whose !== null && hasLeft) return <Navigate to="/" replace />;
  const state: ComingFrom = { from: pathOf(location), whose };
  return <Navigate to="/login" replace state={state} />;
}
