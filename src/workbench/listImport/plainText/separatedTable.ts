import type { Rows } from '../table/rows.ts';
import { areConsistent, hasFigures } from './columns.ts';
import { byDashes } from './dashes.ts';
import { commonestWidth, firstFigured, headAt, isDivided } from './divided.ts';
import { byGaps } from './gaps.ts';
import { withoutLeads } from './leads.ts';
import { byPipes, bySemicolons, plain } from './separators.ts';

/* A row in a line: 'Apto 301 - $420.000.000 - $2.300.000', 'Apto 301 | $420.000.000', or aligned by spaces. */

/** In this order where two divide a text: a name may have a dash, and spaces stand around anything. */
const SPLITS = [byPipes, bySemicolons, byDashes, byGaps];

/** '|---|---|' of Markdown, and any other line that is drawn under heads. */
const DRAWN = /^[\s|:+=_-]*-{2,}[\s|:+=_-]*$/;

/** The table whose lines a separator divides into equally many cells; null where none does. */
export function separatedTable(text: readonly string[]): Rows | null {
  const lines = text.filter((line) => !DRAWN.test(line));
  for (const split of SPLITS) {
    const rows = split(lines.map(plain));
    const start = startOf(rows);
    if (start === null) continue;
    return [...lines.slice(0, start).map((line) => [line]), ...withoutLeads(rows.slice(start))];
  }
  return null;
}

/** Where a table begins, with its heads where it has them; null where the rows are none. */
function startOf(rows: Rows): number | null {
  const [first, head] = [firstFigured(rows), headAt(rows)];
  const divided = rows.slice(Math.max(0, first)).filter(isDivided);
  const width = commonestWidth(divided);
  const alike = divided.filter(({ length }) => length === width);
  if (first < 0 || alike.length * 2 <= divided.length || haveSaid(alike)) return null;
  if (rows[head]?.length === width) return hasFigures(alike) ? head : null;
  return alike.length > 1 && areConsistent(alike) ? first : null;
}

/** 'Ocupación: 60 - 70 %' says its figure before what would be a separator. */
const SAID = /[:=$%]\s*\d|\d\s*%|\d[.,]\d|\d\s*(mil|millones|k|m|mm)(?!\p{L})/iu;

const haveSaid = (rows: Rows): boolean =>
  rows.filter(([name = '']) => /\p{L}/u.test(name) && SAID.test(name)).length * 2 > rows.length;
