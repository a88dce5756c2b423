import type { GridController } from '../controller.ts';
import { wholeLines, wholeSpan, wholeTable } from '../selection/selection-moves.ts';

/** The rows or the columns of all that is selected, from end to end. */
export function selectWhole(grid: GridController, lines: 'rows' | 'columns'): void {
  const { extent, selected, selecting, span } = grid;
  if (!span) return;
  selected.change((range) => wholeLines(range, lines, extent));
  selecting.extend(wholeSpan(span, lines, extent));
  grid.focusActive();
}

export function selectAll(grid: GridController): void {
  const { active, extent, selecting } = grid;
  if (!active) return;
  selecting.select(wholeTable(active, extent));
  grid.focusActive();
}
