import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { AlertDialog } from '../../ui/index.ts';
import { useSession } from '../useSession.ts';

/** Asks before edited data is left: nothing of it is kept but what was exported. */
export function LeaveGuard() {
  const { edited } = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      edited && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!edited) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [edited]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onAnswer={(leave) => {
        if (blocker.state !== 'blocked') return;
        if (leave) blocker.proceed();
        else blocker.reset();
      }}
      title="¿Salir sin guardar?"
      description="Los datos que cambiaste se pierden al salir de la herramienta. Para conservarlos, expórtalos como JSON."
      confirmLabel="Salir y perder los cambios"
      cancelLabel="Seguir aquí"
      danger
    />
  );
}
