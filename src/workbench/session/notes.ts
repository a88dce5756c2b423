import { type Document, NOTES, type Notes } from '../../tool/index.ts';

/** Writes the notes of a draft; a document without any has no member for them. */
export function putNotes(draft: Document, notes: Notes): void {
  const target = draft as Record<string, unknown>;
  if (Object.keys(notes).length > 0) target[NOTES] = notes;
  else delete target[NOTES];
}
