import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { whenUncovered } from '../../../ui/backCloses.ts';
import { CASE_PARAM } from './address.ts';
import type { CaseWorkspace } from './case-workspace.ts';

/** Keeps the address of a tool's page and the case at work in step. */
export function useAddressedCase(workspace: CaseWorkspace): void {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const wanted = params.get(CASE_PARAM);
  const { addressed } = workspace;
  useEffect(() => {
    if (wanted !== null && wanted !== workspace.current?.id && workspace.store.find(wanted)) {
      workspace.select(wanted);
    }
  }, [wanted, workspace]);
  useEffect(() => {
    // What the address asked for has just been chosen.
    const now = workspace.addressed;
    if (now === wanted) return undefined;
    return whenUncovered(() => {
      // The person is on the way to another page, which the router hasn't drawn yet.
      if (window.location.pathname !== pathname) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (now === null) next.delete(CASE_PARAM);
          else next.set(CASE_PARAM, now);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  }, [addressed, pathname, wanted, workspace, setParams]);
}
