import { knownHeads, nameScore, SURE } from '../match/heads.ts';
import { filledIn, firstText, isHeadLike, textsIn } from '../table/layout.ts';
import { isTotal } from '../match/titles.ts';
import { padded, type Rows } from '../table/rows.ts';
import type { ImportTarget, TargetColumn } from '../target.ts';

/* A percentage that one row says of all records of a table: 'Ocupación | 62 %' below 'Tipo | Cantidad | Tarifa', or
   between the title and the heads. */

/** The same sheet with each of them in a column of its own, and nothing in that row. */
export function withSharedRows(rows: Rows, target: ImportTarget): Rows {
  if (target.amount === undefined) return rows;
  return rows.reduce<Rows>((sheet, row, at) => {
    const column = columnSaid(row, target);
    const head = column ? headsBeside(sheet, at, column, target) : -1;
    if (head < 0) return sheet;
    const [name = '', figure = ''] = textsIn(row);
    const records = recordsUnder(sheet, head, at);
    return padded(sheet).map((cells, line) => {
      if (line === at) return [...cells, ''].fill('');
      return [...cells, line === head ? name : records.has(line) ? figure : ''];
    });
  }, rows);
}

const PERCENTAGE = /^\s*\d{1,3}([.,]\d+)?\s*%\s*$/;

/** The column of the list that a row gives a percentage for, and nothing else. */
function columnSaid(row: Rows[number], { columns }: ImportTarget): TargetColumn | undefined {
  const [name = '', figure = '', more] = textsIn(row);
  if (more !== undefined || !PERCENTAGE.test(figure)) return undefined;
  return columns.find(
    (column) => column.field.kind === 'percent' && nameScore(name, column) > SURE,
  );
}

/** The heads of the table right below a row, or of the one over it; -1 where there is none without that column. */
function headsBeside(rows: Rows, at: number, column: TargetColumn, target: ImportTarget): number {
  const isHeads = (line: number): boolean => {
    const heads = rows[line] ?? [];
    const isSaid = heads.some((head) => nameScore(head, column) > SURE);
    return !isSaid && isHeadLike(heads) && knownHeads(heads, target) >= LEAST_HEADS;
  };
  if (isHeads(at + 1)) return at + 1;
  let line = at - 1;
  // A line may be left empty between them.
  if (filledIn(rows[line] ?? []).length === 0) line -= 1;
  while (filledIn(rows[line] ?? []).length > 1 && !isHeads(line)) line -= 1;
  return isHeads(line) ? line : -1;
}

/** Of fewer heads a line of texts may be a record. */
const LEAST_HEADS = 2;

function recordsUnder(rows: Rows, head: number, except: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let line = head + 1; line < rows.length; line += 1) {
    const row = rows[line] ?? [];
    if (line === except) continue;
    if (filledIn(row).length < 2) break;
    if (!isTotal(firstText(row))) found.add(line);
  }
  return found;
}
