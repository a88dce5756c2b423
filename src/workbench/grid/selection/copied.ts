import type { GridColumn, GridModel } from '../model.ts';
import type { Lines } from '../clipboard/copy.ts';
import type { Point } from './selection.ts';

interface Ids {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

const NONE: readonly string[] = [];

/** Of all grids of the page one shows what is on the clipboard. */
let letGo = (): void => undefined;

/**
 * The cells that were copied, dashed as in a spreadsheet until something is typed or Escape lets them go. By
 * their rows and columns: they are told wherever those come to stand.
 */
export class Copied {
  private ids: Ids | null = null;
  /** Cells of the table as it was looked through last. */
  private size = 0;

  constructor(private readonly repaint: () => void) {}

  put(model: GridModel, columns: readonly GridColumn[], { rows, cols }: Lines): void {
    letGo();
    letGo = () => void this.clear();
    this.ids = {
      rows: new Set(rows.map((row) => model.row(row).id)),
      columns: new Set(cols.flatMap((col) => columns[col]?.id ?? [])),
    };
    this.repaint();
  }

  /** Where those cells stand now; null where none are dashed, or not all of them are in the table any more. */
  linesIn(model: GridModel, columns: readonly GridColumn[]): Lines | null {
    const { ids } = this;
    if (!ids) return null;
    const rows = Array.from({ length: model.rowCount }, (_, row) => row).filter((row) =>
      ids.rows.has(model.row(row).id),
    );
    const cols = columns.flatMap(({ id }, col) => (ids.columns.has(id) ? [col] : []));
    const isWhole = rows.length === ids.rows.size && cols.length === ids.columns.size;
    return isWhole ? { rows, cols } : null;
  }

  /** Lets go once part of it is in the table no more: folded away it still is. */
  keepTo(model: GridModel): void {
    const { ids } = this;
    if (!ids) return;
    const whole = model.folding?.whole ?? model;
    const size = whole.rowCount * whole.columns.length;
    if (size === this.size) return;
    this.size = size;
    const rows = new Set(Array.from({ length: whole.rowCount }, (_, at) => whole.row(at).id));
    const columns = new Set(whole.columns.map(({ id }) => id));
    const isWhole =
      [...ids.rows].every((id) => rows.has(id)) && [...ids.columns].every((id) => columns.has(id));
    if (!isWhole) this.clear();
  }

  /** False where nothing was. */
  clear(): boolean {
    const { ids } = this;
    this.ids = null;
    if (ids) this.repaint();
    return ids !== null;
  }

  /** What draws the dashes at the edges of what was copied. */
  classesAt(
    model: GridModel,
    columns: readonly GridColumn[],
    { row, col }: Point,
  ): readonly string[] {
    const { ids } = this;
    if (!ids) return NONE;
    const hasRow = (at: number): boolean =>
      at >= 0 && at < model.rowCount && ids.rows.has(model.row(at).id);
    const hasColumn = (at: number): boolean => ids.columns.has(columns[at]?.id ?? '');
    if (!hasRow(row) || !hasColumn(col)) return NONE;
    const classes = ['dg-copied'];
    if (!hasRow(row - 1)) classes.push('dg-copied-top');
    if (!hasRow(row + 1)) classes.push('dg-copied-bottom');
    if (!hasColumn(col - 1)) classes.push('dg-copied-start');
    if (!hasColumn(col + 1)) classes.push('dg-copied-end');
    return classes;
  }
}
