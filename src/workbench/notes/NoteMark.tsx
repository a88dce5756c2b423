import { StickyNote } from 'lucide-react';
import type { Ref } from '../../tool/index.ts';
import { IconButton } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import styles from './NoteButton.module.css';
import { useNoteDialog } from './useNoteDialog.tsx';
import { spokenNote } from './words.ts';

/** Beside the name of a value on which something is noted: says it, and leads to it. */
export function NoteMark({ target }: { target: Ref }) {
  const note = useSession().noteAt(target);
  const { command, dialog } = useNoteDialog();
  return (
    <>
      {note && (
        <IconButton
          label={spokenNote(note)}
          icon={<StickyNote />}
          className={styles.mark}
          onClick={() => command(target)?.run?.()}
        />
      )}
      {dialog}
    </>
  );
}
