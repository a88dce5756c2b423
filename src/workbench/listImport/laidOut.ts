import { recordAmongAmounts } from './amongAmounts.ts';
import { halvesApart } from './apart.ts';
import { withoutPairsBeside } from './besidePairs.ts';
import { withDescribedRecords } from './describedRecords.ts';
import { ownGroups } from './groups.ts';
import { looseTitled } from './loose.ts';
import { withMergedFilled } from './merged.ts';
import { withoutNumbering } from './numbering.ts';
import type { Rows } from './rows.ts';
import type { ImportTarget } from './target.ts';
import { withStackedRecords } from './stacked.ts';
import { recordDownwards, withTitledHeads } from './titledHeads.ts';
import { withTitledPeriods } from './titledPeriods.ts';
import { withUnitsNamed } from './unitHeads.ts';

/** The rows of a sheet without their numbers, one half of it below the other. */
export const inOneHalf = (rows: Rows): Rows => withoutNumbering(halvesApart(rows));

/** A sheet as a table of the list's records under heads, where it is laid out otherwise; any other as it is. */
export function laidOut(rows: Rows, target: ImportTarget): Rows {
  const own = looseTitled(inOneHalf(rows), target);
  const alone = withUnitsNamed(withoutPairsBeside(own, target), target);
  const grouped = ownGroups(withMergedFilled(withTitledPeriods(alone, target), target), target);
  const records = recordAmongAmounts(
    withDescribedRecords(withStackedRecords(grouped, target), target),
    target,
  );
  return recordDownwards(withTitledHeads(records, target), target);
}
