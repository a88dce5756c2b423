import { type ReactNode, useState } from 'react';
import type { Ref } from '../../tool/index.ts';
import { lazyPart, PartBoundary } from '../../ui/index.ts';
import type { Command } from '../commands/registry.ts';
import { useAnalysis } from '../session/analysis.ts';
import { useSession } from '../session/useSession.ts';

const NoteDialog = lazyPart(async () => (await import('./NoteDialog.tsx')).NoteDialog);

interface Notes {
  /** What writes the note of a value; none where nothing can be noted on it. */
  readonly command: (target: Ref | null) => Command | null;
  /** The dialog that it opens. */
  readonly dialog: ReactNode;
}

/** Notes are written on the document itself: not in a form over a copy of it, nor in a lesson. */
export function useNoteDialog(): Notes {
  const session = useSession();
  const isWhole = useAnalysis() !== null && !session.isReadOnly;
  const [target, setTarget] = useState<Ref | null>(null);
  return {
    command: (ref) => {
      const isCell = ref !== null && (ref.table === undefined || ref.row !== undefined);
      if (!isWhole || !isCell || session.calculation.addressOf(ref) === null) return null;
      return {
        id: 'note',
        label: session.noteAt(ref) ? 'Editar la nota…' : 'Agregar una nota…',
        group: 'Datos',
        keys: ['Shift+F2'],
        part: 'note',
        run: () => setTarget(ref),
      };
    },
    dialog: target && (
      <PartBoundary what="la nota" waiting={null}>
        <NoteDialog session={session} target={target} onClose={() => setTarget(null)} />
      </PartBoundary>
    ),
  };
}
