import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../Loading.tsx';
import { type ComingFrom, pathOf } from './returning.ts';
import { useAccount } from './useAccount.ts';

/** Lets members through to the pages inside; others go to /login, and come back from there. */
export function RequireAccount() {
  const { status, hasLeft } = useAccount();
  const location = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (status === 'signedIn' && !wasIn) setWasIn(true);

  if (status === 'checking') return <Loading text="Verificando autenticación..." />;
  if (status === 'signedIn') return <Outlet />;
  if (wasIn && hasLeft) return <Navigate to="/" replace />;
  const state: ComingFrom = { from: pathOf(location), ended: wasIn };
  return <Navigate to="/login" replace state={state} />;
}
