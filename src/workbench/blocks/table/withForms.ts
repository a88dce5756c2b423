import type { GridModel } from '../../grid/index.ts';

/**
 * The same sheet, where a touch opens what is typed, and what isn't configured yet. Rows of which
 * `opens` says no are typed in place.
 */
export function withForms<G extends GridModel>(
  grid: G,
  opens: (row: number) => boolean = () => true,
): G {
  const cell: GridModel['cell'] = (row, columnId) => {
    const shown = grid.cell(row, columnId);
    const isTyped = shown.editable || shown.invitation !== undefined;
    if (!isTyped || !opens(row)) return shown;
    // The first touch opens it: there is nothing to invite to, and no room for it.
    const { invitation: _, ...rest } = shown;
    return { ...rest, opens: true };
  };
  // With its getters, and all its own: a sorted view is made of what a grid has itself.
  const own = Object.getOwnPropertyDescriptors(grid);
  return Object.defineProperties({}, { ...own, cell: { value: cell, enumerable: true } }) as G;
}
