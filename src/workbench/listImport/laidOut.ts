import { recordAmongAmounts } from './amongAmounts.ts';
import { withoutPairsBeside } from './besidePairs.ts';
import { ownGroups } from './groups.ts';
import { withMergedFilled } from './merged.ts';
import type { Rows } from './rows.ts';
import type { ImportTarget } from './target.ts';
import { withStackedRecords } from './stacked.ts';
import { recordDownwards, withTitledHeads } from './titledHeads.ts';
import { withTitledPeriods } from './titledPeriods.ts';

/** A sheet as a table of the list's records under heads, where it is laid out otherwise; any other as it is. */
export function laidOut(rows: Rows, target: ImportTarget): Rows {
  const alone = withoutPairsBeside(rows, target);
  const grouped = ownGroups(withMergedFilled(withTitledPeriods(alone, target), target), target);
  const own = recordAmongAmounts(withStackedRecords(grouped, target), target);
  return recordDownwards(withTitledHeads(own, target), target);
}
