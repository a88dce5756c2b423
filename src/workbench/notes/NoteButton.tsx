import { StickyNote } from 'lucide-react';
import type { Ref } from '../../tool/index.ts';
import { cx, IconButton } from '../../ui/index.ts';
import { useCommands } from '../commands/useCommands.ts';
import { useSession } from '../session/useSession.ts';
import styles from './NoteButton.module.css';
import { useNoteDialog } from './useNoteDialog.tsx';
import { spokenNote } from './words.ts';

/** Writes the note of the selected value, by a click or Shift+F2 anywhere on the page. */
export function NoteButton({ target }: { target: Ref | null }) {
  const session = useSession();
  const { command, dialog } = useNoteDialog();
  const write = command(target);
  const note = target && session.noteAt(target);
  useCommands(() => (write ? [write] : []));
  return (
    <>
      {write && (
        <IconButton
          label={note ? `${spokenNote(note)}. Editar (Mayús+F2)` : 'Agregar una nota (Mayús+F2)'}
          icon={<StickyNote />}
          className={cx(styles.button, note && styles.noted)}
          onClick={() => write.run?.()}
        />
      )}
      {dialog}
    </>
  );
}
