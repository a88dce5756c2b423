import { plainNumber } from '../../../tool/index.ts';
import { fold } from '../../../ui/fold.ts';
import type { CellAddress, CellEdit, GridModel } from '../model.ts';
import { displayOrder } from './selection.ts';

/** The cells that hold a text, row by row, drawn or not: as they are painted, or as their number is typed. */
export function findCells(model: GridModel, text: string): readonly CellAddress[] {
  const wanted = fold(text.trim());
  if (wanted === '') return [];
  const columns = displayOrder(model.columns).filter((column) => !column.button);
  const found: CellAddress[] = [];
  for (let row = 0; row < model.rowCount; row += 1) {
    for (const { id } of columns) {
      const { text: painted, value } = model.cell(row, id);
      const typed = typeof value === 'number' && Number.isFinite(value) ? plainNumber(value) : '';
      if (fold(painted).includes(wanted) || typed.includes(wanted))
        found.push({ row, columnId: id });
    }
  }
  return found;
}

/** What puts another text in the place of one, in those of the cells that can be typed and have it as typed. */
export function replaceIn(
  model: GridModel,
  cells: readonly CellAddress[],
  text: string,
  by: string,
): readonly CellEdit[] {
  const wanted = new RegExp(escaped(text.trim()), 'giu');
  return cells.flatMap(({ row, columnId }) => {
    if (!model.cell(row, columnId).editable) return [];
    const before = model.editor(row, columnId).text;
    const after = before.replace(wanted, () => by);
    return after === before ? [] : [{ row, columnId, text: after }];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
