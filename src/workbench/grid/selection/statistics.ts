import type { GridModel, GridRanges } from '../model.ts';
import { contains, displayOrder, isFilled, rectanglesOf } from './selection.ts';

export type NumberKind = 'money' | 'percent' | 'number';

/** What the numbers of one kind come to; as Excel's status bar tells it of all of them. */
export interface KindStatistics {
  readonly kind: NumberKind;
  readonly numbers: number;
  /** The most that one of them is painted with. */
  readonly decimals: number;
  readonly sum: number;
  readonly average: number;
  readonly min: number;
  readonly max: number;
}

export interface SelectionStatistics {
  /** Selected cells, empty ones too. */
  readonly cells: number;
  /** Cells that hold something. */
  readonly count: number;
  /** The selected numbers by what they are, as they are painted; pesos and percentages have no common sum. */
  readonly kinds: readonly KindStatistics[];
}

const KINDS: readonly NumberKind[] = ['money', 'percent', 'number'];

export function selectionStatistics(
  model: GridModel,
  selection: GridRanges | null,
): SelectionStatistics | null {
  const columns = displayOrder(model.columns);
  const rectangles = selection ? rectanglesOf(selection, columns, model.rowCount) : [];
  if (rectangles.length === 0) return null;
  let cells = 0;
  let count = 0;
  const found = new Map<NumberKind, Omit<KindStatistics, 'kind' | 'average'>>();
  rectangles.forEach((rectangle, at) => {
    const before = rectangles.slice(0, at);
    for (let col = rectangle.left; col <= rectangle.right; col += 1) {
      for (let row = rectangle.top; row <= rectangle.bottom; row += 1) {
        // A cell in two of the rectangles counts once.
        if (before.some((other) => contains(other, { row, col }))) continue;
        const cell = model.cell(row, columns[col]?.id ?? '');
        const { value } = cell;
        cells += 1;
        if (isFilled(cell)) count += 1;
        // Of a text that wasn't taken the cell keeps the value before, which nobody sees.
        if (cell.refused) continue;
        if (typeof value !== 'number' || !Number.isFinite(value)) continue;
        const kind = kindOf(cell.text);
        const known = found.get(kind);
        found.set(kind, {
          numbers: (known?.numbers ?? 0) + 1,
          decimals: Math.max(known?.decimals ?? 0, decimalsOf(cell.text)),
          sum: (known?.sum ?? 0) + value,
          min: Math.min(known?.min ?? value, value),
          max: Math.max(known?.max ?? value, value),
        });
      }
    }
  });
  const kinds = KINDS.flatMap((kind): KindStatistics[] => {
    const one = found.get(kind);
    return one ? [{ kind, ...one, average: one.sum / one.numbers }] : [];
  });
  return { cells, count, kinds };
}

function kindOf(text: string): NumberKind {
  if (text.endsWith('%')) return 'percent';
  return text.includes('$') ? 'money' : 'number';
}

function decimalsOf(text: string): number {
  return /,(\d+)/.exec(text)?.[1]?.length ?? 0;
}
