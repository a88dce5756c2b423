import { foldedWords } from '../../../ui/fold.ts';
import { knownHeads } from '../match/heads.ts';
import {
  filledIn,
  firstText,
  isHeadLike,
  isOverNames,
  type Part,
  type Records,
} from '../table/layout.ts';
import { saysOrigin } from '../table/notes.ts';
import type { ImportTarget } from '../target.ts';
import { isPeriod } from './unsaid.ts';
import { headsOther, isOfList, listOf, standsOverFigure } from '../match/titles.ts';

type Line = Records['lines'][number];

/** Without what stands under the title or the heads of another list: `parts` says where that begins. */
export function ownRecords(records: Records, target: ImportTarget): Records {
  const lines: Line[] = [];
  const parts: Part[] = [];
  // What the lines belong to: the list, another one under its title, or a table with heads of its own,
  // which is another list's or may be of this one ('apart'), or values of a form ('beside').
  let place: 'own' | 'titled' | 'headed' | 'apart' | 'beside' = 'own';
  let isBehindGap = false;
  // Below other heads of the list a title of it is over lines of those.
  let isUnderOthers = false;
  const leave = (line: Line, text: string, apart = false): void => {
    const isTold = place !== 'titled' && place !== 'headed';
    if (isTold) parts.push({ at: line.at, text, ...(apart ? { apart } : {}) });
  };
  const [begin] = records.lines;
  if (begin && isTitledLater(records, target)) {
    leave(begin, firstText(begin.cells));
    place = 'titled';
  }
  for (const [index, line] of records.lines.entries()) {
    const filled = filledIn(line.cells);
    const text = firstText(line.cells);
    const isAlone = filled.length === 1 && !saysOrigin(line.cells);
    const whose = isAlone ? listOf(text, target) : undefined;
    if (repeatsHeads(line, records)) {
      if (place === 'headed' || place === 'apart') place = 'own';
      isUnderOthers = false;
      continue;
    }
    if (headsAnother(records, index, target)) {
      // Its title is no record either.
      const over = records.lines[index - 1];
      const isTitle = over && followsTitle(records, index);
      if (over && lines.at(-1) === over && isTitle) lines.pop();
      const first = firstText(records.lines[index + 1]?.cells ?? []);
      const named = isTitle ? firstText(over.cells) : isOverNames(text) ? first : text;
      const isInOther: boolean = place === 'titled' || place === 'headed';
      const mayBeOwn: boolean = !isInOther && listOf(named, target) !== 'other';
      leave(isTitle ? over : line, named, mayBeOwn);
      place = mayBeOwn ? 'apart' : 'headed';
      isUnderOthers ||= mayBeOwn;
    } else if (whose === 'other' && place !== 'headed') {
      leave(line, text);
      place = 'titled';
    } else if (whose === 'own' && place === 'titled') {
      place = isUnderOthers ? 'apart' : 'own';
    }
    // Behind an empty line a value of a form, as 'Fee del operador | 5 %', ends the records.
    isBehindGap ||= followsGap(records, index);
    const isValue = isOfForm(line, target) || isOfYears(records, index, target);
    if (place === 'own' && isBehindGap && isValue) {
      place = 'beside';
      // 'OPERACIÓN Y CAPITAL' behind an empty line is over those values, and no record without one.
      if (lines.at(-1) === records.lines[index - 1] && isTitleOver(records, index)) lines.pop();
    } else if (place === 'beside' && followsGap(records, index) && !isValue) place = 'own';
    if (place === 'own') lines.push(line);
  }
  return { ...records, lines, parts };
}

/**
 * Whether records begin under a title of something else, and one of the list comes further down; in a list that is
 * the only one of its tool such lines are records by their names alone.
 */
function isTitledLater({ lines }: Records, target: ImportTarget): boolean {
  if (!target.others?.length) return false;
  const titles = lines.flatMap(({ cells }) =>
    filledIn(cells).length === 1 && !saysOrigin(cells) ? firstText(cells) : [],
  );
  const [first = ''] = titles;
  return (
    first !== '' &&
    first === firstText(lines[0]?.cells ?? []) &&
    listOf(first, target) !== 'own' &&
    titles.some((title) => listOf(title, target) === 'own')
  );
}

/** Whether an empty line parts a record from the one before. */
function followsGap({ lines }: Records, index: number): boolean {
  const [over, line] = [lines[index - 1], lines[index]];
  return !!over && !!line && over.at < line.at - 1;
}

/** Whether one text alone is right over a line. */
function followsTitle({ lines }: Records, index: number): boolean {
  const [over, line] = [lines[index - 1], lines[index]];
  return !!over && !!line && over.at === line.at - 1 && filledIn(over.cells).length === 1;
}

/** The same behind an empty line. */
const isTitleOver = (records: Records, index: number): boolean =>
  followsTitle(records, index) && followsGap(records, index - 1);

/** A value with its name, which one of the tool's forms asks for. */
function isOfForm({ cells }: Line, target: ImportTarget): boolean {
  const [name = '', ...values] = filledIn(cells);
  const isOther = listOf(name, target) === 'other' && !isOfList(name, target);
  return target.ofInputs !== undefined && values.length > 0 && isOther;
}

/** A year, or what stands over some: 'Año | Inflación' over '2030 | 4,8 %'. */
function isOfYears({ lines }: Records, index: number, target: ImportTarget): boolean {
  const [line, below] = [lines[index], lines[index + 1]];
  if (!line || target.ofInputs === undefined) return false;
  const isOver = isHeadLike(line.cells) && isPeriod(firstText(below?.cells ?? []));
  return isOver || isPeriod(firstText(line.cells));
}

/** As on every printed page of a long table. */
function repeatsHeads({ cells }: Line, { heads }: Records): boolean {
  return (
    filledIn(cells).length > 1 &&
    cells.every((cell, column) => foldedWords(cell) === foldedWords(heads[column] ?? ''))
  );
}

/**
 * A line of texts of which one is the head of its column here too, that names another list first, or has heads
 * of this one: two that are known, or behind an empty line or a title one over a figure.
 */
function headsAnother({ heads, lines }: Records, index: number, target: ImportTarget): boolean {
  const [line, below] = [lines[index], lines[index + 1]];
  if (!line || !isHeadLike(line.cells)) return false;
  const { cells } = line;
  const isSame = (cell: string, column: number): boolean =>
    cell.trim() !== '' && foldedWords(cell) === foldedWords(heads[column] ?? '');
  return (
    cells.some(isSame) ||
    headsOther(firstText(cells), target) ||
    knownHeads(cells, target) >= 2 ||
    ((followsGap({ heads, lines }, index) || followsTitle({ heads, lines }, index)) &&
      !!below &&
      standsOverFigure(cells, below.cells, target))
  );
}
