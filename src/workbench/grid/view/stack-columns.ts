import { type ColumnLayout, LEAST_WIDTH } from './column-layout.ts';
import { LEAST_TEXT, spread } from './fit.ts';
import { type MeasuredColumn, naturalWidth } from './widths.ts';

/** Where names stand above figures their column is but an edge, and cells need less air. */
const STACKED_HEAD = 1;
const STACKED_SLACK = 8;

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
    ...alike.map(({ figure, width }) => Math.max(figure, Math.min(width, LEAST_TEXT))),
  );
  const isEven = new Set(alike.map(({ width }) => width)).size === 1;
  const count = Math.max(1, Math.min(alike.length, Math.floor(beside / need)));
  const share = Math.max(need, Math.floor(beside / count));
  const layout: readonly ColumnLayout[] = [
    ...(head
      ? [{ id: head.id, width: STACKED_HEAD, pinned: 'left', least: STACKED_HEAD } as const]
      : []),
    ...slim.map(({ column, figure, width }): ColumnLayout => {
      const fitting = isEven && !column.total && !column.button ? share : width;
      return { id: column.id, width: fitting, pinned: null, least: Math.max(LEAST_WIDTH, figure) };
    }),
  ];
  // Names take the whole width: a narrower table would scroll aside to their end.
  return spread(columns, layout, available, Number.POSITIVE_INFINITY);
}
