export { NoteButton } from './NoteButton.tsx';
export { NoteMark } from './NoteMark.tsx';
export { NOTE_HEADS, type NotedValue, notedValues, noteRows } from './notes.ts';
export { useNoteDialog } from './useNoteDialog.tsx';
export { type NoteWords, spokenNote, wordsOf } from './words.ts';
