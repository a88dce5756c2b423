import type { RefObject } from 'react';
import type { Command } from '../commands/registry.ts';
import { useCommands } from '../commands/useCommands.ts';
import type { Session } from '../session/session.ts';
import { redoThere, undoThere } from '../session/stepPlaces.ts';

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z anywhere on the page, or within a part of it that has a session
 * of its own.
 */
export function useUndoKeys(session: Session, part?: RefObject<HTMLElement | null>): void {
  useCommands(() => undoCommands(session), part ? { part } : {});
}

function undoCommands(session: Session): readonly Command[] {
  const { undoLabel, redoLabel } = session;
  return [
    {
      id: 'undo',
      label: undoLabel ? `Deshacer: ${undoLabel}` : 'Deshacer',
      group: 'Historia',
      keys: ['Ctrl+Z'],
      unavailable: undoLabel === undefined ? 'No hay nada que deshacer' : undefined,
      run: () => takeBack(() => undoThere(session, false)),
    },
    {
      id: 'redo',
      label: redoLabel ? `Rehacer: ${redoLabel}` : 'Rehacer',
      group: 'Historia',
      keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
      unavailable: redoLabel === undefined ? 'No hay nada que rehacer' : undefined,
      run: () => takeBack(() => redoThere(session, false)),
    },
  ];
}

/** An input that is being typed in shows its own text: coming back to it shows the model's. */
function takeBack(act: () => void): void {
  const field = document.activeElement instanceof HTMLInputElement && document.activeElement;
  if (field) field.blur();
  act();
  // Once React, which draws in a microtask of its own, has drawn the model's value.
  if (field) queueMicrotask(() => field.focus({ preventScroll: true }));
}
