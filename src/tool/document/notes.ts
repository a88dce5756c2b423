import {
  type Address,
  formatAddress,
  type NewIds,
  parseAddress,
  readdressed,
} from '../contract/address.ts';
import { isObject } from '../contract/own.ts';
import type { Checked, Document, DocumentContract, Problem } from '../contract/tool.ts';
import { problem } from './document.ts';

/**
 * The member of a document that keeps what a person noted on its values, by address:
 * { interestRate: { text: 'Oferta del banco', source: 'Bancolombia', date: '2026-03-14' } }.
 * Nothing that computes knows of it. Absent where there is none.
 */
export const NOTES = 'notes';

/** A remark on a value, where it comes from, and of which day (ISO) that is. */
export type Note = {
  readonly text: string;
  readonly source?: string;
  readonly date?: string;
};

export type Notes = Readonly<Record<Address, Note>>;

/** Characters. */
export const NOTE_LENGTHS = { text: 2000, source: 300 } as const;

type Contract<D extends Document = Document> = Pick<DocumentContract<D>, 'refOf'>;

export function notesOf(document: Document): Notes {
  return (document[NOTES] ?? {}) as Notes;
}

/** A document with other notes; without the member where there are none. */
export function withNotes<D extends Document>(document: D, notes: Notes): D {
  const { [NOTES]: _, ...rest } = document;
  const none = Object.keys(notes).length === 0;
  return (none ? rest : { ...rest, [NOTES]: notes }) as D;
}

/** The addresses of notes whose record is gone. A row past the end of a table may come back. */
export function goneNotes<D extends Document>(contract: Contract<D>, document: D): Address[] {
  return Object.keys(notesOf(document)).filter(
    (address) => contract.refOf(document, address).kind === 'gone',
  );
}

/**
 * Gives copies of records, in a draft, what was noted on their originals. What is said of a row of a table, as of a
 * month, is of the original alone.
 */
export function copyNotes(draft: object, ids: NewIds): void {
  const document = draft as Record<string, unknown>;
  const notes = notesOf(document as Document);
  const copies = Object.entries(notes).flatMap(([address, note]) => {
    const steps = parseAddress(address) ?? [];
    if (steps.some(({ key }) => typeof key === 'object' && 'row' in key)) return [];
    const copy = formatAddress(readdressed(steps, ids));
    return copy === address ? [] : [[copy, { ...note }] as const];
  });
  if (copies.length > 0) document[NOTES] = { ...notes, ...Object.fromEntries(copies) };
}

/** A check that reads notes too. One on a record that isn't there is left out, and the person told. */
export function checkNotes<D extends Document>(
  contract: Contract<D>,
  check: (raw: unknown) => Checked<D>,
): (raw: unknown) => Checked<D> {
  return (raw) => {
    if (!isObject(raw) || !Object.hasOwn(raw, NOTES)) return check(raw);
    const { [NOTES]: given, ...rest } = raw;
    const checked = check(rest);
    const problems = problemsIn(given);
    if ('problems' in checked) return { problems: [...checked.problems, ...problems] };
    if (problems.length > 0) return { problems };
    const all = Object.fromEntries(
      Object.entries(given as Notes).map(([address, note]) => [address, plainNote(note)]),
    );
    const gone = new Set(goneNotes(contract, withNotes(checked.document, all)));
    const kept = Object.fromEntries(Object.entries(all).filter(([address]) => !gone.has(address)));
    const notices = [...gone].map((address) => `${address}: ${LEFT_OUT}`);
    return {
      document: withNotes(checked.document, kept),
      ...(checked.notices || gone.size > 0
        ? { notices: [...(checked.notices ?? []), ...notices] }
        : {}),
    };
  };
}

const LEFT_OUT = 'su nota no entra: el registro ya no está';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function plainNote({ text, source, date }: Note): Note {
  return { text, ...(source ? { source } : {}), ...(date ? { date } : {}) };
}

function problemsIn(given: unknown): Problem[] {
  if (!isObject(given)) return [problem(NOTES, given, 'debe ser un objeto')];
  return Object.entries(given).flatMap(([address, note]) => {
    const where = `${NOTES}.${address}`;
    if (!parseAddress(address)) return [problem(where, address, 'no es la dirección de un dato')];
    if (!isObject(note)) return [problem(where, note, 'debe ser un objeto')];
    return [
      ...textProblems(`${where}.text`, note['text'], NOTE_LENGTHS.text, true),
      ...textProblems(`${where}.source`, note['source'], NOTE_LENGTHS.source, false),
      ...dayProblems(`${where}.date`, note['date']),
    ];
  });
}

function textProblems(where: string, text: unknown, most: number, needed: boolean): Problem[] {
  if (text === undefined && !needed) return [];
  if (typeof text !== 'string') return [problem(where, text, 'debe ser un texto')];
  return text.length > most ? [problem(where, text, `admite ${most} caracteres`)] : [];
}

function dayProblems(where: string, day: unknown): Problem[] {
  if (day === undefined) return [];
  const isDay = typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? [] : [problem(where, day, 'debe ser una fecha como 2026-03-14')];
}
