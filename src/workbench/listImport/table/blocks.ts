import { readMonthYear } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { type Block, filledIn, firstText, isHeadLike, isOverNames, textsIn } from './layout.ts';
import type { Rows } from './rows.ts';

/* A sheet may hold values beside a list, each beside its label: the investment, the debt. */

/** The blocks that have values and none of the lines that are known otherwise. */
export function blocksBeside(rows: Rows, known: ReadonlySet<number>): Block[] {
  return linesApart(rows)
    .filter((lines) => !lines.some((at) => known.has(at)))
    .map((places) => ({ places, lines: places.map((at) => rows[at] ?? []) }))
    .filter(({ lines }) => lines.some(hasFigure))
    .map(({ places, lines }) => {
      const first = lines.findIndex(hasValues);
      const values = lines.filter(hasValues);
      const [line = [], ...below] = values;
      const isHead = isHeadLike(line) && !hasFigure(line) && below.every(hasFigure);
      const [begun = ''] = filledIn(lines[Math.max(0, first - 1)] ?? []);
      const text = isHead && isOverNames(begun.trim()) ? firstText(below[0] ?? []) : begun;
      const over = first > 0 ? [] : titlesOver(rows.slice(0, places[0]));
      const block = { text: text.trim(), rows: isHead ? below.length : values.length, over };
      return isHead ? { ...block, heads: textsIn(line) } : block;
    });
}

/** The heads and the title that lines without any stand under, the nearest first. */
function titlesOver(above: Rows): string[] {
  const heads = above.filter((line) => filledIn(line).length > 0 && !hasFigure(line)).toReversed();
  const title = heads.findIndex((line) => !hasValues(line));
  return heads.slice(0, title < 0 ? heads.length : title + 1).map(firstText);
}

/** The lines of each block: one begins behind an empty line and at a title, but the titles go with what follows. */
function linesApart(rows: Rows): number[][] {
  const blocks: number[][] = [];
  let isApart = false;
  for (const [at, line] of rows.entries()) {
    const filled = filledIn(line);
    if (filled.length === 0) {
      isApart = true;
      continue;
    }
    const last = blocks.at(-1);
    const isFull = last?.some((known) => hasValues(rows[known] ?? [])) ?? false;
    if (!last || (isFull && (isApart || isTitle(filled)))) blocks.push([at]);
    else last.push(at);
    isApart = false;
  }
  return blocks;
}

const hasValues = (line: readonly string[]): boolean => filledIn(line).length > 1;

const hasFigure = (line: readonly string[]): boolean =>
  filledIn(line)
    .slice(1)
    .some((text) => beginsAsFigure(text) || readMonthYear(text) !== null);

const isTitle = ([text = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /\p{L}/u.test(text) && !beginsAsFigure(text);
