import { unnumbered } from '../table/numbering.ts';
import { type Places, textsIn } from '../table/layout.ts';
import { MOST_OF_SHEET, type Rows } from '../table/rows.ts';

/* Where the rows of a sheet that was laid out otherwise stand in it as it was pasted. */

/**
 * By what they say: the row with most of the same texts, half of them at the least, and of several the one in the same
 * place. Where nothing was moved, a row of which all was written anew has kept its place, too.
 */
export function placesIn(rows: Rows, pasted: Rows): Places {
  if (rows === pasted || pasted.length > MOST_OF_SHEET) return rows.map((_, at) => at);
  const saying = new Map<string, number[]>();
  for (const [at, row] of pasted.entries())
    for (const text of saidIn(row)) saying.set(text, [...(saying.get(text) ?? []), at]);
  const isAsLong = rows.length === pasted.length;
  return rows.map((row, at) => {
    const said = [...saidIn(row)];
    const shared = new Map<number, number>();
    for (const place of said.flatMap((text) => saying.get(text) ?? []))
      shared.set(place, (shared.get(place) ?? 0) + 1);
    const most = Math.max(0, ...shared.values());
    const found = [...shared].flatMap(([place, count]) =>
      count === most && count * 2 >= said.length ? [place] : [],
    );
    const [place = isAsLong ? at : null, another] = found.includes(at) ? [at] : found;
    return another === undefined ? place : null;
  });
}

/** What a row is numbered by may be left out as it is laid out. */
const saidIn = (row: Rows[number]): ReadonlySet<string> => new Set(textsIn(row).map(unnumbered));
