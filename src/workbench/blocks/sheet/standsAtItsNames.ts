import type { GridModel, GridSelection } from '../../grid/index.ts';

/** Whether what is pasted upon the names of rows has the same ones there, or rows have no names. */
export function standsAtItsNames(
  model: GridModel,
  selection: GridSelection | null,
  pasted: readonly (readonly string[])[],
): boolean {
  if (model.records?.along !== 'columns') return true;
  if (!selection || model.records.at(selection.active) !== null) return false;
  const { row, columnId } = selection.active;
  const isAt = (name: string, at: number): boolean =>
    at < model.rowCount && model.cell(at, columnId).text.trim() === name.trim();
  // A row that invites to add something is copied without its name.
  return pasted.every(([name = ''], at) => name.trim() === '' || isAt(name, row + at));
}
