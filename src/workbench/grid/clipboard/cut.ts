import type { GridController } from '../controller.ts';
import { applyEdits } from '../editing/apply-edits.ts';
import type { EditPlan } from './cell-plan.ts';
import type { Block } from './clipboard-block.ts';
import { planClear } from './fill.ts';
import type { CellEdit } from '../model.ts';

/** What was cut last, until it is pasted or something else is copied: it stays where it was until then. */
let waiting: { readonly grid: GridController; readonly exact: string } | null = null;

export function waitToMove(grid: GridController, exact: string): void {
  waiting = { grid, exact };
}

export function forgetCut(): void {
  waiting = null;
}

export function isCut(block: Block): boolean {
  return waiting !== null && JSON.stringify(block) === waiting.exact;
}

const STAYED = 'Se pegó una copia: lo cortado sigue en su lugar.';

/**
 * Pastes what was cut and takes it away from where it was, which is one step within a grid. What isn't pasted
 * whole stays there as well, and so does what was let go meanwhile; `say` tells of it.
 */
export function applyMove(
  grid: GridController,
  plan: EditPlan,
  say: (stayed: string) => void,
): boolean {
  const emptied = emptiedBy(plan);
  if (!emptied) {
    if (plan.edits.length > 0) say(STAYED);
    return applyEdits(grid, plan, 'paste');
  }
  const { from, edits } = emptied;
  forgetCut();
  if (from !== grid) {
    return applyEdits(grid, plan, 'paste') && applyEdits(from, { edits, refused: [] }, 'move');
  }
  const pasted = new Set(plan.edits.map(placeOf));
  const left = edits.filter((edit) => !pasted.has(placeOf(edit)));
  return applyEdits(grid, { edits: [...plan.edits, ...left], refused: [] }, 'move');
}

function emptiedBy({ refused }: EditPlan): { from: GridController; edits: CellEdit[] } | null {
  if (!waiting || refused.length > 0) return null;
  const { grid: from } = waiting;
  const lines = from.copied.linesIn(from.model, from.columns);
  if (!lines) return null;
  const cells = lines.rows.flatMap((row) =>
    lines.cols.map((col) => ({ top: row, bottom: row, left: col, right: col })),
  );
  const { edits } = planClear(from.model, from.columns, cells);
  return edits.length > 0 ? { from, edits: edits.map((edit) => ({ ...edit, isCut: true })) } : null;
}

const placeOf = ({ row, columnId }: CellEdit): string => `${row} ${columnId}`;
