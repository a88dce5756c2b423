import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import { OF_PARTS, READ_ONLY } from './cell-plan.ts';
import type { Block } from './clipboard-block.ts';
import { type PastePlan, planPaste } from './paste.ts';
import { isFigure } from './stray-titles.ts';
import { isFilled, textsOf } from './texts.ts';

/** Rows on which figures of elsewhere would fall, and that take none. */
export interface Closed {
  readonly rows: readonly number[];
  /** They add up those below them. */
  readonly areSums: boolean;
  /** How many figures would fall on them. */
  readonly count: number;
  /** How the figures go to the next rows that take them, in their order. */
  readonly skipping: PastePlan;
}

/**
 * Figures without names that would fall on rows which are computed, with others below that are typed: those
 * would be lost, and who copied them without subtotals would find each of the rest a row too far. Null of any
 * other block. `plan`: as they stand in it.
 */
export function closedRows(
  model: GridModel,
  columns: readonly GridColumn[],
  selection: Rectangle,
  block: Block,
  plan: PastePlan,
): Closed | null {
  const texts = textsOf(block);
  const isOfFigures = texts?.flat().every((text) => !isFilled(text) || isFigure(text));
  if (!isOfFigures || block.length < 2) return null;
  const taking = new Set(plan.edits.map(({ row }) => row));
  const lost = plan.refused.filter(
    ({ row, reason }) => (reason === READ_ONLY || reason === OF_PARTS) && !taking.has(row),
  );
  const rows = [...new Set(lost.map(({ row }) => row))];
  const [first] = rows;
  if (first === undefined || taking.size === 0) return null;
  const pasted = columns.slice(selection.left, selection.left + (block[0]?.length ?? 1));
  const isClosed = (row: number): boolean =>
    row < model.rowCount && pasted.every(({ id }) => !model.cell(row, id).editable);
  let below = first + 1;
  while (isClosed(below)) below += 1;
  if (below >= model.rowCount) return null;
  const isSum = (row: number): boolean => {
    const { kind, expanded } = model.row(row);
    const hasParts = pasted.some(({ id }) => model.parts?.(row, id));
    return kind !== 'data' || (expanded !== undefined && !hasParts);
  };
  const skipping = planPaste(model, columns, selection, block, isClosed);
  return { rows, areSums: rows.every(isSum), count: lost.length, skipping };
}
