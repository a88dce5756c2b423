import { readMonthYear } from '../../tool/index.ts';
import type { Pair } from './pair.ts';

/* How long a project lasts, where a sheet says when it begins and ends: 'Fin del proyecto | dic-2036'. */

const START = /inicio|apertura|arranque|start/iu;
const END =
  /^(fecha\s+)?(de\s+)?(fin|final|terminaci[oó]n|t[eé]rmino|end)(?!\p{L})(\s+(de|del|de la)\s+(el\s+)?(proyecto|proyecci[oó]n|an[aá]lisis|evaluaci[oó]n|horizonte|modelo))?$/iu;
const MONTHS = 12;

/** The same rows with the end as a number of years, where it is one. */
export function withDuration(pairs: readonly Pair[]): readonly Pair[] {
  const start = pairs.find(({ row = '' }) => START.test(row) && !END.test(row.trim()));
  const isEnd = ({ row = '' }: Pair): boolean => END.test(row.trim());
  const end = pairs.find(isEnd);
  const years = start && end ? yearsBetween(start.said ?? '', end.said ?? '') : null;
  if (years === null || !end) return pairs;
  const term = { ...end, label: 'Plazo del proyecto', text: String(years), beside: 'años' };
  return pairs
    .filter((pair) => pair === end || !isEnd(pair))
    .map((pair) => (pair === end ? term : pair));
}

/** Whether the end is the last month of the project or the one behind it; null for no whole years. */
function yearsBetween(start: string, end: string): number | null {
  const [from, to] = [readMonthYear(start), readMonthYear(end)];
  if (!from || !to) return null;
  const months = (to.year - from.year) * MONTHS + to.month - from.month;
  const whole = [months, months + 1].find((one) => one > 0 && one % MONTHS === 0);
  return whole === undefined ? null : whole / MONTHS;
}
