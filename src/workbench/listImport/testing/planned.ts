import { guessMapping } from '../match/guess.ts';
import { inFull } from '../match/scale.ts';
import { recordsFor } from '../records/parts.ts';
import { planOf } from '../records/plan.ts';
import type { Mode } from '../records/importChoices.ts';
import { laidTable, layoutOf } from '../sheetLayout/laidTable.ts';
import { type Rows, trimmed } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

/** A sheet as a test writes it: a line a row, its cells between bars. */
export const sheetOf = (text: string): Rows =>
  text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

/** What becomes of a sheet before anybody says what its columns are. `names` has today's records. */
export function planned(
  rows: Rows,
  target: ImportTarget,
  { mode = 'add', names = [] }: { readonly mode?: Mode; readonly names?: readonly string[] } = {},
) {
  const table = laidTable({ name: '', rows: trimmed(rows) }, target);
  const layout = layoutOf(table, target);
  const records = recordsFor(table, layout, target);
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode, mark: ',', turned: layout.turned, ways: new Map() } as const;
  const full = inFull(records, mapping, ',', target);
  return { records, mapping, plan: planOf(full, choices, target, names) };
}
