import { kinds, readMonthYear } from '../../../tool/index.ts';
import { wordsOf } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';
import { plainMonthTable, withYearHere } from './month-table.ts';
import { actualsAlone } from './actual-columns.ts';
import { isCalled, isTotal, rowNames, rowsNamed } from './named-rows.ts';
import { pastTotals } from './past-totals.ts';
import { isFilled, takesWords, type Texts, textsOf, turnedOver } from './texts.ts';

/** Where figures go that were copied with titles: from a row and a column on. */
type Place = Pick<Rectangle, 'top' | 'left'>;

/** So many lines above are heads, so many columns beside are names of rows. */
interface Titles {
  readonly above: 0 | 1;
  readonly beside: 0 | 1;
  /** The names are of rows wherever one is, in any order. */
  readonly isAnywhere?: boolean;
}

const BOTH: Titles = { above: 1, beside: 1 };
const HEADS: Titles = { above: 1, beside: 0 };
const NAMES: Titles = { above: 0, beside: 1 };
const NAMES_ANYWHERE: Titles = { ...NAMES, isAnywhere: true };

export interface Untitled {
  readonly block: Block;
  /** What was left out; without the names of rows that take no figure, where others do. */
  readonly titles: readonly string[];
  /** Where their names say which rows the figures are of: the row of each line, and their first column. */
  readonly named?: { readonly rows: readonly number[]; readonly left: number };
  /** The titles named other columns or rows than where one is. */
  readonly elsewhere?: boolean;
  /** Totals of what is pasted, which have no place here. */
  readonly totals?: readonly string[];
  /** Names of lines and columns that have figures, but no place here. */
  readonly unknown?: readonly string[];
  /** Heads of what was planned, beside what came of it and is taken. */
  readonly planned?: readonly string[];
  /** Of the first months, which didn't say theirs. */
  readonly year?: number;
}

/**
 * Figures that were copied with the heads above them, the names beside them, or both, without these:
 * the cells would refuse them, and each figure would go a row or a column too far. Only where they
 * name the very columns and rows that the figures go to; any other block stays as it is. Pasted upon
 * the names of rows, with heads above, the figures go beside these names. Names alone that all have a row
 * lead to their rows, in the column where one is. Where both months and rows are named the figures go where
 * both say, wherever one is, without lines that no row is called as, whichever of them stands above.
 */
export function withoutTitles(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Place,
  block: Block,
): Untitled {
  const texts = textsOf(block);
  const actuals = texts && actualsAlone(columns, left, texts);
  if (actuals) {
    const found = withoutTitles(model, columns, { top, left }, actuals.texts);
    if (found.titles.length > 0) return { ...found, planned: actuals.left };
  }
  const onNames = namesRows(model, top, columns[left]);
  const place = { top, left: onNames ? left + 1 : left };
  for (const titles of onNames ? [BOTH] : [BOTH, HEADS, NAMES, NAMES_ANYWHERE]) {
    const untitled = texts && withoutThese(titles, model, columns, place, texts);
    if (untitled) return untitled;
  }
  const dated = texts && withYearHere(columns, left, texts);
  if (dated) {
    const { year } = dated;
    const found = withoutTitles(model, columns, { top, left }, dated.texts);
    if (found.titles.length > 0) return { ...found, year };
  }
  const tables = texts ? [turnedByMonths(texts), plainMonthTable(model, columns, texts)] : [];
  for (const table of tables) {
    const found = table && withoutThese(BOTH, model, columns, place, table);
    if (found) return found;
  }
  return { block, titles: [] };
}

/**
 * Figures beside names of which some are of no row: those of the others, for their rows. Null where no name
 * is known, or heads aren't.
 */
export function withoutUnknown(
  model: GridModel,
  columns: readonly GridColumn[],
  place: Place,
  block: Block,
  names: readonly string[],
): Untitled | null {
  const unknown = names.filter((name) => !isTotal(name));
  const isUnknown = (name: unknown): boolean =>
    typeof name === 'string' && unknown.includes(name.trim());
  const known = block.filter(([name]) => !isUnknown(name));
  if (known.length === block.length) return null;
  const untitled = withoutTitles(model, columns, place, known);
  return untitled.named ? { ...untitled, unknown } : null;
}

/** With months in its rows, as books list what was earned, and names of rows above: a row for each name. */
function turnedByMonths(texts: Texts): Texts | null {
  if (!texts.some(([side = '']) => readMonthYear(side) !== null)) return null;
  return turnedOver(texts, '');
}

/** Sums between the periods where the figures go are passed by, unless the block has them. */
function withoutThese(
  titles: Titles,
  model: GridModel,
  columns: readonly GridColumn[],
  place: Place,
  texts: Texts,
): Untitled | null {
  const { above, beside } = titles;
  const heads = texts.slice(0, above).flatMap((row) => row.slice(beside).filter(isFilled));
  const months =
    beside > 0 && above > 0 ? firstOfMonths(withoutOthers(heads, columns), columns) : -1;
  const left = months >= 0 ? months : place.left;
  const spread = pastTotals(model, columns, { left, beside }, texts);
  return without(titles, model, columns, place, spread.texts);
}

/** Null where the block has no such titles, or they name other columns and rows. */
function without(
  { above, beside, isAnywhere: isNamedAnywhere = false }: Titles,
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Place,
  texts: Texts,
): Untitled | null {
  const isBoth = above > 0 && beside > 0;
  const line = texts.slice(0, above).flatMap((row) => row.slice(beside));
  const heads = isBoth ? withoutOthers(line, columns) : line;
  const months = isBoth ? firstOfMonths(heads, columns) : -1;
  const isHere = above === 0 || areHeads(heads, columns.slice(left));
  const at = isHere ? left : months;
  if (at < 0) return null;
  const isAnywhere = months >= 0 || isNamedAnywhere;
  const rowsOf = beside > 0 ? rowNames(model, columns) : undefined;
  const lines = texts.slice(above).filter((row) => !isAnywhere || row.some(isFilled));
  // Without months only the name of a total may be of no row.
  const isForeign = ([name = '']: readonly string[]): boolean =>
    isAnywhere && isFilled(name) && rowsOf?.(name).length === 0 && (isBoth || isTotal(name));
  const taken = lines.filter((row) => !isForeign(row));
  const sides = beside === 0 ? [] : taken.map(([name = '']) => name);
  const end = heads.length < line.length ? beside + heads.length : undefined;
  const figures = taken.map((row) => row.slice(beside, end));
  const goingTo = columns.slice(at, at + (figures[0]?.length ?? 0));
  const takes = (row: number): boolean =>
    row < model.rowCount && goingTo.some(({ id }) => model.cell(row, id).editable);
  const sought = { top, isAnywhere, takes };
  const rows = beside > 0 ? rowsNamed(model, rowsOf, sides, sought) : undefined;
  if (rows === null) return null;
  if (!goInto(model, columns, { top, left: at, rows }, figures)) return null;
  const taking = sides.filter((_, index) => takes(rows?.[index] ?? top + index));
  const names = taking.length > 0 ? taking : sides;
  const aside = lines.filter((row) => isForeign(row) && row.slice(beside).some(isFilled));
  return {
    block: figures,
    titles: [...heads, ...names].map((text) => text.trim()).filter(isFilled),
    ...(rows ? { named: { rows, left: at } } : {}),
    ...(isHere && (rows?.[0] ?? top) === top ? {} : { elsewhere: true }),
    ...leftOut(
      aside.map(([name = '']) => name.trim()),
      line.slice(heads.length).flatMap((text) => (isFilled(text) ? [text.trim()] : [])),
    ),
  };
}

/** What has no place here: lines that no row is called as, and columns beside the months. */
function leftOut(
  names: readonly string[],
  heads: readonly string[],
): Pick<Untitled, 'totals' | 'unknown'> {
  const all = [...new Set([...heads, ...names])];
  const totals = all.filter(isTotal);
  const unknown = all.filter((name) => !isTotal(name));
  return {
    ...(totals.length > 0 ? { totals } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
  };
}

/** Whether a column says what rows are called, and isn't typed. */
function namesRows(model: GridModel, row: number, column: GridColumn | undefined): boolean {
  if (!column?.pinned || row >= model.rowCount) return false;
  return !model.cell(row, column.id).editable;
}

function areHeads(heads: readonly string[], columns: readonly GridColumn[]): boolean {
  return (
    heads.some(isFilled) && heads.every((text, at) => !isFilled(text) || isHead(text, columns[at]))
  );
}

/**
 * The first of the columns that are just these months, one beside the other but for sums between them; −1 where
 * there are none.
 */
function firstOfMonths(heads: readonly string[], columns: readonly GridColumn[]): number {
  const months = heads.filter(isFilled);
  const isMonth = (text: string, column: GridColumn | undefined): boolean =>
    column !== undefined && readMonthYear(text) !== null && isCalled(text, column.header);
  if (months.length === 0) return -1;
  return columns.findIndex(({ header }, start) => {
    if (!isCalled(months[0] ?? '', header)) return false;
    const periods = columns.slice(start).filter(({ total }) => !total);
    return months.every((text, at) => isMonth(text, periods[at]));
  });
}

/** Months without what stands beside the last, a sum of them or another figure, where it isn't the very next column here too. */
function withoutOthers(
  heads: readonly string[],
  columns: readonly GridColumn[],
): readonly string[] {
  const end = heads.findLastIndex((head) => readMonthYear(head) !== null) + 1;
  const [months, others] = [heads.slice(0, end), heads.slice(end)];
  if (months.length === 0 || others.length === 0) return heads;
  const first = firstOfMonths(months, columns);
  const next = columns[first + months.length];
  return first < 0 || (next && isCalled(others[0] ?? '', next.header)) ? heads : months;
}

/** A column's name, perhaps with more words ('Inflación anual'), another name of it, or its unit alone. */
function isHead(text: string, column: GridColumn | undefined): boolean {
  if (!column) return false;
  const { header, also = [], unit } = column;
  if (isCalled(text, header) || text.replace(/[\s()]/g, '') === unit) return true;
  const said = wordsOf(text);
  const isIn = (name: string): boolean => wordsOf(name).every((word) => said.includes(word));
  return (
    !isFigure(text) && [header, ...also].some((name) => wordsOf(name).length > 0 && isIn(name))
  );
}

/**
 * Whether texts are figures for the cells where they would go, at least one: none of them is a word, or goes
 * where words are typed, but for what stands there already. New columns are made for no figure with a name.
 */
function goInto(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left, rows }: { top: number; left: number; rows: readonly number[] | undefined },
  texts: Texts,
): boolean {
  if (rows && model.newColumnId && left + (texts[0]?.length ?? 0) > columns.length) return false;
  let figures = 0;
  const fits = texts.every((line, at) =>
    line.every((text, offset) => {
      if (!isFilled(text)) return true;
      const [row, column] = [rows?.[at] ?? top + at, columns[left + offset]];
      if (!column || row >= model.rowCount) {
        if (isFigure(text)) figures += 1;
        return isFigure(text);
      }
      const isNumber = isFigure(text) && !takesWords(model, row, column.id);
      if (isNumber) figures += 1;
      return isNumber || model.cell(row, column.id).text.trim() === text.trim();
    }),
  );
  return fits && figures > 0;
}

function isFigure(text: string): boolean {
  return (['number', 'percent'] as const).some(
    (kind) => !('error' in kinds[kind].parse(text, { kind, label: '' })),
  );
}
