import { foldedWords } from '../../../ui/fold.ts';
import { type Owner } from '../../documents/owner.ts';
import type { Session } from '../../session/session.ts';
import { type DecimalMark, decimalMarkIn } from '../../../tool/index.ts';
import { amountDoubts, unnamedAmount, WHAT_AMOUNT } from '../doubts/unnamedAmount.ts';
import { type Answers, withAnswer } from '../doubts/doubt.ts';
import { columnNamed, WHICH_COLUMN } from '../doubts/whichColumn.ts';
import { knownHeads } from '../match/heads.ts';
import { guessWithNew, newColumnsFor } from '../match/newColumns.ts';
import { recordLines, rivalsOf, withoutRivals } from '../match/oneField.ts';
import { listOf } from '../match/titles.ts';
import { headsApart, recordsFor, weighed } from '../records/parts.ts';
import {
  type Remarks,
  noteColumnsOf,
  remarksApart,
  remarksCalled,
  withRemarks,
} from '../records/remarkNotes.ts';
import { ownTitle } from '../records/tableTitles.ts';
import {
  blockRead,
  type LaidOut,
  layoutOf,
  placedIn,
  shownAs,
  standingTable,
} from '../sheetLayout/laidTable.ts';
import {
  filledIn,
  firstText,
  isOverNames,
  type Layout,
  type Part,
  plainLayout,
  type Records,
  recordsOf,
} from '../table/layout.ts';
import { markAmong, markOf } from '../table/mark.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';
import { recalledIn, rememberedMapping } from './memory.ts';

/** How a table is read, and which of its columns is which. */
export interface Reading {
  readonly table: LaidOut;
  readonly layout: Layout;
  readonly records: Records;
  /** Of each column of the table, those of the list that it would be the first of. */
  readonly created: readonly (readonly TargetColumn[])[];
  /** What the columns seemed to be before anybody said so. */
  readonly guessed: Mapping;
  readonly mapping: readonly string[];
  readonly remarks: Remarks;
  /** Null in a workbook, whose numbers are numbers. */
  readonly mark: DecimalMark | null;
  /** How records are read that are columns of the sheet, to come back to. */
  readonly inColumns: InColumns | null;
  /** Of columns in doubt, the way that somebody chose. */
  readonly answers: Answers;
  /** The columns that the list gets for some of the table, though nobody chose them yet. */
  readonly begun: ReadonlySet<number>;
  /** The column of amounts of which neither the table nor what was chosen before says what it is. */
  readonly unnamed: number | null;
}

const idsOf = (columns: readonly TargetColumn[]): readonly string[] => columns.map(({ id }) => id);

interface InColumns {
  readonly table: LaidOut;
  readonly layout: Layout;
}

/** How the tables of a list are read in a session, with what its person chose for such tables before. */
export function readerFor(target: ImportTarget, session: Session, owner: Owner) {
  const { id: tool } = session.tool;
  const read = (
    table: LaidOut,
    layout: Layout,
    mark: DecimalMark | null,
    from: InColumns | null = null,
  ): Reading => {
    const block = blockRead(table, layout);
    const records = placedIn(recordsFor(table, layout, target), table, layout);
    const remembered = rememberedMapping(tool, target.id, owner, records.heads);
    const created = newColumnsFor(records, target);
    const guess = guessWithNew(records, target, created);
    const known = new Set([...target.columns, ...noteColumnsOf(target)].map(({ id }) => id));
    const guessed = target.noteAt
      ? withRemarks(guess.mapping, remarksCalled(guess.mapping, records.heads))
      : guess.mapping;
    const { mapping: recalled, remarks } = remarksApart(
      remembered ? recalledIn(remembered, guessed, known, created.map(idsOf)) : guessed,
    );
    const mapping = remembered ? withoutRivals(records, recalled, target) : recalled;
    const begun = new Set([...guess.begun].filter((at) => mapping[at] === guess.mapping[at]));
    const inColumns = block ? { table, layout } : from;
    return {
      table,
      layout,
      records,
      created,
      guessed,
      mapping,
      remarks,
      mark,
      inColumns,
      begun,
      unnamed: unnamedAmount(records, mapping),
      answers: new Map(),
    };
  };
  /** The other tables of the list in a sheet, of which something isn't there yet. */
  const othersBeside = ({ table, records }: Reading): readonly Reading[] => {
    const names = target.names(session);
    return headsApart(table.rows, records, target)
      .map((head) => read(table, { head, turned: false }, null))
      .filter((each) => !isAllThere(each, target, names));
  };
  /** Of a sheet with several tables, pasted again, the next of them. */
  const goneOnFrom = (first: Reading): Reading =>
    target.layout || !isAllThere(first, target, target.names(session))
      ? first
      : (othersBeside(first)[0] ?? first);
  /** With what its other tables bring that is there by name. */
  const withThere = (reading: Reading): Reading => {
    const { table, records } = reading;
    const names = target.names(session);
    const isThere = (part: Part): boolean => {
      const [head] = headsApart(table.rows, { ...records, parts: [part] }, target);
      if (head === undefined) return false;
      return isAllThere(read(table, { head, turned: false }, null), target, names);
    };
    const parts = records.parts?.map((part) =>
      part.apart && isThere(part) ? { ...part, isThere: true } : part,
    );
    return parts ? { ...reading, records: { ...records, parts } } : reading;
  };
  const begin = (table: LaidOut): Reading => {
    const reading = withThere(goneOnFrom(read(table, layoutOf(table, target), null)));
    if (table.name !== '') return reading;
    const mark = markOf(table, reading.layout, reading.mapping);
    return {
      ...reading,
      mark: mark ?? markAmong(table.whole) ?? decimalMarkIn(navigator.language),
    };
  };
  /** Under another head, or under the best one where none is chosen. */
  const again = (
    { table, inColumns, mark }: Reading,
    turned: boolean,
    head: number | null,
  ): Reading => {
    if (inColumns) {
      const isFirst =
        head === null || head === shownAs(inColumns.table, inColumns.layout).layout.head;
      if (turned && isFirst) return read(inColumns.table, inColumns.layout, mark);
      const standing = standingTable(inColumns.table);
      const next = head === null ? layoutInRows(standing, target) : { turned, head };
      return read(standing, next, mark, inColumns);
    }
    if (head !== null) return read(table, { turned, head }, mark);
    // Back to how the table was read first, where that was so.
    const guessed = layoutOf(table, target);
    const next = guessed.turned === turned ? guessed : { turned, head: 0 };
    return read(table, next, mark);
  };
  return { begin, again, othersBeside };
}

/** Another column of the list, or none, for one of the table: of those that are the same then one stays. */
export function withColumn(
  reading: Reading,
  at: number,
  id: string,
  target: ImportTarget,
  wider: ImportTarget,
): Reading {
  const { records, created, mapping, begun, unnamed } = reading;
  const { mapping: chosen, remarks } = remarksApart(
    withRemarks(mapping, reading.remarks).with(at, id),
  );
  const rivals = rivalsOf(at, chosen[at] ?? '', records, mapping, wider);
  const next = chosen.map((known, other) => (rivals.includes(other) ? '' : known));
  const [amount] = at === unnamed ? amountDoubts(at, next, created, target) : [];
  const meant = amount?.ways.find(({ becomes }) => becomes === id)?.label ?? '';
  // Of columns that may be the same this one is meant.
  const meantHere = withAnswer(
    reading.answers,
    { column: at, question: WHICH_COLUMN },
    columnNamed(records.heads, at),
  );
  return {
    ...reading,
    begun: new Set([...begun].filter((place) => place !== at)),
    answers: withAnswer(meantHere, { column: at, question: WHAT_AMOUNT }, meant),
    mapping: next,
    remarks,
  };
}

/** What a column is in the list becomes that of another, a new one under its own name. */
export function movedTo(
  takes: number,
  column: number,
  { mapping, begun, created }: Reading,
): Pick<Reading, 'mapping' | 'begun'> {
  const taken = mapping[column] ?? '';
  const kind = created[column]?.findIndex(({ id }) => id === taken) ?? -1;
  const id = created[takes]?.[kind]?.id ?? taken;
  return {
    mapping: mapping.map((known, at) => (at === takes ? id : at === column ? '' : known)),
    begun: new Set([...begun].map((at) => (at === column ? takes : at))),
  };
}

/** By its title, its first head or, where that is of any table, its first record. */
export function called({ table, layout, records }: Reading, target: ImportTarget): string {
  const [head = ''] = filledIn(records.heads);
  const [first] = records.lines;
  const own = isOverNames(head) && first ? firstText(first.cells) : head;
  return ownTitle(table.rows, layout.head, target) || own;
}

/** Records without names may be any: they aren't. */
function isAllThere(reading: Reading, target: ImportTarget, names: readonly string[]): boolean {
  const there = areThere(reading, target, names);
  return there.length > 0 && there.every(Boolean);
}

/** Of each record that is named, whether the list has one of that name. */
export function areThere(
  { records, mapping }: Reading,
  target: ImportTarget,
  names: readonly string[],
): boolean[] {
  const { name } = target;
  const at = name === undefined ? -1 : mapping.indexOf(name);
  const known = new Set(names.map(foldedWords));
  const lines = recordLines(records, mapping, target);
  const said = lines.map(({ cells }) => foldedWords(cells[at] ?? ''));
  return said.filter((text) => text !== '').map((text) => known.has(text));
}

function layoutInRows(table: LaidOut, target: ImportTarget): Layout {
  const guessed = layoutOf(table, target);
  return guessed.turned ? plainLayout(table) : guessed;
}

/** The table of a workbook that is called as the list is, or whose heads are known best. */
export function bestOf(tables: readonly LaidOut[], target: ImportTarget): LaidOut {
  const [first] = tables
    .map((table) => {
      const known = knownHeads(recordsOf(table, layoutOf(table, target)).heads, target);
      return { table, score: weighed(known, listOf(table.name, target)) };
    })
    .toSorted((a, b) => b.score - a.score);
  if (!first) throw new RangeError('there is no table');
  return first.table;
}
