import { kinds, readMonthYear } from '../../../tool/index.ts';
import { foldedWords, wordsOf } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';

type Texts = readonly (readonly string[])[];

const TOTAL = /^((gran )?(sub)?total(es)?\b|suma$)/;

export interface Untitled {
  readonly block: Block;
  /** What was left out. */
  readonly titles: readonly string[];
  /** Where their names say which rows the figures are of: the row of each line, and their first column. */
  readonly named?: { readonly rows: readonly number[]; readonly left: number };
  /** The titles named other columns or rows than where one is. */
  readonly elsewhere?: boolean;
  /** Totals of what is pasted, which have no place here. */
  readonly totals?: readonly string[];
}

/**
 * Figures that were copied with the heads above them, the names beside them, or both, without these:
 * the cells would refuse them, and each figure would go a row or a column too far. Only where they
 * name the very columns and rows that the figures go to; any other block stays as it is. Pasted upon
 * the names of rows, with heads above, the figures go beside these names. Where both months and rows
 * are named the figures go where both say, wherever one is, without totals that no row is called.
 */
export function withoutTitles(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Pick<Rectangle, 'top' | 'left'>,
  block: Block,
): Untitled {
  const whole: Untitled = { block, titles: [] };
  const texts = textsOf(block);
  if (!texts) return whole;
  const onNames = namesRows(model, top, columns[left]);
  const places: readonly (readonly [number, number])[] = onNames
    ? [[1, 1]]
    : [
        [1, 1],
        [1, 0],
        [0, 1],
      ];
  const first = onNames ? left + 1 : left;
  for (const [above, beside] of places) {
    const all = texts.slice(0, above).flatMap((row) => row.slice(beside));
    const isBoth = above > 0 && beside > 0;
    const heads = isBoth ? withoutTotal(all, columns) : all;
    const months = isBoth ? firstOfMonths(heads, columns) : -1;
    const isHere = above === 0 || areHeads(heads, columns.slice(first));
    const at = isHere ? first : months;
    if (at < 0) continue;
    const isTotal = ([name = '']: readonly unknown[]): boolean =>
      months >= 0 && isForeignTotal(model, columns, String(name));
    const lines = texts.slice(above);
    const kept = lines.filter((line) => !isTotal(line));
    const sides = beside === 0 ? [] : kept.map(([name = '']) => name);
    const rows = beside > 0 ? rowsNamed(model, columns, top, sides, months >= 0) : undefined;
    if (rows === null) continue;
    const end = heads.length < all.length ? beside + heads.length : undefined;
    const figures = kept.map((row) => row.slice(beside, end));
    if (!goInto(model, columns, { top, left: at, rows }, figures)) continue;
    const totals = [
      ...all.slice(heads.length),
      ...lines.filter(isTotal).map(([name = '']) => name),
    ];
    return {
      block: figures,
      titles: [...heads, ...sides].map((text) => text.trim()).filter((text) => text !== ''),
      ...(rows ? { named: { rows, left: at } } : {}),
      ...(isHere && (rows?.[0] ?? top) === top ? {} : { elsewhere: true }),
      ...(totals.length > 0 ? { totals: totals.map((text) => text.trim()) } : {}),
    };
  }
  return whole;
}

/** Null where the grid itself wrote of a cell that it isn't typed. */
function textsOf(block: Block): Texts | null {
  const isText = (cell: unknown): cell is string => typeof cell === 'string';
  const rows = block.map((row) => row.filter(isText));
  return rows.every((row, at) => row.length === block[at]?.length) ? rows : null;
}

/** Whether a column says what rows are called, and isn't typed. */
function namesRows(model: GridModel, row: number, column: GridColumn | undefined): boolean {
  if (!column?.pinned || row >= model.rowCount) return false;
  return !model.cell(row, column.id).editable;
}

function areHeads(heads: readonly string[], columns: readonly GridColumn[]): boolean {
  return (
    heads.some((text) => text.trim() !== '') &&
    heads.every((text, at) => text.trim() === '' || isHead(text, columns[at]))
  );
}

/** The first of the columns that are just these months, one beside the other; −1 where there are none. */
function firstOfMonths(heads: readonly string[], columns: readonly GridColumn[]): number {
  const isMonth = (text: string, column: GridColumn | undefined): boolean =>
    column !== undefined && readMonthYear(text) !== null && isCalled(text, column.header);
  return columns.findIndex((_, start) =>
    heads.every((text, at) => isMonth(text, columns[start + at])),
  );
}

/** Months without the sum of them beside the last, where it isn't the very next column here too. */
function withoutTotal(heads: readonly string[], columns: readonly GridColumn[]): readonly string[] {
  const months = heads.slice(0, -1);
  const isSum = months.length > 0 && TOTAL.test(foldedWords(heads.at(-1) ?? ''));
  if (!isSum) return heads;
  const first = firstOfMonths(months, columns);
  const next = columns[first + months.length];
  return first < 0 || (next && isCalled(heads.at(-1) ?? '', next.header)) ? heads : months;
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

/** Whether a line is the sum of those above it where they come from, and no row is called so here. */
function isForeignTotal(model: GridModel, columns: readonly GridColumn[], name: string): boolean {
  if (!TOTAL.test(foldedWords(name))) return false;
  const isOf = rowNames(model, columns);
  return !Array.from({ length: model.rowCount }, (_, row) => row).some((row) => isOf?.(row, name));
}

/** Tells what rows are called, where a column says it. */
function rowNames(
  model: GridModel,
  columns: readonly GridColumn[],
): ((row: number, name: string) => boolean) | undefined {
  const column = columns.find(({ pinned }) => pinned)?.id;
  if (column === undefined) return undefined;
  return (row, name) => {
    const { text, value } = model.cell(row, column);
    return isCalled(name, text) || (typeof value === 'string' && isCalled(name, value));
  };
}

/**
 * The row that each of some names is of: the first is where one is or, where that may be anywhere, the
 * only one that is called so; another the next one or, with others between, the only one below that
 * is called so. Null where a name is of no such row.
 */
function rowsNamed(
  model: GridModel,
  columns: readonly GridColumn[],
  top: number,
  names: readonly string[],
  anywhere: boolean,
): readonly number[] | null {
  const isOf = rowNames(model, columns);
  if (!isOf || names.every((name) => name.trim() === '')) return null;
  const rows: number[] = [];
  let next = top;
  for (const name of names) {
    while (rows.length > 0 && next < model.rowCount && model.row(next).remark) next += 1;
    if (next >= model.rowCount) return null;
    if (name.trim() !== '' && !isOf(next, name)) {
      const isFirst = rows.length === 0;
      const from = isFirst ? 0 : next;
      const below = Array.from({ length: model.rowCount - from }, (_, at) => from + at);
      const [only, another] = below.filter((row) => !model.row(row).remark && isOf(row, name));
      if ((isFirst && !anywhere) || only === undefined || another !== undefined) return null;
      next = only;
    }
    rows.push(next);
    next += 1;
  }
  return rows;
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
      if (text.trim() === '') return true;
      const [row, column] = [rows?.[at] ?? top + at, columns[left + offset]];
      if (!column || row >= model.rowCount) {
        if (isFigure(text)) figures += 1;
        return isFigure(text);
      }
      if (model.cell(row, column.id).text.trim() === text.trim()) return true;
      if (isFigure(text)) figures += 1;
      return isFigure(text) && !takesWords(model, row, column.id);
    }),
  );
  return fits && figures > 0;
}

function takesWords(model: GridModel, row: number, columnId: string): boolean {
  if (!model.cell(row, columnId).editable) return false;
  const editor = model.editor(row, columnId);
  return editor.type !== 'text' || !editor.numeric;
}

/** The same words, or the same month: 'mar-28' is 'mar 2028'. */
function isCalled(text: string, name: string): boolean {
  if (foldedWords(text) === foldedWords(name)) return true;
  const [one, other] = [readMonthYear(text), readMonthYear(name)];
  return one !== null && one.month === other?.month && one.year === other.year;
}

function isFigure(text: string): boolean {
  return (['number', 'percent'] as const).some(
    (kind) => !('error' in kinds[kind].parse(text, { kind, label: '' })),
  );
}
