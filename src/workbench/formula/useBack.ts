import type { Ref } from '../../tool/index.ts';
import { useCommands } from '../commands/useCommands.ts';
import { type Revealer, useRevealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';
import type { Seen } from '../session/trail.ts';
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

/** Whether a cell stands somewhere on the page, and not in the formula bar alone. */
type Stands = (ref: Ref) => boolean;

export function goBack(session: Session, revealer: Revealer, stands: Stands = () => true): void {
  let to = session.back();
  while (to && !stands(to.ref) && session.canGoBack) to = session.back();
  if (to) revealer.reveal(to.ref, to.sheet);
}

/** The cell to which `goBack` leads; null where no formula was followed. */
export function backTo({ way }: Session, stands: Stands = () => true): Seen | null {
  return way.findLast(({ ref }) => stands(ref)) ?? way[0] ?? null;
}

/**
 * Leads back along the references that were followed; null where none was. With `stands` it leads to the
 * last of them that can be seen: from another part of the page one goes back to a cell.
 */
export function useBack(stands?: Stands): (() => void) | null {
  const session = useSession();
  const revealer = useRevealer();
  if (!session.canGoBack) return null;
  return () => goBack(session, revealer, stands);
}
