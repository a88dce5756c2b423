import { useCommands } from '../commands/useCommands.ts';
import { type Revealer, useRevealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';

/** A key leads back from anywhere on the page, also from an input that a formula led to. */
export function useBackKey(session: Session, revealer: Revealer): void {
  useCommands(() => [
    {
      id: 'formula.back',
      label: 'Volver a la celda anterior',
      group: 'Fórmula',
      keys: ['Alt+Backspace'],
      unavailable: session.canGoBack ? undefined : 'No se siguió ninguna fórmula',
      run: () => goBack(session, revealer),
    },
  ]);
}

function goBack(session: Session, revealer: Revealer): void {
  const to = session.back();
  if (to) revealer.reveal(to.ref, to.sheet);
}

/** Leads back along the references that were followed; null where none was. */
export function useBack(): (() => void) | null {
  const session = useSession();
  const revealer = useRevealer();
  if (!session.canGoBack) return null;
  return () => goBack(session, revealer);
}
