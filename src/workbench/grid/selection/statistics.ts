import type { GridModel, GridSelection } from '../model.ts';
import { contains, displayOrder, isFilled, rectanglesOf } from './selection.ts';

export type NumberKind = 'money' | 'percent' | 'number';

export interface SelectionStatistics {
  /** Selected cells, empty ones too. */
  readonly cells: number;
  /** Cells that hold something. */
  readonly count: number;
  readonly numbers: number;
  /** Null where no number is selected; the four agree with Excel's status bar. */
  readonly sum: number | null;
  readonly average: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** What all the numbers are, by how they are painted. */
  readonly kind: NumberKind | 'mixed';
}

export function selectionStatistics(
  model: GridModel,
  selection: GridSelection | null,
): SelectionStatistics | null {
  const columns = displayOrder(model.columns);
  const rectangles = selection ? rectanglesOf(selection, columns, model.rowCount) : [];
  if (rectangles.length === 0) return null;
  let cells = 0;
  let count = 0;
  let numbers = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const kinds = new Set<NumberKind>();
  rectangles.forEach((rectangle, at) => {
    const before = rectangles.slice(0, at);
    for (let col = rectangle.left; col <= rectangle.right; col += 1) {
      for (let row = rectangle.top; row <= rectangle.bottom; row += 1) {
        // A cell in two of the rectangles counts once.
        if (before.some((other) => contains(other, { row, col }))) continue;
        const cell = model.cell(row, columns[col]?.id ?? '');
        cells += 1;
        if (isFilled(cell)) count += 1;
        if (typeof cell.value !== 'number' || !Number.isFinite(cell.value)) continue;
        numbers += 1;
        kinds.add(kindOf(cell.text));
        sum += cell.value;
        min = Math.min(min, cell.value);
        max = Math.max(max, cell.value);
      }
    }
  });
  const [first = 'number'] = kinds;
  const kind = kinds.size > 1 ? 'mixed' : first;
  if (numbers === 0)
    return { cells, count, numbers, sum: null, average: null, min: null, max: null, kind };
  return { cells, count, numbers, sum, average: sum / numbers, min, max, kind };
}

function kindOf(text: string): NumberKind {
  if (text.endsWith('%')) return 'percent';
  return text.includes('$') ? 'money' : 'number';
}
