import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, textsIn } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';

/** Fewer rows may be like that by chance. */
const LEAST_ROWS = 6;

/** The same sheet with names before their values, where it has all of them behind: '12,2 % | Tasa E.A.'. */
export function namesFirst(rows: Rows): Rows {
  const pairs = rows.filter((row) => textsIn(row).length === 2);
  const turned = pairs.filter(isTurned);
  const isSo = turned.length >= LEAST_ROWS && turned.length * 4 > pairs.length * 3;
  if (!isSo || pairs.length * 2 < rows.filter((row) => textsIn(row).length > 1).length) return rows;
  return rows.map((row) => {
    if (textsIn(row).length !== 2) return row;
    const [first = 0, second = 0] = filledAt(row);
    return row.with(first, row[second] ?? '').with(second, row[first] ?? '');
  });
}

function isTurned(row: Rows[number]): boolean {
  const [first = '', second = ''] = textsIn(row);
  return beginsAsFigure(first) && /^\p{L}{2}|^m²/u.test(second) && !beginsAsFigure(second);
}
