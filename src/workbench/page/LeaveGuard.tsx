import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Tool } from '../../tool/index.ts';
import { AlertDialog, askBeforeUnload, LosingQuestion } from '../../ui/index.ts';
import { useCaseStudies } from '../exchange/useCaseStudies.ts';
import { downloadDocument } from '../onDemand.ts';
import { nameRefused } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useDocumentSync } from './keeping.ts';
import { interceptLinks, interceptTravel, type IsHere, sameAddress } from './intercept.ts';
import { interceptLeave } from './leaving.ts';

const OF_A_TOOL =
  'Los datos que cambiaste se pierden al salir de la herramienta. Exportados como JSON, los importas aquí otro día.';

interface Props {
  /** What is edited is a form, and no document that could be exported: see `DraftScope`. */
  form?: { save: (() => boolean) | undefined; unsaved?: boolean };
}

/** Asks before edited data is left: nothing of it is kept but what was exported. */
export function LeaveGuard({ form }: Props) {
  const session = useSession();
  const studies = useCaseStudies();
  const sync = useDocumentSync();
  // What is kept in this browser isn't lost by leaving, unless keeping fails.
  const unkept = sync ? sync.isAtRisk : session.edited;
  const atRisk = unkept || session.refused.length > 0 || form?.unsaved === true;
  const navigate = useNavigate();
  // An entry of the browser's history: from it one goes back and forward.
  const { key } = useLocation();
  // What will be done once the person says yes.
  const [leave, setLeave] = useState<(() => void) | null>(null);
  // Of what was refused, where nothing else is lost. As it was when asked: once answered, nothing is.
  const [refused, setRefused] = useState<string | null>(null);
  const isForm = form !== undefined;
  const [isExporting, setExporting] = useState(false);
  const ask = useCallback(
    (go: () => void) => {
      // A menu, the account's, would stand over the question.
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
      setRefused(unkept ? null : ofRefused(session));
      setLeave(() => go);
    },
    [session, unkept],
  );

  useEffect(() => {
    if (!atRisk) return undefined;
    // A form stands in its tab alone.
    const isHere = isForm ? sameAddress() : sectionsOf(session.tool);
    const stops = [
      askBeforeUnload(),
      interceptLinks((path) => ask(() => void navigate(path)), isHere),
      interceptLeave(ask),
      interceptTravel(ask, isHere),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [atRisk, ask, navigate, isForm, session.tool, key]);

  const exportAndLeave = async () => {
    setExporting(true);
    const isExported = await downloadDocument(session, studies.forFile());
    setExporting(false);
    // Else the data is still here, and so is the question.
    if (!isExported) return;
    setLeave(null);
    leave?.();
  };
  const answer = (leaves: boolean) => {
    setLeave(null);
    if (!leaves) return;
    // What one agreed to lose doesn't wait for one to come back.
    session.markSaved();
    session.dropRefused();
    leave?.();
  };
  // A file has nothing of what was refused: it is for a document that isn't kept.
  const safer = {
    label: 'Exportar y salir',
    loading: isExporting,
    onChoose: () => void exportAndLeave(),
  };
  const open = leave !== null;
  if (form) return <LosingQuestion open={open} onAnswer={answer} save={form.save} />;
  return (
    <AlertDialog
      open={open}
      onAnswer={answer}
      title="¿Salir sin guardar?"
      description={refused ?? OF_A_TOOL}
      confirmLabel="Salir y perder los cambios"
      cancelLabel="Seguir aquí"
      danger
      {...(refused === null && { safer })}
    />
  );
}

/** A tool's sections show the same document: going from one to another leaves nothing behind. */
function sectionsOf({ path, subpaths }: Tool): IsHere | undefined {
  if (!subpaths) return undefined;
  return ({ pathname }) => pathname === path || pathname.startsWith(`${path}/`);
}

/** All that is lost where the document is kept: texts that couldn't be taken. */
function ofRefused({ refused, calculation }: Session): string {
  const [first] = refused;
  const place =
    first && refused.length === 1
      ? `«${nameRefused(calculation, first)}»`
      : `${refused.length} datos por corregir`;
  return `Lo que escribiste en ${place} no se pudo aceptar y se pierde al salir. Lo demás queda guardado.`;
}
