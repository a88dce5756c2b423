import { readMonthYear } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';
import { isCalled, rowNames } from './named-rows.ts';
import { beginsAsFigure, isFilled, takesWords, textsOf } from './texts.ts';

/** Figures of elsewhere, and the titles above or beside them that don't name the cells where one is. */
export interface Stray {
  /** Those that no row or column here is called as; all, where each is one's here, though of other cells. */
  readonly titles: readonly string[];
  readonly areElsewhere: boolean;
  readonly figures: Block;
  /** Where these would go: beside the names of rows, where they were pasted upon those. */
  readonly left: number;
}

/**
 * What has titles of its own that no row or column here is called as. The cells would refuse them, and each
 * figure would go a row or a column too far, over others. Null where the cells take texts, and of a block
 * that isn't titles and figures alone.
 */
export function strayTitles(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Pick<Rectangle, 'top' | 'left'>,
  block: Block,
): Stray | null {
  const texts = textsOf(block);
  if (!texts) return null;
  const sides = texts.map(([side = '']) => side);
  const beside = areTitles(sides.length > 1 ? sides.slice(1) : sides) && !isFigure(sides[0] ?? '');
  const heads = texts[0] ?? [];
  const above = texts.length > 1 && areTitles(beside ? heads.slice(1) : heads);
  if (!beside && !above) return null;
  const figures = texts.slice(above ? 1 : 0).map((row) => row.slice(beside ? 1 : 0));
  const body = figures.flat().filter(isFilled);
  if (!body.some((text) => /\d/.test(text)) || !body.every(isFigure)) return null;
  const refuses = (row: number, col: number): boolean => {
    const id = columns[col]?.id;
    if (id === undefined) return model.newColumnId === undefined;
    if (row >= model.rowCount) return !model.rowsCanGrow;
    return !takesWords(model, row, id);
  };
  const titled = [
    ...(above ? heads.map((text, at) => ({ text, row: top, col: left + at })) : []),
    ...(beside ? sides.map((text, at) => ({ text, row: top + at, col: left })) : []),
  ].filter(({ text }) => isFilled(text));
  if (!titled.every(({ row, col }) => refuses(row, col))) return null;
  const onNames = beside && columns[left]?.pinned === true;
  // What stands in the corner names neither a row nor a column.
  const corner = above && beside ? 1 : 0;
  const names = [...(above ? heads.slice(corner) : []), ...(beside ? sides.slice(corner) : [])];
  return {
    ...toldOf(model, columns, names),
    figures,
    left: onNames ? left + 1 : left,
  };
}

function toldOf(
  model: GridModel,
  columns: readonly GridColumn[],
  names: readonly string[],
): Pick<Stray, 'titles' | 'areElsewhere'> {
  const rowsOf = rowNames(model, columns);
  const isHere = (text: string): boolean =>
    columns.some(({ header }) => isCalled(text, header)) || (rowsOf?.(text).length ?? 0) > 0;
  const titles = [...new Set(names.filter(isFilled).map((text) => text.trim()))];
  const unknown = titles.filter((text) => !isHere(text));
  const areElsewhere = unknown.length === 0;
  return { titles: areElsewhere ? titles : unknown, areElsewhere };
}

export const isFigure = (text: string): boolean =>
  readMonthYear(text) === null && (/^[-–—]$/.test(text.trim()) || beginsAsFigure(text));

const isTitle = (text: string): boolean =>
  readMonthYear(text) !== null || (/\p{L}{2}/u.test(text) && !isFigure(text));

const areTitles = (texts: readonly string[]): boolean =>
  texts.some(isTitle) && texts.every((text) => !isFilled(text) || isTitle(text));
