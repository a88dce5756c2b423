import type { RefObject } from 'react';
import type { Command } from '../commands/registry.ts';
import { useCommands } from '../commands/useCommands.ts';
import type { Session } from '../session/session.ts';
import { redoneInSight, undoneInSight } from './openDraft.ts';
import { redoThere, undoThere } from '../session/stepPlaces.ts';

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z anywhere on the page, of the form in sight as long as it has steps of its own, or
 * within a part of it that has a session of its own.
 */
export function useUndoKeys(session: Session, part?: RefObject<HTMLElement | null>): void {
  useCommands(
    () =>
      part
        ? undoCommands(session, session)
        : undoCommands(undoneInSight(session), redoneInSight(session)),
    part ? { part } : {},
  );
}

function undoCommands(undone: Session, redone: Session): readonly Command[] {
  const [{ undoLabel }, { redoLabel }] = [undone, redone];
  return [
    {
      id: 'undo',
      label: undoLabel ? `Deshacer: ${undoLabel}` : 'Deshacer',
      group: 'Historia',
      keys: ['Ctrl+Z'],
      unavailable: undoLabel === undefined ? 'No hay nada que deshacer' : undefined,
      run: () => takeBack((focused) => undoThere(undone, focused)),
    },
    {
      id: 'redo',
      label: redoLabel ? `Rehacer: ${redoLabel}` : 'Rehacer',
      group: 'Historia',
      keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
      unavailable: redoLabel === undefined ? 'No hay nada que rehacer' : undefined,
      run: () => takeBack((focused) => redoThere(redone, focused)),
    },
  ];
}

/**
 * An input that is being typed in shows its own text: coming back to it shows the model's. From anywhere
 * else, as a tab by which one came back, one goes on in the cell that the step was made in.
 */
function takeBack(act: (focused: boolean) => void): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return act(!isTypedIn(activeElement));
  activeElement.blur();
  act(false);
  // Once React, which draws in a microtask of its own, has drawn the model's value.
  queueMicrotask(() => activeElement.focus({ preventScroll: true }));
}

/** Where one goes on typing or choosing. */
const isTypedIn = (element: Element | null): boolean =>
  element !== null && element.matches('textarea, select, [role="combobox"]');
