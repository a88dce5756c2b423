import { kinds, readMonthYear } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';

type Texts = readonly (readonly string[])[];

export interface Untitled {
  readonly block: Block;
  /** What was left out. */
  readonly titles: readonly string[];
}

/**
 * Figures that were copied with the heads above them, the names beside them, or both, without these:
 * the cells would refuse them, and each figure would go a row or a column too far. Only where they
 * name the very columns and rows that the figures go to; any other block stays as it is.
 */
export function withoutTitles(
  model: GridModel,
  columns: readonly GridColumn[],
  { top, left }: Pick<Rectangle, 'top' | 'left'>,
  block: Block,
): Untitled {
  const whole: Untitled = { block, titles: [] };
  const texts = textsOf(block);
  if (!texts || !takesFigures(model, top, columns[left])) return whole;
  const names = namesFrom(model, columns, top, block.length);
  const areTitles = (found: readonly string[], named: (at: number) => string): boolean =>
    found.some((text) => text.trim() !== '') &&
    found.every((text, at) => text.trim() === '' || isCalled(text, named(at)));
  for (const [above, beside] of [
    [1, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const heads = texts.slice(0, above).flatMap((row) => row.slice(beside));
    const sides = beside === 0 ? [] : texts.slice(above).map(([name = '']) => name);
    const rest = texts.slice(above).map((row) => row.slice(beside));
    if (above > 0 && !areTitles(heads, (at) => columns[left + at]?.header ?? '')) continue;
    if (beside > 0 && !areTitles(sides, (at) => names[at] ?? '')) continue;
    if (!areFigures(rest)) continue;
    const titles = [...heads, ...sides].map((text) => text.trim()).filter((text) => text !== '');
    return { block: block.slice(above).map((row) => row.slice(beside)), titles };
  }
  return whole;
}

/** Null where the grid itself wrote of a cell that it isn't typed. */
function textsOf(block: Block): Texts | null {
  const isText = (cell: unknown): cell is string => typeof cell === 'string';
  const rows = block.map((row) => row.filter(isText));
  return rows.every((row, at) => row.length === block[at]?.length) ? rows : null;
}

/** Whether texts would be refused in a cell. */
function takesFigures(model: GridModel, row: number, column: GridColumn | undefined): boolean {
  if (!column || row >= model.rowCount || !model.cell(row, column.id).editable) return false;
  const editor = model.editor(row, column.id);
  return editor.type === 'text' && editor.numeric;
}

/** The names of so many rows from one on, without those that tell of another. */
function namesFrom(
  model: GridModel,
  columns: readonly GridColumn[],
  top: number,
  count: number,
): readonly string[] {
  const name = columns.find(({ pinned }) => pinned)?.id;
  const names: string[] = [];
  if (name === undefined) return names;
  for (let row = top; row < model.rowCount && names.length < count; row += 1) {
    if (!model.row(row).remark) names.push(model.cell(row, name).text);
  }
  return names;
}

/** The same words, or the same month: 'mar-28' is 'mar 2028'. */
function isCalled(text: string, name: string): boolean {
  if (foldedWords(text) === foldedWords(name)) return true;
  const [one, other] = [readMonthYear(text), readMonthYear(name)];
  return one !== null && one.month === other?.month && one.year === other.year;
}

/** Numbers and nothing else, at least one. */
function areFigures(texts: Texts): boolean {
  const filled = texts.flat().filter((text) => text.trim() !== '');
  const isFigure = (text: string): boolean =>
    (['number', 'percent'] as const).some(
      (kind) => !('error' in kinds[kind].parse(text, { kind, label: '' })),
    );
  return filled.length > 0 && filled.every(isFigure);
}
