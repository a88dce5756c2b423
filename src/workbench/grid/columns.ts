import type { ColDef } from 'ag-grid-community';
import { CellView, type RowHandle } from './cell-view.ts';
import { HeaderView } from './header-view.ts';
import type { GridColumn, GridModel } from './model.ts';

const NUMBER_WIDTH = 136;
const TEXT_WIDTH = 184;
/** Of the table's width: what frozen columns may take before they give way. */
const PINNED_SHARE = 0.45;
/** On a phone: the room between what is frozen at both sides belongs to figures. */
const NARROW = 560;
/** A table of few columns spreads over the room there is, but not without limit. */
const MOST_SPREAD_COLUMNS = 14;
const MOST_SPREAD = 2.4;

export interface ColumnLayout {
  readonly id: string;
  readonly width: number;
  readonly pinned: 'left' | 'right' | null;
  readonly spread: boolean;
}

export function naturalWidth(column: GridColumn): number {
  return column.width ?? (column.align === 'right' ? NUMBER_WIDTH : TEXT_WIDTH);
}

/** Of one character of a figure, and of the air at both sides of it. */
const CHARACTER = 7.2;
const AIR = 28;
/** A width moves in steps, so that a digit more does not shake the table. */
const STEP = 16;
const SAMPLES = 24;
const WIDEST_TEXT = 288;

/** The lines of a header, and the characters that breaking it between words may cost. */
const HEAD_LINES = 2;
const HEAD_SLACK = 2;
/** Of the narrowest column of figures. */
const SHORT_WIDTH = 96;

/** Measuring more columns than these would cost more than all else that an edit does. */
const MOST_MEASURED = 60;

/** Columns wide enough to show what they hold, judged by some rows all over the table. */
export function widened(model: GridModel): readonly GridColumn[] {
  if (model.columns.length > MOST_MEASURED) return model.columns;
  const every = Math.max(1, Math.ceil(model.rowCount / SAMPLES));
  const rows = new Set([model.rowCount - 1]);
  for (let row = 0; row < model.rowCount; row += every) rows.add(row);
  rows.delete(-1);
  return model.columns.map((column) => {
    if (column.button) return column;
    const longest = Math.max(0, ...[...rows].map((row) => model.cell(row, column.id).text.length));
    const needed = Math.ceil((longest * CHARACTER + AIR) / STEP) * STEP;
    // A figure cut short is another figure; a long text may be read elsewhere.
    const wanted = column.align === 'right' ? needed : Math.min(needed, WIDEST_TEXT);
    const width = Math.max(wanted, leastWidth(column));
    return width === naturalWidth(column) ? column : { ...column, width };
  });
}

/** Where figures are measured, a short header needs less room than a column that nobody looked at. */
function leastWidth(column: GridColumn): number {
  if (column.width !== undefined || column.align === 'left') return naturalWidth(column);
  const head = column.unit ? `${column.header} (${column.unit})` : column.header;
  const word = Math.max(...head.split(' ').map(({ length }) => length));
  const line = Math.max(word, head.length / HEAD_LINES + HEAD_SLACK);
  return Math.min(NUMBER_WIDTH, Math.max(SHORT_WIDTH, Math.ceil(line * CHARACTER + AIR)));
}

/**
 * Widths and frozen columns for a table `available` pixels wide: where frozen columns
 * would take more than 45 % of it, only the first stays frozen and it narrows. Buttons stand frozen
 * at the right, on a phone only the one that removes.
 */
export function layoutColumns(
  columns: readonly GridColumn[],
  available: number,
): readonly ColumnLayout[] {
  const limit = Math.floor(available * PINNED_SHARE);
  const narrow = available < NARROW;
  const pinned = columns.filter((column) => column.pinned);
  const crowded =
    available > 0 && pinned.reduce((sum, column) => sum + naturalWidth(column), 0) > limit;
  const spread = columns.length <= MOST_SPREAD_COLUMNS;
  return columns.map((column) => {
    const width = naturalWidth(column);
    const stays = column.pinned === true && (!crowded || column === pinned[0]);
    return {
      id: column.id,
      width: stays && crowded ? Math.min(width, limit) : width,
      pinned: stays
        ? 'left'
        : column.button && !(narrow && column.button === 'help')
          ? 'right'
          : null,
      spread: spread && !stays && !column.button,
    };
  });
}

export function columnDefs(
  columns: readonly GridColumn[],
  layout: readonly ColumnLayout[],
): ColDef<RowHandle>[] {
  return columns.map((column, at) => {
    const place = layout[at];
    const width = place?.width ?? naturalWidth(column);
    return {
      colId: column.id,
      headerName: column.unit ? `${column.header} (${column.unit})` : column.header,
      headerComponent: HeaderView,
      headerComponentParams: { header: column.header, unit: column.unit, help: column.help },
      headerClass: `dg-${column.align}`,
      cellRenderer: CellView,
      pinned: place?.pinned ?? null,
      width,
      minWidth: place?.spread || column.button ? width : 48,
      maxWidth: place?.spread ? Math.round(width * MOST_SPREAD) : undefined,
      flex: place?.spread ? width : null,
    };
  });
}
