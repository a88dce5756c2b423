import type { CellAddress, GridCell, GridColumn, GridModel } from '../model.ts';
import { AIR, textWidth } from './text-width.ts';

const NUMBER_WIDTH = 136;
const TEXT_WIDTH = 184;

export function naturalWidth(column: GridColumn): number {
  return column.width ?? (column.align === 'right' ? NUMBER_WIDTH : TEXT_WIDTH);
}

/** A width moves in steps, so that a digit more does not shake the table. */
const STEP = 4;
/** Of the columns and rows whose texts are looked at. */
const SAMPLES = 24;
/** What a text may take before it is cut short; a figure never is. */
const WIDEST_TEXT = 288;
const WIDEST_SHARED_TEXT = 208;

/** Beside a head's name, of what sorts and filters by it. */
const MENU_ROOM = 16;
/** Of the narrowest column of figures. */
const SHORT_WIDTH = 96;

/** A column as wide as what it holds asks for. */
export interface MeasuredColumn extends GridColumn {
  /** What its widest figure takes, in pixels: nothing may make it narrower. */
  readonly figure?: number;
}

/** Columns wide enough to show what they hold; `least` are widths that figures were seen to need. */
export function widened(model: GridModel, least: LeastWidths = NONE): readonly MeasuredColumn[] {
  const foreseen = model.widest?.();
  const shared = foreseen && sharedWidths(model, foreseen);
  return model.columns.map((column) => {
    if (column.button) return column;
    const wanted = shared && isShared(column) ? shared : ownWidths(model, column, foreseen);
    const figure = Math.max(wanted.figure, least.get(keyOf(model, column)) ?? 0);
    return { ...column, figure, width: Math.max(figure, wanted.width) };
  });
}

/** By `keyOf`, in pixels. */
export type LeastWidths = ReadonlyMap<string, number>;
const NONE: LeastWidths = new Map();

function isShared({ pinned, total }: GridColumn): boolean {
  return !pinned && !total;
}

/** Columns that have one width have one key. */
export function keyOf(model: GridModel, column: GridColumn): string {
  return model.widest && isShared(column) ? '' : column.id;
}

interface Widths {
  readonly figure: number;
  readonly width: number;
}

function ownWidths(
  model: GridModel,
  column: GridColumn,
  foreseen: readonly CellAddress[] = [],
): Widths {
  // Names are those of all rows: one row more or less would sample others.
  const rows = isOfNames(column) ? model.rowCount : SAMPLES;
  const { figure, text } = widest(model, sampled(model.rowCount, rows), [column]);
  const most = Math.max(figure, widestFigure(model, foreseen, [column]));
  // A text that is cut short may be read elsewhere.
  const wanted = Math.max(most, Math.min(text, WIDEST_TEXT));
  return { figure: most, width: Math.max(wanted, leastWidth(column)) };
}

/** One width for columns of one kind: of the widest figures of all, and of texts as far as sampled. */
function sharedWidths(model: GridModel, cells: readonly CellAddress[]): Widths {
  const columns = model.columns.filter((column) => isShared(column) && !column.button);
  const some = sampled(columns.length).flatMap((at) => columns[at] ?? []);
  const { figure, text } = widest(model, sampled(model.rowCount), some);
  const most = Math.max(figure, widestFigure(model, cells, columns));
  const heads = Math.max(0, ...columns.map(leastWidth));
  return { figure: most, width: Math.max(most, Math.min(text, WIDEST_SHARED_TEXT), heads) };
}

/** Of the cells of some columns. */
function widestFigure(
  model: GridModel,
  cells: readonly CellAddress[],
  columns: readonly GridColumn[],
): number {
  const ids = new Set(columns.map(({ id }) => id));
  const figures = cells
    .filter(({ columnId }) => ids.has(columnId))
    .map(({ row, columnId }) => model.cell(row, columnId))
    // What is not configured yet says so in words, which may give way.
    .map((cell) => (hasFigure(cell) ? figureWidth(roomOf(cell)) : 0));
  return Math.max(0, ...figures);
}

function widest(
  model: GridModel,
  rows: readonly number[],
  columns: readonly GridColumn[],
): { readonly figure: number; readonly text: number } {
  let [figure, text] = [0, 0];
  for (const { id } of columns) {
    for (const row of rows) {
      const cell = model.cell(row, id);
      const width = figureWidth(roomOf(cell));
      if (hasFigure(cell)) figure = Math.max(figure, width);
      else if (!cell.refused) text = Math.max(text, width);
    }
  }
  return { figure, text };
}

const isOfNames = ({ pinned, align }: GridColumn): boolean => pinned === true && align === 'left';

/** Some of so many, evenly spread, the last among them. */
function sampled(count: number, most = SAMPLES): readonly number[] {
  const every = Math.max(1, Math.ceil(count / most));
  const picked = Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
  return count > 0 ? [...new Set([...picked, count - 1])] : [];
}

/** Whether a cell shows its figure: a text that was refused in its place, however long, may be read elsewhere. */
export const hasFigure = ({ value, refused }: GridCell): boolean =>
  typeof value === 'number' && !refused;

/** What is measured of a cell: a badge beside a figure takes as much as three digits more. */
export function roomOf({ text, badge }: GridCell): string {
  return badge ? `${text}000` : text;
}

/** The width of a cell with this text. */
export function figureWidth(text: string): number {
  return Math.ceil((textWidth(text) + AIR) / STEP) * STEP;
}

/** Where figures are measured, a short header needs less room than a column that nobody looked at. */
function leastWidth(column: GridColumn): number {
  if (column.width !== undefined || column.align === 'left') return naturalWidth(column);
  const room = column.menu ? MENU_ROOM : 0;
  const wanted = Math.max(SHORT_WIDTH, Math.ceil(headWidth(column) + AIR + room));
  return Math.min(NUMBER_WIDTH + room, wanted);
}

/** The longer one of the two lines of a head, broken where that is shortest: between words, and never within the unit. */
function headWidth({ header, unit }: GridColumn): number {
  const parts = [...header.split(' '), ...(unit ? [`(${unit})`] : [])];
  const longer = parts.map((_, at) =>
    Math.max(...[parts.slice(0, at), parts.slice(at)].map((line) => textWidth(line.join(' ')))),
  );
  return Math.min(...longer);
}
