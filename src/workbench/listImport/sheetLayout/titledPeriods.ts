import { filledIn, isHeadLike, textsIn } from '../table/layout.ts';
import { cyclesOf, periodsOf } from '../match/periods.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';

/* Blocks whose title says how often their amounts are paid: 'GASTOS ANUALES' over 'Predial | 118.000.000'. */

/** A month is what amounts are of that say nothing. */
const WORDS = { quarter: 'trimestral', half: 'semestral', year: 'anual' } as const;

/** What a title says of the amounts below it; null for nothing, for a month, and for what is no title of the list. */
export function periodSaid(row: Rows[number], target: ImportTarget): string | null {
  const [title = '', ...more] = textsIn(row);
  if (more.length > 0) return null;
  const [period, another] = periodsOf(title);
  if (!period || another || listOf(title, target) !== 'own') return null;
  return period in WORDS ? WORDS[period as keyof typeof WORDS] : null;
}

/** The same sheet with what titles say in a column behind the others, for a list whose records have a cycle. */
export function withTitledPeriods(rows: Rows, target: ImportTarget): Rows {
  if (cyclesOf(target).size === 0) return rows;
  const periods = rows.map((row) => periodSaid(row, target));
  if (periods.every((period) => period === null)) return rows;
  let said = '';
  return rows.map((row, at) => {
    const count = filledIn(row).length;
    if (count < 2) said = periods[at] ?? '';
    return [...row, count < 2 || isHeadLike(row) ? '' : said];
  });
}
