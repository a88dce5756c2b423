import {
  type Address,
  type Document,
  goneNotes,
  type Note,
  NOTES,
  type Notes,
  notesOf,
  type Tool,
} from '../../tool/index.ts';

/** The notes of a document without those on records that are gone; null where all are of those that are there. */
export function notesOfThose(contract: Tool['document'], document: Document): Notes | null {
  const gone = goneNotes(contract, document);
  if (gone.length === 0) return null;
  const kept = { ...notesOf(document) } as Record<Address, Note>;
  for (const address of gone) delete kept[address];
  return kept;
}

/** Writes the notes of a draft; a document without any has no member for them. */
export function putNotes(draft: Document, notes: Notes): void {
  const target = draft as Record<string, unknown>;
  if (Object.keys(notes).length > 0) target[NOTES] = notes;
  else delete target[NOTES];
}
