import { toast } from '../../ui/index.ts';
import type { Session } from './session.ts';

/** Says that something was taken away, with a button that brings it back. */
export function offerUndo(session: Session, message: string): void {
  const { state } = session;
  const undo = (): void => {
    if (session.state === state) session.undo();
    else toast.warning('Hubo cambios después: deshazlos en orden con Ctrl+Z.');
  };
  toast.success(message, { action: { label: 'Deshacer', onSelect: undo } });
}
