import type { ColDef } from 'ag-grid-community';
import { CellView, type RowHandle } from './cell-view.ts';
import { HeaderView } from './header-view.ts';
import type { GridColumn } from '../model.ts';
import { type MeasuredColumn, naturalWidth } from './widths.ts';

/** Of the table's width: what frozen columns may take before they give way. */
const PINNED_SHARE = 0.45;
/** On a phone: the room between what is frozen at both sides belongs to figures. */
const NARROW = 560;
/** A table of few columns spreads over the room there is, but its figures stay near one another. */
const MOST_SPREAD_COLUMNS = 14;
const MOST_SPREAD = 1.75;
const LEAST_WIDTH = 48;
/** Of the width of names. */
const MOST_SQUEEZE = 0.2;
/** Columns are alike where one width for all makes none of them more than so many times as wide. */
const ALIKE = 1.25;

/** Where names stand above figures their column is but an edge, and cells need less air. */
const STACKED_HEAD = 1;
const STACKED_SLACK = 8;
/** Texts give way to this in a column whose figures take less. */
const STACKED_TEXT = 112;

export interface ColumnLayout {
  readonly id: string;
  readonly width: number;
  readonly pinned: 'left' | 'right' | null;
  /** What it can't be dragged below. */
  readonly least: number;
}

/**
 * Widths and frozen columns for a table with `available` pixels for its columns. Where frozen
 * columns would take more than 45 % of it, only the first stays frozen and it narrows. Texts give
 * way to the room that is left beside it, figures never. Buttons stand frozen at the right, but on a
 * phone.
 */
export function layoutColumns(
  columns: readonly MeasuredColumn[],
  available: number,
): readonly ColumnLayout[] {
  const narrow = available < NARROW;
  const pinned = columns.filter((column) => column.pinned);
  const crowded = available > 0 && sumOf(pinned.map(naturalWidth)) > available * PINNED_SHARE;
  const frozen = crowded ? pinned.slice(0, 1) : pinned;
  const buttons = columns.filter((column) => column.button !== undefined && !narrow);
  const others = columns.filter((column) => !frozen.includes(column) && !buttons.includes(column));
  const beside = available - sumOf(buttons.map(naturalWidth));
  const figures = Math.max(0, ...others.map(({ figure = 0 }) => figure));
  const head = Math.max(
    LEAST_WIDTH,
    Math.min(Math.floor(available * PINNED_SHARE), beside - figures),
  );
  const room = beside - head;
  const layout = columns.map((column): ColumnLayout => {
    const width = naturalWidth(column);
    const least = column.button ? width : Math.max(LEAST_WIDTH, column.figure ?? 0);
    if (buttons.includes(column)) return { id: column.id, width, pinned: 'right', least };
    if (frozen.includes(column)) {
      return {
        id: column.id,
        width: crowded ? Math.min(width, head) : width,
        pinned: 'left',
        least: Math.min(least, head),
      };
    }
    const fitting = crowded ? Math.min(width, Math.max(least, room)) : width;
    return { id: column.id, width: fitting, pinned: null, least };
  });
  const isFew = columns.length <= MOST_SPREAD_COLUMNS;
  const isOver = layoutWidth(layout) > available;
  const fitted = isOver ? squeezed(columns, layout, available) : layout;
  return endWhole(columns, isFew ? spread(columns, fitted, available) : fitted, available);
}

/** Names give a little way where all columns are in sight together then. */
function squeezed(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const excess = layoutWidth(layout) - available;
  const names = layout.findIndex(({ pinned }, at) => pinned === 'left' && !columns[at]?.figure);
  const width = layout[names]?.width ?? 0;
  if (excess > width * MOST_SQUEEZE) return layout;
  return layout.map((place, at) => (at === names ? { ...place, width: width - excess } : place));
}

/**
 * Widths where the name of each row stands above its figures. Columns of one width take as much as lets
 * the most of them stand side by side, each with all its figures.
 */
export function stackColumns(
  columns: readonly MeasuredColumn[],
  available: number,
): readonly ColumnLayout[] {
  const beside = available - STACKED_HEAD;
  const [head, ...others] = columns;
  const slim = others.map((column) => {
    const figure = Math.max(0, (column.figure ?? 0) - STACKED_SLACK);
    const width = naturalWidth(column) - STACKED_SLACK;
    return { column, figure, width: Math.min(width, Math.max(figure, beside)) };
  });
  const alike = slim.filter(({ column }) => !column.total && !column.button);
  const need = Math.max(
    1,
    ...alike.map(({ figure, width }) => Math.max(figure, Math.min(width, STACKED_TEXT))),
  );
  const isEven = new Set(alike.map(({ width }) => width)).size === 1;
  const count = Math.max(1, Math.min(alike.length, Math.floor(beside / need)));
  const share = Math.max(need, Math.floor(beside / count));
  return [
    ...(head
      ? [{ id: head.id, width: STACKED_HEAD, pinned: 'left', least: STACKED_HEAD } as const]
      : []),
    ...slim.map(({ column, figure, width }): ColumnLayout => {
      const fitting = isEven && !column.total && !column.button ? share : width;
      return { id: column.id, width: fitting, pinned: null, least: Math.max(LEAST_WIDTH, figure) };
    }),
  ];
}

/** Gives the room that is left over to the columns that scroll, each in its proportion. */
function spread(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const spreads = layout.map(({ pinned }, at) => pinned === null && !columns[at]?.button);
  const taken = layoutWidth(layout);
  const wide = sumOf(layout.filter((_, at) => spreads[at]).map(({ width }) => width));
  const times = wide > 0 ? Math.min(MOST_SPREAD, (available - taken + wide) / wide) : 1;
  if (times <= 1) return layout;
  const grown = layout.map((place, at) =>
    spreads[at] ? { ...place, width: Math.floor(place.width * times) } : place,
  );
  // What rounding leaves over goes to the last, so that the table ends where its frame does.
  const rest = times < MOST_SPREAD ? available - layoutWidth(grown) : 0;
  const last = spreads.lastIndexOf(true);
  return grown.map((place, at) => (at === last ? { ...place, width: place.width + rest } : place));
}

/**
 * A table that is scrolled to its end has a whole column at the frozen edge: what was left there of a
 * figure would read as another one. The last columns that stand side by side take all the room; where
 * all that scroll are about alike, each is as wide as those.
 */
function endWhole(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const scrolling = layout.filter(({ pinned }) => pinned === null);
  const room = available - layoutWidth(layout) + layoutWidth(scrolling);
  if (layoutWidth(scrolling) <= room) return layout;
  const widths = scrolling.map(({ width }) => width);
  const count = Math.floor(room / Math.max(...widths));
  const share = Math.floor(room / count);
  if (share <= Math.min(...widths) * ALIKE) {
    const last = scrolling.at(-1);
    return layout.map((place) => {
      if (place.pinned !== null) return place;
      return { ...place, width: place === last ? room - share * (count - 1) : share };
    });
  }
  const ending = lastWithin(scrolling, room);
  const growing = ending.filter(({ id }) => !columns.find((column) => column.id === id)?.button);
  const rest = room - layoutWidth(ending);
  const by = Math.floor(rest / growing.length);
  return layout.map((place) => {
    if (!growing.includes(place)) return place;
    const isLast = place === growing.at(-1);
    return { ...place, width: place.width + (isLast ? rest - by * (growing.length - 1) : by) };
  });
}

/** The last of them that stand side by side in so many pixels. */
function lastWithin(layout: readonly ColumnLayout[], room: number): readonly ColumnLayout[] {
  let first = layout.length;
  let taken = 0;
  for (let at = layout.length - 1; at >= 0; at -= 1) {
    taken += layout[at]?.width ?? 0;
    if (taken > room) break;
    first = at;
  }
  return layout.slice(first);
}

/** Of all columns together. */
export function layoutWidth(layout: readonly ColumnLayout[]): number {
  return sumOf(layout.map(({ width }) => width));
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

export function columnDefs(
  columns: readonly GridColumn[],
  layout: readonly ColumnLayout[],
): ColDef<RowHandle>[] {
  return columns.map((column, at) => {
    const place = layout[at];
    return {
      colId: column.id,
      headerName: column.unit ? `${column.header} (${column.unit})` : column.header,
      headerComponent: HeaderView,
      headerComponentParams: { shown: column },
      headerClass: [
        `dg-${column.align}`,
        ...(column.total ? ['dg-sum'] : []),
        ...(column.now ? ['dg-now'] : []),
      ],
      cellRenderer: CellView,
      pinned: place?.pinned ?? null,
      width: place?.width ?? naturalWidth(column),
      minWidth: place?.least ?? LEAST_WIDTH,
    };
  });
}
