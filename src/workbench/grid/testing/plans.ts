import type { CellEdit } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';

export const rectangle = (top: number, left: number, bottom: number, right: number): Rectangle => ({
  top,
  left,
  bottom,
  right,
});

/** What a plan writes where: 'a0=1'. */
export const texts = (plan: { readonly edits: readonly CellEdit[] }): string[] =>
  plan.edits.map(({ columnId, row, text }) => `${columnId}${row}=${text}`);
