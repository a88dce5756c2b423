import {
  fullLabelOf,
  listNames,
  type Note,
  NOTE_LENGTHS,
  notesOf,
  type Ref,
} from '../../../tool/index.ts';
import type { Session } from '../../session/session.ts';
import { isHeadLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { isBlank } from '../match/oneField.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/* Remarks beside records, 'Observaciones' and 'Fuente', which no column of a list is for: they come in as notes. */

const REMARK =
  /^\s*(observaci[oó]n(es)?|notas?|comentarios?|aclaraci[oó]n(es)?|remarks?|comments?|notes?)(?!\p{L})/iu;
const SOURCE = /^\s*(fuentes?|soportes?|sources?)(?!\p{L})/iu;

/** Whether a column is called a remark on its records. */
export const isOfRemarks = (head: string): boolean => REMARK.test(head);

/** A remark on a record, by its place in the list. */
export interface RecordNote {
  readonly row: number;
  readonly note: Note;
}

/** The columns of a table that remark on its records, and those that say where they come from. */
export interface Remarks {
  readonly texts: readonly number[];
  readonly sources: readonly number[];
}

export const NO_REMARKS: Remarks = { texts: [], sources: [] };

const TEXT = 'nota';
const SOURCE_OF = 'nota.fuente';

/** What a column may be besides those of a list that takes notes. */
const NOTE_COLUMNS = [
  { id: TEXT, label: 'Nota' },
  { id: SOURCE_OF, label: 'Fuente de la nota' },
] as const;

export const noteColumnsOf = ({
  noteAt,
}: ImportTarget): readonly { id: string; label: string }[] => (noteAt ? NOTE_COLUMNS : []);

/** Those that no column of the list is for, by their heads. */
export function remarksCalled(mapping: Mapping, heads: readonly string[]): Remarks {
  const called = (name: RegExp): number[] =>
    heads.flatMap((head, at) => (mapping[at] === '' && name.test(head) ? [at] : []));
  return { texts: called(REMARK), sources: called(SOURCE) };
}

/** What each column is, notes too. */
export const withRemarks = (mapping: Mapping, { texts, sources }: Remarks): Mapping =>
  mapping.map((id, at) => (texts.includes(at) ? TEXT : sources.includes(at) ? SOURCE_OF : id));

/** The same told apart: a column of remarks is none of the list. */
export function remarksApart(all: Mapping): {
  readonly mapping: Mapping;
  readonly remarks: Remarks;
} {
  const those = (id: string): number[] => all.flatMap((one, at) => (one === id ? [at] : []));
  const mapping = all.map((id) => (NOTE_COLUMNS.some((note) => note.id === id) ? '' : id));
  return { mapping, remarks: { texts: those(TEXT), sources: those(SOURCE_OF) } };
}

/** Those columns of which all that they say fits into a note. */
export function remarksThatFit(
  { texts, sources }: Remarks,
  lines: readonly { readonly cells: readonly string[] }[],
): Remarks {
  const fitting = (columns: readonly number[], most: number): readonly number[] => {
    const each = most / columns.length - SEPARATOR.length;
    return columns.filter((column) =>
      lines.every(({ cells }) => (cells[column] ?? '').length <= each),
    );
  };
  return {
    texts: fitting(texts, NOTE_LENGTHS.text),
    sources: fitting(sources, NOTE_LENGTHS.source),
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

/** What each row remarks beside its values, by the heads of its table; null for nothing. */
export function remarksBeside(rows: Rows): readonly (Note | null)[] {
  let found = NO_REMARKS;
  return rows.map((row) => {
    if (isHeadLike(row)) {
      found = remarksCalled(
        row.map(() => ''),
        row,
      );
      return null;
    }
    return noteIn(row, remarksThatFit(found, [{ cells: row }]));
  });
}

/** Writes notes of records that came in since a state. Says what found no room. */
export function noteRecords(
  session: Session,
  { noteAt }: ImportTarget,
  notes: readonly RecordNote[],
  since: number,
): string[] {
  const noted = notes.flatMap(({ row, note }) => {
    const ref = noteAt?.(session, row);
    return ref ? [{ ref, note }] : [];
  });
  return noteValues(session, noted, since);
}

/**
 * Writes notes on values, as a part of the step since a state; a note that is there already stays
 * before it. Says which found no room beside that.
 */
export function noteValues(
  session: Session,
  notes: readonly { readonly ref: Ref; readonly note: Note }[],
  since: number,
): string[] {
  const there = notesOf(session.document);
  const full: string[] = [];
  const brought = notes.flatMap(({ ref, note }) => {
    const address = session.calculation.addressOf(ref);
    if (address === null) return [];
    const joined = withBefore(there[address], note);
    if (fits(joined)) return [[address, joined] as const];
    full.push(fullLabelOf(session.calculation, ref));
    return [];
  });
  if (brought.length > 0) session.noteAlong(Object.fromEntries(brought), since);
  if (full.length === 0) return [];
  return [
    `La nota de ${listNames(full, 3)} quedó como estaba: la de tu hoja no cabe junto a ella.`,
  ];
}

const fits = ({ text }: Note): boolean => text.length <= NOTE_LENGTHS.text;

function withBefore(before: Note | undefined, note: Note): Note {
  if (!before || before.text === note.text) return { ...before, ...note };
  const isOtherSource = before.source && note.source && before.source !== note.source;
  const more = isOtherSource ? [note.text, `Fuente: ${note.source}`] : [note.text];
  const news = more.filter((part) => part !== '' && !before.text.includes(part));
  const text = [before.text, ...news].join(SEPARATOR).trim();
  return { ...note, ...before, text };
}
