import { listNames, type Note, NOTE_LENGTHS, notesOf } from '../../../tool/index.ts';
import type { Session } from '../../session/session.ts';
import { isBlank } from '../match/oneField.ts';
import type { ImportTarget } from '../target.ts';

/* Remarks beside records, 'Observaciones' and 'Fuente', which no column of a list is for: they come in as notes. */

const REMARK =
  /^\s*(observaci[oó]n(es)?|notas?|comentarios?|aclaraci[oó]n(es)?|remarks?|comments?|notes?)(?!\p{L})/iu;
const SOURCE = /^\s*(fuentes?|soportes?|sources?)(?!\p{L})/iu;

/** A remark on a record, by its place in the list. */
export interface RecordNote {
  readonly row: number;
  readonly note: Note;
}

/** What columns of a table say of its records. */
export interface Remarks {
  readonly texts: readonly number[];
  readonly sources: readonly number[];
}

/** The columns of remarks among those that no column of the list is for, where all that they say fits into a note. */
export function remarksAmong(
  left: readonly number[],
  heads: readonly string[],
  lines: readonly { readonly cells: readonly string[] }[],
): Remarks {
  const fits = (column: number, most: number): boolean =>
    lines.every(({ cells }) => (cells[column] ?? '').length <= most);
  const called = (name: RegExp): number[] =>
    left.filter((column) => name.test(heads[column] ?? ''));
  const [text, ...more] = called(REMARK);
  const [source] = called(SOURCE);
  const texts = [text, ...more].filter((column) => column !== undefined);
  const each = Math.floor(NOTE_LENGTHS.text / Math.max(1, texts.length)) - SEPARATOR.length;
  return {
    texts: texts.filter((column) => fits(column, each)),
    sources: source !== undefined && fits(source, NOTE_LENGTHS.source) ? [source] : [],
  };
}

const SEPARATOR = '\n';

/** The note of a record; null for none. */
export function noteIn(cells: readonly string[], { texts, sources }: Remarks): Note | null {
  const said = (columns: readonly number[]): string =>
    columns
      .flatMap((column) => (isBlank(cells[column]) ? [] : (cells[column] ?? '').trim()))
      .join(SEPARATOR);
  const [text, source] = [said(texts), said(sources)];
  if (text === '' && source === '') return null;
  return source === '' ? { text } : { text, source };
}

/** That they come in, and where. */
export function remarksTold({ texts, sources }: Remarks, heads: readonly string[]): string[] {
  const names = [...texts, ...sources].map((column) => heads[column] ?? '');
  if (names.length === 0) return [];
  const enter = names.length === 1 ? 'entra' : 'entran';
  return [`${listNames(names, 3)} ${enter} como nota de cada registro.`];
}

/** Writes notes of records that came in since a state, as a part of that step; a note that is there already stays before it. */
export function noteRecords(
  session: Session,
  { noteAt }: ImportTarget,
  notes: readonly RecordNote[],
  since: number,
): void {
  const there = notesOf(session.document);
  const brought = notes.flatMap(({ row, note }) => {
    const ref = noteAt?.(session, row);
    const address = ref ? session.calculation.addressOf(ref) : null;
    return address === null ? [] : [[address, withBefore(there[address], note)] as const];
  });
  if (brought.length > 0) session.noteAlong(Object.fromEntries(brought), since);
}

function withBefore(before: Note | undefined, note: Note): Note {
  if (!before || before.text === note.text) return { ...before, ...note };
  const isOtherSource = before.source && note.source && before.source !== note.source;
  const more = isOtherSource ? [note.text, `Fuente: ${note.source}`] : [note.text];
  const news = more.filter((part) => part !== '' && !before.text.includes(part));
  const text = [before.text, ...news].join(SEPARATOR).trim();
  return text.length > NOTE_LENGTHS.text ? before : { ...note, ...before, text };
}
