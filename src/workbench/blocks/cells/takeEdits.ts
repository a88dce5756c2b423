import type { Document, Field, Parsed, Ref } from '../../../tool/index.ts';
import type { CellEdit, EditOutcome, RefusedEdit } from '../../grid/index.ts';
import { type EditVerb, editText } from '../../session/change.ts';
import { readTyped } from '../../session/readTyped.ts';
import type { Typed } from '../../session/readTyped.ts';
import type { Session } from '../../session/session.ts';

/** A cell that an edit of a grid is about, and what is written into it. */
export interface EditedCell {
  readonly ref: Ref;
  readonly field: Field;
  readonly text: string;
}

interface Taking {
  readonly session: Session;
  /** What was done to the cells. */
  readonly verb: EditVerb | undefined;
  /** What the edit is about: a cell, or the parts of one; else why it can't be made at all. */
  readonly cellsAt: (edit: CellEdit) => readonly EditedCell[] | string;
  /** From typed text to a value; as its field reads it unless said otherwise. */
  readonly read?: (cell: EditedCell, edit: CellEdit) => Parsed;
  /** First in the same step; makes room for so many rows. */
  readonly prepare?: (draft: Document, rows: number) => void;
}

/**
 * One step of the history, however many cells. What can't be taken is told cell by cell, and stays
 * in its cell where it was typed or pasted there: clearing leaves no text behind.
 */
export function takeEdits(taking: Taking, edits: readonly CellEdit[]): EditOutcome {
  const { session, verb, cellsAt, prepare } = taking;
  const read = taking.read ?? (({ field, text }: EditedCell) => readTyped(field, text));
  const refused: RefusedEdit[] = [];
  const typed: Typed[] = [];
  const emptied: Typed[] = [];
  for (const edit of edits) {
    const cells = cellsAt(edit);
    if (typeof cells === 'string') {
      refused.push({ ...edit, reason: cells });
      continue;
    }
    const reads = cells.map(({ ref, field, text }) => ({
      ref,
      text,
      outcome: read({ ref, field, text }, edit),
    }));
    const into = edit.isCut ? emptied : typed;
    const wrong = reads.find(({ outcome }) => 'error' in outcome);
    if (!wrong) into.push(...reads);
    else {
      if ('error' in wrong.outcome) refused.push({ ...edit, reason: wrong.outcome.error });
      // Of a value with parts nothing is written, and no part is where the person looks.
      if (edit.parts) continue;
      into.push({ ...wrong, cleared: wrong.text.trim() === '' });
    }
  }
  // What isn't taken where it was pasted stays where it was cut, and what can't go whole stays whole.
  const isMoved = refused.length === 0;
  const taken = isMoved ? [...typed, ...emptied] : typed;
  const rows = taken.map(({ ref, outcome }) => ('error' in outcome ? 0 : (ref.row ?? 0) + 1));
  const room = rows.reduce((most, row) => Math.max(most, row), 0);
  // One that was typed is named by its values; one that goes with all its parts by what was done to it.
  const isTyped = edits.length === 1 && !edits[0]?.parts;
  const isHere = ({ isCut }: CellEdit): boolean => !isCut;
  const here = edits.filter(isHere).length;
  const label = isTyped ? null : editText(here, verb);
  session.take(label, taken, prepare ? { prepare: (draft) => prepare(draft, room) } : {});
  const applied = isMoved ? edits.length : here - refused.filter(isHere).length;
  return { applied, refused };
}
