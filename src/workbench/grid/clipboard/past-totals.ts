import { readMonthYear } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import { says } from './cell-plan.ts';
import type { Block } from './clipboard-block.ts';
import { isCalled, isTotal } from './named-rows.ts';
import { isFilled, numberIn, type Texts, textsOf } from './texts.ts';

/* Between the periods of a table in time stand sums of them: '2027' behind dic 2027. What was made elsewhere may
   have none, and each of its figures would go a period too far. */

interface Place {
  /** The first row, where it is known. */
  readonly top?: number;
  readonly left: number;
  /** So many columns of names stand beside the figures. */
  readonly beside: 0 | 1;
}

interface Spread<Rows> {
  readonly texts: Rows;
  /** What is passed by, as it is headed. */
  readonly passed: readonly string[];
}

/** The same texts with an empty one for each sum among the periods that they haven't; with what is passed by. */
export function pastTotals(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left, beside }: Place,
  texts: Texts,
): Spread<Texts> {
  const rest = texts.map((row) => row.slice(beside));
  const width = rest[0]?.length ?? 0;
  const places: (number | null)[] = [];
  const passed: string[] = [];
  let [at, since] = [0, 0];
  for (let col = left; at < width; col += 1) {
    const column = columns[col];
    const isSum = isSumAmong(model, columns, col) && at > 0;
    if (isSum && column && !hasIt(model, column, { rest, at, since, top })) {
      places.push(null);
      passed.push(column.header);
      since = at;
      continue;
    }
    places.push(at);
    at += 1;
    if (isSum) since = at;
  }
  if (passed.length === 0) return { texts, passed };
  const spread = texts.map((row) => [
    ...row.slice(0, beside),
    ...places.map((place) => (place === null ? '' : (row[beside + place] ?? ''))),
  ]);
  return { texts: spread, passed };
}

/** The same of a block; what the grid itself wrote with its sums stays as it is. */
export function blockPastTotals(
  model: GridModel,
  columns: readonly GridColumn[],
  place: { readonly top: number; readonly left: number },
  block: Block,
): Spread<Block> {
  const texts = textsOf(block);
  return texts
    ? pastTotals(model, columns, { ...place, beside: 0 }, texts)
    : { texts: block, passed: [] };
}

/** The first year among some columns whose months aren't in sight though figures would fall on them. */
export function foldedAmong(
  { inTime }: GridModel,
  columns: readonly GridColumn[],
  left: number,
  width: number,
): GridColumn | undefined {
  if (inTime !== true || width < 2) return undefined;
  return columns.slice(left, left + width).find(({ expanded }) => expanded === false);
}

/** The first year whose months some texts name, though they aren't in sight. */
export function foldedYearIn(
  { inTime }: GridModel,
  columns: readonly GridColumn[],
  texts: Texts,
): GridColumn | undefined {
  if (inTime !== true) return undefined;
  const years = new Set(texts.flat().map((text) => String(readMonthYear(text)?.year)));
  return columns.find(({ expanded, header }) => expanded === false && years.has(header));
}

/** Whether a column sums up the periods before it, with others behind it. */
function isSumAmong({ inTime }: GridModel, columns: readonly GridColumn[], col: number): boolean {
  const { total, expanded } = columns[col] ?? {};
  const isOpen = inTime === true && total === true && expanded === true;
  return isOpen && columns.slice(col + 1).some((one) => !one.total && !one.button);
}

/** Whether figures bring the sum: under its head, as what stands there, or as the sum of those before it. */
function hasIt(
  model: GridModel,
  { id, header }: GridColumn,
  { rest, at, since, top }: { rest: Texts; at: number; since: number; top: number | undefined },
): boolean {
  const said = rest.map((row) => row[at] ?? '');
  const [head = ''] = said;
  if (isFilled(head) && (isCalled(head, header) || isTotal(head))) return true;
  const filled = said.flatMap((text, line) => (isFilled(text) ? [{ text, line }] : []));
  return (
    filled.length > 0 &&
    filled.every(({ text, line }) => {
      const isThere =
        top !== undefined &&
        top + line < model.rowCount &&
        says(model, { row: top + line, columnId: id, text });
      return isThere || isSumOf(text, rest[line]?.slice(since, at) ?? []);
    })
  );
}

/** To the peso, of more than one figure. */
function isSumOf(text: string, parts: readonly string[]): boolean {
  const [total, ...numbers] = [text, ...parts].map(numberIn);
  if (total === null || total === undefined || parts.length < 2) return false;
  const sum = numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
  return Math.abs(sum - total) < 1;
}
