import { type ReactNode, useState } from 'react';
import { lazyPart, PartBoundary } from '../../ui/index.ts';
import { type Calculation, readMonthYear, withoutWay } from '../../tool/index.ts';
import { knownHeads } from '../listImport/match/heads.ts';
import { filledIn } from '../listImport/table/layout.ts';
import { takesTables } from '../listImport/dialog/PasteButton.tsx';
import { pastedRows } from '../listImport/table/pasted.ts';
import type { Rows } from '../listImport/table/rows.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { isField, usePasteOnPage } from '../listImport/dialog/usePasteOnPage.ts';
import { useSession } from '../session/useSession.ts';
import { type Elsewhere, inOneColumn, sortedOut } from './elsewhere.ts';
import type { Financing } from './financing.ts';
import type { Implied } from './implied.ts';
import { type AlsoCalled, inputsTarget, type NeverCalled } from './inputsTarget.ts';
import type { Minimum } from './minimumRow.ts';
import { pairsIn } from './pairs.ts';
import type { Projection } from './projection.ts';

const PastedInputs = lazyPart(async () => (await import('./PastedInputs.tsx')).PastedInputs);

interface Options {
  /** The inputs that it fills, as they are when something is pasted. */
  readonly ids: () => readonly string[];
  readonly also?: AlsoCalled;
  readonly never?: NeverCalled;
  readonly implied?: readonly Implied[];
  /** The inputs of how a purchase is paid. */
  readonly financing?: Financing;
  /** The inputs of a share and of what is paid at the least. */
  readonly minimum?: Minimum;
  /** The inputs of when a projection begins and ends. */
  readonly projection?: Projection;
  /** Where else in the tool rows of a sheet belong. */
  readonly elsewhere?: () => readonly Elsewhere[];
  /** Before it asks anything: a form that isn't saved is settled first. */
  readonly leave?: (go: () => void) => void;
}

/** Fewer rows may be called as inputs are by chance. */
const LEAST_OF_SHEET = 3;

interface Asked {
  /** Null before anything was pasted. */
  readonly rows: Rows | null;
  readonly targetOf: (calculation: Calculation) => ImportTarget;
  readonly implied: readonly Implied[];
  readonly financing: Financing | null;
  readonly minimum: Minimum | null;
  readonly projection: Projection | null;
  readonly elsewhere: readonly Elsewhere[];
}

interface Pasting {
  /** Asks for what was copied. */
  readonly paste: () => void;
  /** Says whether it takes what was pasted upon cells: a sheet of assumptions, which these have no place for. */
  readonly take: (rows: Rows) => boolean;
  readonly dialog: ReactNode;
}

/**
 * Takes names with values beside them from a spreadsheet into inputs: by a command, or pasted on the page
 * or into a field, where the names are those of inputs. On the page of a list, a sheet with rows of that list
 * is meant for it; on another page rows of lists are led to theirs.
 */
export function usePasteInputs({
  ids,
  also,
  never,
  implied = [],
  financing,
  minimum,
  projection,
  elsewhere = () => [],
  leave = (go) => go(),
}: Options): Pasting {
  const session = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const targetFor = (known: readonly string[]) => (calculation: Calculation) =>
    inputsTarget(calculation, known, also, never);
  const target = () => targetFor(ids())(session.calculation);
  const ask = (rows: Rows | null) =>
    leave(() =>
      setAsked({
        rows,
        targetOf: targetFor(ids()),
        implied,
        financing: financing ?? null,
        minimum: minimum ?? null,
        projection: projection ?? null,
        elsewhere: elsewhere(),
      }),
    );
  const inputsIn = (rows: Rows) => {
    // A name with its figure in one cell may as well be a text.
    const found = pairsIn(inOneColumn(rows).filter((row) => filledIn(row).length > 1));
    const labels = found.pairs.map(({ label }) => withoutWay(label) || label);
    return { ...found, known: knownHeads(labels, target()) };
  };
  const areInputs = (rows: Rows): boolean => {
    const { known, tables, across } = inputsIn(rows);
    // Where an empty list waits for a table, a sheet that is mostly one is meant for it.
    return known > 0 && (!takesTables() || known > tables.length + across);
  };
  const awayIn = (rows: Rows) => sortedOut(rows, target(), elsewhere()).away;
  /** Takes a sheet that was pasted upon cells in time, which have no place for it: not figures of months. */
  const take = (rows: Rows): boolean => {
    const areOfMonths = rows.some(
      (row) => row.filter((cell) => readMonthYear(cell) !== null).length > 1,
    );
    if (session.isReadOnly || areOfMonths) return false;
    const away = awayIn(rows);
    const isNew = away.every(({ there }) => there.length === 0);
    const listed = isNew ? away.flatMap(({ rows: names }) => names).length : 0;
    if (inputsIn(rows).known + listed < LEAST_OF_SHEET) return false;
    ask(rows);
    return true;
  };
  /** Whether a sheet has rows of lists, and none of those takes what is pasted on the page. */
  const isOfLists = (rows: Rows): boolean =>
    !takesTables() &&
    elsewhere().every(({ here }) => here === undefined) &&
    awayIn(rows).length > 0;
  usePasteOnPage(
    ({ event, place, data }) => {
      if (session.isReadOnly) return;
      const rows = pastedRows(data);
      const isOnPage = !isField(place);
      if (!areInputs(rows) && !(isOnPage && isOfLists(rows))) return;
      event.preventDefault();
      event.stopPropagation();
      // The list that is in sight, where the sheet has rows of it.
      const list = isOnPage ? awayIn(rows).find(({ to }) => to.here !== undefined)?.to : undefined;
      if (list) list.go(rows);
      else ask(rows);
    },
    { inFields: true },
  );
  const dialog = asked && (
    <PartBoundary what="lo pegado" waiting={null}>
      <PastedInputs {...asked} onClose={() => setAsked(null)} />
    </PartBoundary>
  );
  return { paste: () => ask(null), take, dialog };
}
