import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/index.ts';
import { useCaseStudies } from '../exchange/useCaseStudies.ts';
import { downloadDocument } from '../onDemand.ts';
import { useSession } from '../session/useSession.ts';
import { useDocumentSync } from './keeping.ts';
import { interceptLeave, interceptLinks, interceptTravel } from './leaving.ts';

const OF_A_TOOL =
  'Los datos que cambiaste se pierden al salir de la herramienta. Exportados como JSON, los importas aquí otro día.';
const OF_A_FORM = 'Los cambios de este formulario no se han guardado y se pierden al salir.';

interface Props {
  /** What is edited is a form, and no document that could be exported. */
  isForm?: boolean;
}

/** Asks before edited data is left: nothing of it is kept but what was exported. */
export function LeaveGuard({ isForm = false }: Props) {
  const session = useSession();
  const studies = useCaseStudies();
  const sync = useDocumentSync();
  // What is kept in this browser isn't lost by leaving, unless keeping fails.
  const unkept = sync ? sync.isAtRisk : session.edited;
  const atRisk = unkept || session.refused.length > 0;
  const navigate = useNavigate();
  // What will be done once the person says yes.
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [isExporting, setExporting] = useState(false);
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

  const exportAndLeave = async () => {
    setExporting(true);
    const isExported = await downloadDocument(session, studies.forFile());
    setExporting(false);
    // Else the data is still here, and so is the question.
    if (!isExported) return;
    setLeave(null);
    leave?.();
  };
  return (
    <AlertDialog
      open={leave !== null}
      onAnswer={(confirmed) => {
        setLeave(null);
        if (!confirmed) return;
        // What one agreed to lose doesn't wait for one to come back.
        session.markSaved();
        leave?.();
      }}
      title="¿Salir sin guardar?"
      description={isForm ? OF_A_FORM : OF_A_TOOL}
      confirmLabel="Salir y perder los cambios"
      cancelLabel="Seguir aquí"
      danger
      {...(isForm
        ? {}
        : {
            safer: {
              label: 'Exportar y salir',
              loading: isExporting,
              onChoose: () => void exportAndLeave(),
            },
          })}
    />
  );
}
