import type { ColDef } from 'ag-grid-community';
import type { RowHandle } from './cell-view.ts';
import { endWhole, gathered, spread, squeezed } from './fit.ts';
import { HeaderView } from './header-view.ts';
import type { GridColumn } from '../model.ts';
import { type ColumnLayout, layoutWidth, LEAST_WIDTH, sumOf } from './column-layout.ts';
import { type MeasuredColumn, naturalWidth } from './widths.ts';

/** Of the table's width: what frozen columns may take before they give way. */
const PINNED_SHARE = 0.45;
/** On a phone: the room between what is frozen at both sides belongs to figures. */
const NARROW = 560;
/** A table of few columns spreads over the room there is, but its figures stay near one another. */
const MOST_SPREAD_COLUMNS = 14;

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
  const fitted = isOver
    ? gathered(columns, squeezed(columns, layout, available), available)
    : layout;
  return endWhole(columns, isFew ? spread(columns, fitted, available) : fitted, available);
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
      pinned: place?.pinned ?? null,
      width: place?.width ?? naturalWidth(column),
      minWidth: place?.least ?? LEAST_WIDTH,
    };
  });
}
