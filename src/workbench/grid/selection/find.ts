import { plainNumber } from '../../../tool/index.ts';
import { fold } from '../../../ui/fold.ts';
import type { CellAddress, CellEdit, GridCell, GridModel, GridRanges } from '../model.ts';
import { amountSought, holdsAmount, replacedAmounts } from './amounts.ts';
import { displayOrder, isSingle, rectanglesOf } from './selection.ts';

/** Rectangles of a table, by the ids of their rows and columns: it stays the same part when rows come and go. */
export type TablePart = readonly {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}[];

/** What is selected, to look for a text in it alone; null where that is a cell or none. */
export function selectedPart(model: GridModel, selection: GridRanges | null): TablePart | null {
  const columns = displayOrder(model.columns);
  const rectangles = selection ? rectanglesOf(selection, columns, model.rowCount) : [];
  if (rectangles.every(isSingle) && rectangles.length < 2) return null;
  return rectangles.map(({ top, left, bottom, right }) => ({
    rows: new Set(Array.from({ length: bottom - top + 1 }, (_, step) => model.row(top + step).id)),
    columns: new Set(columns.slice(left, right + 1).map(({ id }) => id)),
  }));
}

/**
 * The cells that hold a text, row by row, drawn or not: as they are painted, or as their number is typed.
 * Of the whole table, or of a part of it.
 */
export function findCells(
  model: GridModel,
  text: string,
  part: TablePart | null = null,
): readonly CellAddress[] {
  // Spaces count: 'Apto ' is no part of 'Aptos'.
  const wanted = fold(text);
  if (wanted.trim() === '') return [];
  const amount = amountSought(wanted);
  const columns = displayOrder(model.columns).filter((column) => !column.button);
  const found: CellAddress[] = [];
  const isTypedSo = (value: GridCell['value']): boolean =>
    typeof value === 'number' && plainNumber(value).includes(wanted.trim());
  for (let row = 0; row < model.rowCount; row += 1) {
    const inRow = part?.filter(({ rows }) => rows.has(model.row(row).id));
    for (const { id } of columns) {
      if (inRow && !inRow.some((rectangle) => rectangle.columns.has(id))) continue;
      const { text: painted, value } = model.cell(row, id);
      if (
        fold(painted).includes(wanted) ||
        isTypedSo(value) ||
        (amount && holdsAmount(value, amount))
      )
        found.push({ row, columnId: id });
    }
  }
  return found;
}

/** Of a number as it is painted: ',00', and the zero of '2,50'. */
const DECIMAL_ZEROS = /,0+$|(?<=,\d*?[1-9])0+$/u;

/** What puts another text in the place of one, in those of the cells in which it was typed and can be again. */
export function replaceIn(
  model: GridModel,
  cells: readonly CellAddress[],
  text: string,
  by: string,
): readonly CellEdit[] {
  const wanted = fold(text);
  const amount = amountSought(wanted);
  return cells.flatMap(({ row, columnId }) => {
    const { editable, computed, value } = model.cell(row, columnId);
    if (wanted.trim() === '' || !editable || computed) return [];
    const before = model.editor(row, columnId).text;
    // '50,00' as it is painted is the whole of what is typed as '50'.
    if (typeof value === 'number' && DECIMAL_ZEROS.test(wanted.trim())) {
      const isWhole = wanted.trim().replace(DECIMAL_ZEROS, '') === plainNumber(value);
      return isWhole ? [{ row, columnId, text: by.trim() }] : [];
    }
    const isAmount = typeof value === 'number' && amount !== null;
    const after = isAmount ? replacedAmounts(before, amount, by) : replaced(before, wanted, by);
    return after === before ? [] : [{ row, columnId, text: after }];
  });
}

/** `wanted` is folded, and so is found as it is searched for: 'bogota' in 'Bogotá'. */
function replaced(text: string, wanted: string, by: string): string {
  // Each letter with its marks, and where the letters that it folds to come from.
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const from = letters.flatMap((letter, at) => Array.from(fold(letter), () => at));
  const folded = Array.from(letters.map(fold).join(''));
  const sought = Array.from(wanted);
  let after = '';
  let done = 0;
  for (let at = 0; at + sought.length <= folded.length; at += 1) {
    if (sought.some((letter, step) => folded[at + step] !== letter)) continue;
    const [start = 0, end = 0] = [from[at], from[at + sought.length - 1]];
    after += letters.slice(done, start).join('') + by;
    done = end + 1;
    at += sought.length - 1;
  }
  return after + letters.slice(done).join('');
}
