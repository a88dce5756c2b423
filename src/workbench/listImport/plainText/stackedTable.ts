import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isHeadLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { withFiguresApart } from '../sheetLayout/messageLines.ts';
import { areConsistent } from './columns.ts';

/* A cell in a line, as mail on a phone copies a table: its heads one below the other, then each record so. */

/** The table that the lines are, or those of a paragraph among them; null where there is none. */
export function stackedTable(lines: readonly string[]): Rows | null {
  const texts = lines.map((line) => line.trim());
  const filled = texts.filter((text) => text !== '');
  const whole = inRows(texts) ?? inRows(filled);
  if (whole) return whole;
  for (const { from, to } of paragraphsIn(texts)) {
    const table = inRows(texts.slice(from, to));
    const around = (part: readonly string[]): Rows => part.map((text) => [text]);
    if (table) return [...around(texts.slice(0, from)), ...table, ...around(texts.slice(to))];
  }
  return null;
}

/** Under their heads, by as many as divide the lines into columns; null where no number does. */
function inRows(texts: readonly string[]): Rows | null {
  // Lines of a message say their figures themselves.
  if (withFiguresApart(texts.map((text) => [text])).some((row) => row.length > 1)) return null;
  const most = texts.findIndex(beginsAsFigure);
  for (let width = 2; width <= most; width += 1) {
    if (texts.length % width > 0) continue;
    const [heads = [], ...records] = inLinesOf(width, texts);
    if (records.length > 1 && areHeads(heads) && areConsistent(records)) return [heads, ...records];
  }
  return null;
}

const areHeads = (heads: readonly string[]): boolean => !heads.includes('') && isHeadLike(heads);

const inLinesOf = (width: number, texts: readonly string[]): string[][] =>
  Array.from({ length: texts.length / width }, (_, at) =>
    texts.slice(at * width, (at + 1) * width),
  );

/** The lines that no empty one parts. */
function paragraphsIn(texts: readonly string[]): { from: number; to: number }[] {
  const ends = [...texts, ''].flatMap((text, at) => (text === '' ? [at] : []));
  return ends.map((to, place) => ({ from: (ends[place - 1] ?? -1) + 1, to }));
}
