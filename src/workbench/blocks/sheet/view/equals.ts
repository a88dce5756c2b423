import type { GridCell, GridColumn, GridModel } from '../../../grid/index.ts';

/** What a table is sorted or filtered by: a column, or where columns are equals a row. */
export interface Line {
  readonly id: string;
  readonly name: string;
}

/** What is equal in a table, whichever way it lies; each has a cell `by` every line that crosses it. */
export interface Equals {
  readonly count: number;
  readonly idOf: (at: number) => string;
  readonly cell: (at: number, by: string) => GridCell;
}

export function equalsOf(model: GridModel): Equals {
  if (model.equals === 'columns') {
    const columns = recordColumns(model);
    const rowOf = new Map(
      Array.from({ length: model.rowCount }, (_, row) => [model.row(row).id, row]),
    );
    return {
      count: columns.length,
      idOf: (at) => columns[at]?.id ?? '',
      cell: (at, by) => model.cell(rowOf.get(by) ?? 0, columns[at]?.id ?? ''),
    };
  }
  return {
    count: model.rowCount,
    idOf: (at) => model.row(at).id,
    cell: (at, by) => model.cell(at, by),
  };
}

/** Of a table whose columns are equals: all but its heads and what adds them up. */
export function recordColumns({ columns }: GridModel): readonly GridColumn[] {
  return columns.filter(({ pinned, button, total }) => !pinned && !button && !total);
}

/** Whether a table has a line that it can be sorted by, now. */
export function hasLine(model: GridModel, id: string): boolean {
  if (model.equals !== 'columns') {
    return model.columns.some((column) => column.id === id && !column.button);
  }
  return Array.from({ length: model.rowCount }, (_, row) => model.row(row).id).includes(id);
}

/** A part of something is called with that: 'Comisión · Porcentaje', as a column is in a table of records. */
const PART_DEPTH = 2;

/** What a row is called where it stands alone; the empty text where a table names none. */
export function rowName(model: GridModel, row: number): string {
  const [heads] = model.columns;
  if (!heads) return '';
  const nameOf = (at: number): string => model.cell(at, heads.id).text;
  const { depth } = model.row(row);
  const above = Array.from({ length: row }, (_, at) => at);
  const whole =
    depth < PART_DEPTH ? undefined : above.findLast((at) => model.row(at).depth < depth);
  return whole === undefined ? nameOf(row) : `${nameOf(whole)} · ${nameOf(row)}`;
}
