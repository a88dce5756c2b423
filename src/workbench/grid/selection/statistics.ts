import type { GridModel, GridRanges } from '../model.ts';
import { contains, displayOrder, isFilled, type Rectangle, rectanglesOf } from './selection.ts';

export type NumberKind = 'money' | 'percent' | 'number';

/** What the numbers of one kind come to; as Excel's status bar tells it of all of them. */
export interface KindStatistics {
  readonly kind: NumberKind;
  readonly numbers: number;
  /** They are of one column, or of one row where records lie side by side: they are about the same. */
  readonly alike: boolean;
  /** Painted without groups, as years are: they count nothing. */
  readonly plain: boolean;
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
  const leftOut = remarksAmong(model, rectangles);
  let cells = 0;
  let count = 0;
  const found = new Map<NumberKind, Omit<KindStatistics, 'kind' | 'average' | 'alike'>>();
  const lines = new Map<NumberKind, Set<string | number>>(KINDS.map((kind) => [kind, new Set()]));
  rectangles.forEach((rectangle, at) => {
    const before = rectangles.slice(0, at);
    for (let col = rectangle.left; col <= rectangle.right; col += 1) {
      const { id = '', button } = columns[col] ?? {};
      if (button) continue;
      for (let row = rectangle.top; row <= rectangle.bottom; row += 1) {
        // A cell in two of the rectangles counts once.
        if (before.some((other) => contains(other, { row, col }))) continue;
        const cell = model.cell(row, id);
        const { value } = cell;
        cells += 1;
        if (leftOut.has(row)) continue;
        if (isFilled(cell)) count += 1;
        // Of a text that wasn't taken the cell keeps the value before, which nobody sees.
        if (cell.refused) continue;
        if (typeof value !== 'number' || !Number.isFinite(value)) continue;
        const kind = kindOf(cell.text);
        const known = found.get(kind);
        lines.get(kind)?.add(lineOf(model, row, id));
        found.set(kind, {
          numbers: (known?.numbers ?? 0) + 1,
          plain: (known?.plain ?? true) && isPlain(cell.text),
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
    const alike = (lines.get(kind)?.size ?? 0) <= 1;
    return one ? [{ kind, ...one, alike, average: one.sum / one.numbers }] : [];
  });
  return { cells, count, kinds };
}

/** The selected rows that tell of others; none where nothing else is selected. */
function remarksAmong(model: GridModel, rectangles: readonly Rectangle[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const { top, bottom } of rectangles)
    for (let row = top; row <= bottom; row += 1) rows.add(row);
  const remarks = [...rows].filter((row) => model.row(row).remark);
  return new Set(remarks.length < rows.size ? remarks : []);
}

/** What numbers are about that may be added up: in a table of months or projects all of them may. */
function lineOf(model: GridModel, row: number, columnId: string): string | number {
  if (model.equals === 'columns') return row;
  return model.widest ? '' : columnId;
}

const isPlain = (text: string): boolean => /^\d{4,}$/.test(text);

function kindOf(text: string): NumberKind {
  if (text.endsWith('%')) return 'percent';
  return text.includes('$') ? 'money' : 'number';
}

function decimalsOf(text: string): number {
  return /,(\d+)/.exec(text)?.[1]?.length ?? 0;
}
