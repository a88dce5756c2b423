import type { Rows } from '../table/rows.ts';
import { commonestWidth } from './divided.ts';
import { plain } from './separators.ts';

/* Columns that are aligned by spaces: two or more stand between cells, and where a cell stands says its column. */

interface Run {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Words with one space between them; more may stand behind the sign of a currency. */
const RUN = /\S+(?:(?:\s|(?<=\$)\s+)\S+)*/g;

export function byGaps(lines: readonly string[]): Rows {
  const rows = lines.map(runsIn);
  const width = commonestWidth(rows.filter(({ length }) => length > 1));
  const whole = rows.filter(({ length }) => length === width);
  const columns = Array.from({ length: width }, (_, column) => spanOf(whole, column));
  return rows.map((runs, at) => {
    if (runs.length < 2 || runs.length === width) return runs.map(({ text }) => text);
    return cellsIn(runs, columns) ?? [lines[at] ?? ''];
  });
}

const runsIn = (line: string): Run[] =>
  [...line.matchAll(RUN)].map(({ 0: text, index }) => ({
    text: plain(text),
    from: index,
    to: index + text.length,
  }));

/** From where to where the cells of a column stand. */
function spanOf(rows: readonly (readonly Run[])[], column: number): Run {
  const runs = rows.flatMap((row) => row[column] ?? []);
  const from = Math.min(...runs.map((run) => run.from));
  return { text: '', from, to: Math.max(...runs.map(({ to }) => to)) };
}

/** The cells of a line by where they stand; null where that isn't in columns. */
function cellsIn(runs: readonly Run[], columns: readonly Run[]): string[] | null {
  const places = runs.map((run) =>
    columns.findIndex((one) => run.from < one.to && one.from < run.to),
  );
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) return null;
  const textsOf = (column: number) =>
    runs.flatMap(({ text }, at) => (places[at] === column ? text : []));
  return columns.map((_, column) => textsOf(column).join(' '));
}
