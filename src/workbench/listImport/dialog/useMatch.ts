import { foldedWords } from '../../../ui/fold.ts';
import { useMemo, useState } from 'react';
import { useOwner } from '../../documents/owner.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { type DecimalMark, decimalMarkIn } from '../../../tool/index.ts';
import { type Answers, type Doubt, wayOf, withAnswer } from '../doubts/doubt.ts';
import { doubtsOf } from '../doubts/doubts.ts';
import { knownHeads } from '../match/heads.ts';
import {
  blockRead,
  type LaidOut,
  laidTable,
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
  plainLayout,
  type Records,
  recordsOf,
} from '../table/layout.ts';
import { markAmong, markOf } from '../table/mark.ts';
import { recalledIn, rememberedMapping } from './memory.ts';
import { withAmountsInPlace } from '../records/misplaced.ts';
import {
  guessWithNew,
  newColumnsFor,
  newColumnsHint,
  withNewColumns,
} from '../match/newColumns.ts';
import { recordLines, rivalsOf, withoutRivals } from '../match/oneField.ts';
import { headsApart, recordsFor, weighed } from '../records/parts.ts';
import { ownTitle } from '../records/tableTitles.ts';
import { periodsUnsaid } from '../doubts/periodDoubts.ts';
import {
  type Remarks,
  noteColumnsOf,
  remarksApart,
  remarksCalled,
  withRemarks,
} from '../records/remarkNotes.ts';
import { planOf } from '../records/plan.ts';
import type { Mode } from '../records/importChoices.ts';
import { tried } from '../records/trial.ts';
import { inFull, scalesSaid } from '../match/scale.ts';
import type { ForeignTable } from '../table/tables.ts';
import { listOf } from '../match/titles.ts';
import { columnNamed, WHICH_COLUMN, whichColumnDoubts } from '../doubts/whichColumn.ts';
import { amountDoubts, unnamedAmount, WHAT_AMOUNT } from '../doubts/unnamedAmount.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';

/** How a table is read, and which of its columns is which. */
interface Reading {
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

interface InColumns {
  readonly table: LaidOut;
  readonly layout: Layout;
}

const NOTHING_TRIED: ReturnType<typeof tried> = {
  refused: [],
  lacks: [],
  idle: [],
  shownAt: () => null,
  changed: new Map(),
};

/** What is chosen about an import, what it would do, and the ways to choose otherwise. */
export function useMatch(target: ImportTarget, given: readonly ForeignTable[]) {
  const tables = useMemo(() => given.map((table) => laidTable(table, target)), [given, target]);
  const session = useSession();
  const owner = useOwner();
  const { id: tool } = session.tool;
  const read = (
    table: LaidOut,
    layout: Layout,
    mark: DecimalMark | null,
    from: InColumns | null = null,
  ): Reading => {
    const block = blockRead(table, layout);
    const records = placedIn(recordsFor(table, layout, target), block);
    const remembered = rememberedMapping(tool, target.id, owner, records.heads);
    const created = newColumnsFor(records, target);
    const guess = guessWithNew(records, target, created);
    const known = new Set([...target.columns, ...noteColumnsOf(target)].map(({ id }) => id));
    const guessed = target.noteAt
      ? withRemarks(guess.mapping, remarksCalled(guess.mapping, records.heads))
      : guess.mapping;
    const { mapping: recalled, remarks } = remarksApart(
      remembered ? recalledIn(remembered, guessed, known) : guessed,
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
  const begin = (table: LaidOut): Reading => {
    const reading = goneOnFrom(read(table, layoutOf(table, target), null));
    if (table.name !== '') return reading;
    const mark = markOf(table, reading.layout, reading.mapping);
    return {
      ...reading,
      mark: mark ?? markAmong(table.whole) ?? decimalMarkIn(navigator.language),
    };
  };
  const [reading, setReading] = useState(() => begin(bestOf(tables, target)));
  // Looked at once: it compares whole documents, and nothing comes in before the dialog is closed.
  const [isExample] = useState(() => target.isExample?.(session) ?? false);
  const [mode, setMode] = useState<Mode>(() => firstMode(reading, target, session, isExample));
  const { table, records, created, mapping, remarks, inColumns, begun, unnamed } = reading;
  const shown = withRemarks(mapping, remarks);
  const { layout, rows } = useMemo(() => shownAs(table, reading.layout), [table, reading.layout]);
  const mark = reading.mark ?? ',';
  const wider = useMemo(() => withNewColumns(target, created), [target, created]);
  const placed = useMemo(
    () => withAmountsInPlace(records, mapping, wider),
    [records, mapping, wider],
  );
  const full = useMemo(() => inFull(placed, mapping, mark, wider), [placed, mapping, mark, wider]);
  const doubts = useMemo(() => {
    const which = whichColumnDoubts(full, mapping, wider, created);
    const asked = [
      ...doubtsOf(full, mapping, mark, wider),
      ...periodsUnsaid(full, mapping, wider, begun),
      ...amountDoubts(unnamed, mapping, created, target),
    ];
    // What a column says is asked once it is known which one enters.
    const isOpen = (doubt: Doubt): boolean => !wayOf(reading.answers, doubt);
    const unknown = new Set(which.filter(isOpen).map(({ column }) => column));
    const all = [...which, ...asked.filter(({ column }) => !unknown.has(column))];
    return all.toSorted((one, other) => one.column - other.column);
  }, [full, mapping, mark, wider, created, begun, unnamed, target, reading.answers]);
  const answers = useMemo(
    () => doubts.map((doubt) => ({ column: doubt.column, way: wayOf(reading.answers, doubt) })),
    [doubts, reading.answers],
  );
  const { plan, refused, lacks, idle, shownAt, changed } = useMemo(() => {
    const ways = new Map(answers.flatMap(({ column, way }) => (way ? [[column, way.read]] : [])));
    const choices = { mapping, mode, mark, turned: layout.turned, ways, remarks };
    const names = wider.names(session);
    const made = planOf(full, choices, wider, names, wider.recast?.(session));
    if (made.fault !== null || made.edits.length === 0) return { plan: made, ...NOTHING_TRIED };
    const found = tried(session, wider, made, mode === 'replace');
    const hint = newColumnsHint(full.heads, made.left, created, wider);
    const scales = scalesSaid(placed, full);
    const beside = wider.beside?.(session, table.whole) ?? [];
    const notices = [...beside, ...scales, ...made.notices, ...table.left, ...hint, ...found.lacks];
    return { plan: { ...made, notices }, ...found };
  }, [
    placed,
    full,
    mapping,
    remarks,
    mode,
    mark,
    layout.turned,
    answers,
    wider,
    created,
    session,
    table,
  ]);
  /** Under another head, or under the best one where none is chosen. */
  const readAgain = (turned: boolean, head: number | null): Reading => {
    if (inColumns) {
      const isFirst =
        head === null || head === shownAs(inColumns.table, inColumns.layout).layout.head;
      if (turned && isFirst) return read(inColumns.table, inColumns.layout, reading.mark);
      const standing = standingTable(inColumns.table);
      const next = head === null ? layoutInRows(standing, target) : { turned, head };
      return read(standing, next, reading.mark, inColumns);
    }
    if (head !== null) return read(table, { turned, head }, reading.mark);
    // Back to how the table was read first, where that was so.
    const guessed = layoutOf(table, target);
    const next = guessed.turned === turned ? guessed : { turned, head: 0 };
    return read(table, next, reading.mark);
  };
  const open = doubts.filter((_, at) => !answers[at]?.way);
  /** Of the columns that are the same now, those whose records have this one are no longer any. */
  const chooseColumn = (at: number, id: string): void => {
    const { mapping: chosen, remarks } = remarksApart(shown.with(at, id));
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
    setReading({
      ...reading,
      begun: new Set([...begun].filter((place) => place !== at)),
      answers: withAnswer(meantHere, { column: at, question: WHAT_AMOUNT }, meant),
      mapping: next,
      remarks,
    });
  };
  return {
    ...reading,
    /** What each column is, notes too. */
    chosen: shown,
    /** As the person sees the sheet, and its rows. */
    layout,
    rows,
    tables,
    /** With the columns that it gets by being chosen. */
    target: wider,
    mode,
    isExample,
    plan,
    refused,
    lacks,
    idle,
    shownAt,
    changed,
    doubts,
    /** Those of which nobody has said what it is. */
    open,
    undecided: open[0],
    /** What the same sheet has under other heads and isn't there yet. */
    waiting: () => othersBeside(reading).map((each) => called(each, target)),
    choose: {
      mode: setMode,
      table: (next: LaidOut) => setReading(begin(next)),
      head: (head: number) => setReading(readAgain(layout.turned, head)),
      turned: (turned: boolean) => setReading(readAgain(turned, null)),
      mark: (next: DecimalMark) => setReading({ ...reading, mark: next }),
      column: chooseColumn,
      way: (doubt: Doubt, label: string) => {
        const { column, question, ways } = doubt;
        const { takes = column, becomes } = ways.find((way) => way.label === label) ?? {};
        if (becomes !== undefined) return chooseColumn(column, becomes);
        setReading({
          ...reading,
          ...(takes === column ? {} : movedTo(takes, column, reading)),
          answers: withAnswer(reading.answers, { column: takes, question }, label),
        });
      },
    },
  };
}

/** What a column is in the list becomes that of another, a new one under its own name. */
function movedTo(
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

/**
 * What comes under names that are there already is about the same records; what doesn't, takes the place of an
 * example.
 */
function firstMode(
  reading: Reading,
  target: ImportTarget,
  session: Session,
  isExample: boolean,
): Mode {
  const there = areThere(reading, target, target.names(session));
  if (there.includes(true) && !(isExample && there.includes(false))) return 'update';
  const isUnfilled = (target.placeholder?.(session) ?? null) !== null;
  return isExample || isUnfilled ? 'replace' : 'add';
}

/** By its title, its first head or, where that is of any table, its first record. */
function called({ table, layout, records }: Reading, target: ImportTarget): string {
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
function areThere(
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
function bestOf(tables: readonly LaidOut[], target: ImportTarget): LaidOut {
  const [first] = tables
    .map((table) => {
      const known = knownHeads(recordsOf(table, layoutOf(table, target)).heads, target);
      return { table, score: weighed(known, listOf(table.name, target)) };
    })
    .toSorted((a, b) => b.score - a.score);
  if (!first) throw new RangeError('there is no table');
  return first.table;
}
