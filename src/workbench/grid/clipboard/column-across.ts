import type { GridColumn, GridModel } from '../model.ts';
import { isSingle, type Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';
import { type PastePlan, planPaste } from './paste.ts';
import { isFigure } from './stray-titles.ts';
import { textsOf } from './texts.ts';

/**
 * How a column of figures of elsewhere goes along the row of one cell, where records stand side by side and it would
 * run down into rows of something else, some of which take nothing: in most spreadsheets records stand one below the
 * other. Null of any other block.
 */
export function columnAcross(
  model: GridModel,
  columns: readonly GridColumn[],
  target: Rectangle,
  block: Block,
): PastePlan | null {
  const figures = textsOf(block)?.flat() ?? [];
  const isColumn = block.length > 1 && figures.length === block.length;
  const isOfRecords = model.records?.along === 'columns' && model.inTime !== true;
  if (!isColumn || !isOfRecords || !isSingle(target) || !figures.every(isFigure)) return null;
  const down = planPaste(model, columns, target, block);
  if (down.refused.length === 0 || target.left + figures.length > columns.length) return null;
  const across = planPaste(model, columns, target, [figures]);
  return across.refused.length === 0 ? across : null;
}
