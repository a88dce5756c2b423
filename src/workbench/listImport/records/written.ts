import type { CellEdit } from '../../grid/index.ts';
import { isBlank } from '../match/oneField.ts';
import { placeOf, type Records, rowPasted } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';
import type { Choices } from './importChoices.ts';
import { updatedBy } from './names.ts';
import { noteIn, type RecordNote, type Remarks } from './remarkNotes.ts';
import type { TypedLine } from './typed.ts';
import type { Said } from './unsaid.ts';

/* Which cell of the list gets which text. */

export const keyOf = ({ row, columnId }: Pick<CellEdit, 'row' | 'columnId'>): string =>
  `${row} ${columnId}`;

/** What the table calls the columns of the list. */
const headsOf = (mapping: Mapping, heads: readonly string[]): ReadonlyMap<string, string> =>
  new Map(mapping.map((id, column) => [id, heads[column] ?? '']));

export interface Written {
  readonly edits: readonly CellEdit[];
  /** How many records there are afterwards. */
  readonly count: number;
  readonly added: number;
  readonly updated: number;
  /** Where in the file the text of an edit stands, by `keyOf`. */
  readonly places: ReadonlyMap<string, string>;
  /** What the table remarks of records, where the list takes it. */
  readonly notes: readonly RecordNote[];
  /** What each new record is by what it brings, null for what any new one is. */
  readonly kinds: readonly (string | null)[];
}

/** Each record goes to the one of its name, where those are updated, or to the end. */
export function writtenIn(
  table: Records,
  records: readonly TypedLine[],
  { said, remarks }: { readonly said: readonly Said[]; readonly remarks: Remarks },
  choices: Choices,
  target: ImportTarget,
  names: readonly string[],
): Written {
  const { heads, headsAt } = table;
  const { mapping, mode } = choices;
  const today = mode === 'replace' ? 0 : names.length;
  const nameAt = target.name === undefined ? -1 : mapping.indexOf(target.name);
  const rowOf = updatedBy(choices, target, names);
  const called = headsOf(mapping, heads);
  const leftEmpty = notFilledIn(mapping, target);
  const edits: CellEdit[] = [];
  const places = new Map<string, string>();
  const kindsOfNew: (string | null)[] = [];
  const notes: RecordNote[] = [];
  let [count, updated] = [today, 0];
  for (const { cells, at, typed } of records) {
    const texts = typed.filter(({ columnId }) => columnId !== '');
    if (texts.length === 0) continue;
    const found = rowOf(cells);
    const row = found ?? count;
    const note = noteIn(cells, remarks);
    if (note) notes.push({ row, note });
    if (found === undefined) {
      const kind = target.kindOf?.(texts, called) ?? null;
      const isSaid = texts.some(({ columnId }) => columnId === kind?.columnId);
      if (kind && !isSaid) edits.push({ row, ...kind });
      kindsOfNew.push(kind?.text ?? null);
    }
    for (const { columnId, text: said, column } of texts) {
      // A record keeps the capitals of the name by which it is found.
      const text = column === nameAt ? (names[found ?? -1] ?? said) : said;
      const edit = { row, columnId, text };
      edits.push(edit);
      const place = choices.turned
        ? placeOf(headsAt?.[column] ?? column, at)
        : cellPasted(table, at, column);
      places.set(keyOf(edit), `${place} «${heads[column] || 'sin título'}»`.trim());
    }
    // Behind what it is said of: a choice alone is no value yet.
    for (const { at: column, columnId, is } of said) {
      // Of a new one it holds for what is typed later, too.
      if (found === undefined || !isBlank(cells[column])) edits.push({ row, columnId, text: is });
    }
    if (found === undefined) {
      const given = new Set(texts.map(({ columnId }) => columnId));
      edits.push(
        ...leftEmpty.flatMap((id) => (given.has(id) ? [] : [{ row, columnId: id, text: '' }])),
      );
      count++;
    } else updated++;
  }
  return { edits, count, added: count - today, updated, places, notes, kinds: kindsOfNew };
}

/**
 * Columns of the table whose empty cells stay empty, though a new record begins with a value: those that no figure
 * reads. Nobody said that what has no debt in the sheet has the usual one.
 */
function notFilledIn(mapping: Mapping, { columns }: ImportTarget): readonly string[] {
  return columns
    .filter(({ field }) => field.notComputed && field.optional && field.initial !== null)
    .map(({ id }) => id)
    .filter((id) => mapping.includes(id));
}

/** 'C7'; of a row that was moved, of which the columns were as well, 'Fila 7' or nothing. */
function cellPasted(table: Records, at: number, column: number): string {
  const row = rowPasted(table, at);
  if (row === at) return placeOf(at, column);
  return row === null ? '' : `Fila ${row + 1}`;
}
