import { useMemo, useState } from 'react';
import { useOwner } from '../../documents/owner.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import type { DecimalMark } from '../../../tool/index.ts';
import { type Doubt, wayOf, withAnswer } from '../doubts/doubt.ts';
import { doubtsOf } from '../doubts/doubts.ts';
import { periodsUnsaid } from '../doubts/periodDoubts.ts';
import { amountDoubts } from '../doubts/unnamedAmount.ts';
import { whichColumnDoubts } from '../doubts/whichColumn.ts';
import { newColumnsHint, withNewColumns } from '../match/newColumns.ts';
import { inFull, scalesSaid } from '../match/scale.ts';
import type { Mode } from '../records/importChoices.ts';
import { withAmountsInPlace } from '../records/misplaced.ts';
import { planOf } from '../records/plan.ts';
import { withRemarks } from '../records/remarkNotes.ts';
import { tried } from '../records/trial.ts';
import { type LaidOut, laidTable, shownAs } from '../sheetLayout/laidTable.ts';
import type { ForeignTable } from '../table/tables.ts';
import type { ImportTarget } from '../target.ts';
import {
  areThere,
  bestOf,
  called,
  movedTo,
  type Reading,
  readerFor,
  withColumn,
} from './reading.ts';

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
  const reader = readerFor(target, session, owner);
  const [reading, setReading] = useState(() => reader.begin(bestOf(tables, target)));
  // Looked at once: it compares whole documents, and nothing comes in before the dialog is closed.
  const [isExample] = useState(() => target.isExample?.(session) ?? false);
  const [mode, setMode] = useState<Mode>(() => firstMode(reading, target, session, isExample));
  const { table, records, created, mapping, remarks, begun, unnamed } = reading;
  const { layout, rows, places } = useMemo(
    () => shownAs(table, reading.layout),
    [table, reading.layout],
  );
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
      ...periodsUnsaid(full, mapping, wider, begun, created),
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
  const open = doubts.filter((_, at) => !answers[at]?.way);
  const readAgain = (turned: boolean, head: number | null): void =>
    setReading(reader.again(reading, turned, head));
  const chooseColumn = (at: number, id: string): void =>
    setReading(withColumn(reading, at, id, target, wider));
  return {
    ...reading,
    /** What each column is, notes too. */
    chosen: withRemarks(mapping, remarks),
    /** As the person sees the sheet, and its rows. */
    layout,
    rows,
    places,
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
    waiting: () => reader.othersBeside(reading).map((each) => called(each, target)),
    choose: {
      mode: setMode,
      table: (next: LaidOut) => setReading(reader.begin(next)),
      head: (head: number) => readAgain(layout.turned, head),
      turned: (turned: boolean) => readAgain(turned, null),
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
