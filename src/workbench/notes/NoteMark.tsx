import { StickyNote } from 'lucide-react';
import type { Ref } from '../../tool/index.ts';
import { cx, IconButton } from '../../ui/index.ts';
import { useNarrow } from '../layout/useNarrow.ts';
import { sameRef } from '../session/sameRef.ts';
import { useSession } from '../session/useSession.ts';
import styles from './NoteButton.module.css';
import { useNoteDialog } from './useNoteDialog.tsx';
import { spokenNote } from './words.ts';

/**
 * Beside the name of a value on which something is noted: says it, and leads to it. On a phone, where the
 * formula bar has no room for it, it also begins the first note of the value at work.
 */
export function NoteMark({ target }: { target: Ref }) {
  const session = useSession();
  const narrow = useNarrow();
  const { command, dialog } = useNoteDialog();
  const note = session.noteAt(target);
  const write = command(target);
  const offers = narrow && write !== null;
  const begins = offers && sameRef(session.selected, target);
  return (
    <>
      {/* What one is about to touch beside it must not move as the button comes. */}
      {offers && !note && !begins && <span className={styles.room} />}
      {(note || begins) && (
        <IconButton
          label={note ? spokenNote(note) : 'Agregar una nota'}
          icon={<StickyNote />}
          className={cx(styles.mark, note && styles.noted)}
          onClick={() => write?.run?.()}
        />
      )}
      {dialog}
    </>
  );
}
