import { readMonthYear } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';

/** Figures of elsewhere, and the titles above or beside them that name nothing here. */
export interface Stray {
  readonly titles: readonly string[];
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
  const texts = block.map((row) => row.filter((cell) => typeof cell === 'string'));
  if (texts.some((row, at) => row.length !== block[at]?.length)) return null;
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
    if (!model.cell(row, id).editable) return true;
    const editor = model.editor(row, id);
    return editor.type === 'text' && editor.numeric;
  };
  const titled = [
    ...(above ? heads.map((text, at) => ({ text, row: top, col: left + at })) : []),
    ...(beside ? sides.map((text, at) => ({ text, row: top + at, col: left })) : []),
  ].filter(({ text }) => isFilled(text));
  if (!titled.every(({ row, col }) => refuses(row, col))) return null;
  const onNames = beside && columns[left]?.pinned === true;
  return {
    titles: [...new Set(titled.map(({ text }) => text.trim()))],
    figures,
    left: onNames ? left + 1 : left,
  };
}

const isFilled = (text: string): boolean => text.trim() !== '';

const isFigure = (text: string): boolean =>
  readMonthYear(text) === null && /^[-–—]$|^\W*(COP\W*)?\d/i.test(text.trim());

const isTitle = (text: string): boolean =>
  readMonthYear(text) !== null || (/\p{L}{2}/u.test(text) && !isFigure(text));

const areTitles = (texts: readonly string[]): boolean =>
  texts.some(isTitle) && texts.every((text) => !isFilled(text) || isTitle(text));
