import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import {
  laidTable,
  layoutOf,
  placedIn,
} from '../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { headsApart, recordsFor } from '../../../../src/workbench/listImport/records/parts.ts';
import { withAmountsInPlace } from '../../../../src/workbench/listImport/records/misplaced.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../src/workbench/listImport/records/trial.ts';
import { inFull } from '../../../../src/workbench/listImport/match/scale.ts';
import { guessInputs } from '../../../../src/workbench/inputImport/guess.ts';
import { inputsTarget } from '../../../../src/workbench/inputImport/inputsTarget.ts';
import { withMinimum } from '../../../../src/workbench/inputImport/minimumRow.ts';
import { sortedOut } from '../../../../src/workbench/inputImport/elsewhere.ts';
import { pairsIn } from '../../../../src/workbench/inputImport/pairs.ts';
import { typedInto } from '../../../../src/workbench/inputImport/units.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../document/document.ts';
import { rowsOf } from '../../testing/sheets/rowsOf.ts';
import tool from '../../tool.ts';
import { TARGETS } from '../assumptions/pasted/streamTarget.ts';
import {
  ALSO_CALLED,
  MINIMUM,
  NEVER_CALLED,
  PASTED_INPUTS,
  pastedElsewhere,
} from '../pastedInputs.ts';

/* What a whole sheet comes to in each of the places that take a part of it. */

/** What becomes of each block of a list, in the order they are proposed in. */
function plansOf(of: keyof typeof TARGETS, sheet: string) {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = TARGETS[of];
  const table = laidTable({ name: '', rows: rowsOf(sheet) }, target);
  const layout = layoutOf(table, target);
  const under = (head: number) => {
    const read = { ...layout, head };
    return placedIn(recordsFor(table, read, target), table, read);
  };
  return [layout.head, ...headsApart(table.rows, under(layout.head), target)].map((head) => {
    const records = under(head);
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const placed = withAmountsInPlace(records, mapping, target);
    const full = inFull(placed, mapping, ',', target);
    const plan = planOf(full, choices, target, [], target.recast?.(session));
    return { plan, tried: tried(session, target, plan, false) };
  });
}

/** The records of each block as they are typed into the list. */
export const blocksOf = (of: keyof typeof TARGETS, sheet: string) =>
  plansOf(of, sheet).map(({ plan: { edits, count } }) =>
    Array.from({ length: count }, (_, row) =>
      Object.fromEntries(
        edits.flatMap((edit) => (edit.row === row ? [[edit.columnId, edit.text]] : [])),
      ),
    ),
  );

/** What the dialog says of all blocks, besides what it refuses. */
export const toldOf = (of: keyof typeof TARGETS, sheet: string): readonly string[] =>
  plansOf(of, sheet).flatMap(({ plan, tried: { lacks } }) => [...plan.notices, ...lacks]);

/** The cells that can't be taken, with the columns in which they are. */
export const refusedOf = (of: keyof typeof TARGETS, sheet: string) =>
  plansOf(of, sheet).flatMap(({ tried: { refused } }) =>
    refused.map(({ columnId, text }) => [columnId, text]),
  );

/** The inputs of the forms, as they are typed, and the names of rows that go elsewhere. */
export function inputsOf(sheet: string) {
  const { calculation } = new Session<ProjectData>(tool, emptyProject());
  const target = inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED, NEVER_CALLED);
  const places = pastedElsewhere({
    active: 'financieros',
    project: emptyProject(),
    toList: () => {},
    toInflation: () => {},
  });
  const { own, away } = sortedOut(rowsOf(sheet), target, places);
  const { pairs, tables } = pairsIn(own);
  const { pairs: rows, mapping } = guessInputs(withMinimum(pairs, target, MINIMUM), target);
  const typed = rows.flatMap((row, at) => {
    const column = target.columns.find(({ id }) => id === mapping[at]);
    return column ? [[column.id, typedInto(column.field, row)]] : [];
  });
  return { typed: Object.fromEntries(typed), away: away.map((one) => one.rows.length), tables };
}

export const named = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map((records) => records.map(({ nombre }) => nombre));
