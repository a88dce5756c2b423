import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/index.ts';
import { useSession } from '../useSession.ts';
import { useKeeper } from './keeping.ts';
import { interceptLeave, interceptLinks, interceptTravel } from './leaving.ts';

const EXPORT_FIRST =
  'Los datos que cambiaste se pierden al salir de la herramienta. Para conservarlos, expórtalos como JSON.';

/** Asks before edited data is left: nothing of it is kept but what was exported. */
export function LeaveGuard({ description = EXPORT_FIRST }: { description?: string }) {
  const session = useSession();
  const keeper = useKeeper();
  // What is kept in this browser isn't lost by leaving, unless keeping fails.
  const atRisk = session.edited && (!keeper || keeper.status.state !== 'saved');
  const navigate = useNavigate();
  // What will be done once the person says yes.
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => setLeave(() => go), []);

  useEffect(() => {
    if (!atRisk) return undefined;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', unload);
    const stops = [
      interceptLinks((path) => ask(() => void navigate(path))),
      interceptLeave(ask),
      interceptTravel(ask),
    ];
    return () => {
      window.removeEventListener('beforeunload', unload);
      for (const stop of stops) stop();
    };
  }, [atRisk, ask, navigate]);

  return (
    <AlertDialog
      open={leave !== null}
      onAnswer={(confirmed) => {
        setLeave(null);
        if (confirmed) leave?.();
      }}
      title="¿Salir sin guardar?"
      description={description}
      confirmLabel="Salir y perder los cambios"
      cancelLabel="Seguir aquí"
      danger
    />
  );
}
