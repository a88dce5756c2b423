import { type Formula, read, type Table, unitOf } from '../../../tool/index.ts';
import { type GridModel, withUnit } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { transposedGrid } from './transposedGrid.ts';
import type { TransposedRow, TurnedColumn } from './transposedLayout.ts';

/** A computed table on its side, to be read: a row for each of its columns, a column for each year or month. */
export function tableColumns(session: Session, id: string, table: Table): GridModel {
  const naming = table.rowHead ?? table.rowName;
  const rows = Object.entries(table.columns)
    .filter(([column, { internal }]) => !internal && column !== naming)
    .map(([column, formula]) => rowOf(column, formula));
  const records = recordsOf(session, id, naming);
  const grid = transposedGrid(session, {
    list: id,
    label: table.label,
    heads: { id: 'head', header: table.rowLabel ?? '', align: 'left' },
    rows: () => rows,
    records: () => records,
    toggle: () => {},
  });
  // Assigned: its columns and rows are getters.
  return Object.assign(grid, { equals: 'columns' as const });
}

function rowOf(id: string, formula: Formula): TransposedRow {
  const { label, kind, unit } = formula;
  const said = kind === 'percent' ? unitOf(formula) : unit;
  const text = withUnit(label, said === 'COP' ? undefined : said);
  return {
    id,
    kind: 'data',
    depth: 0,
    head: { text, value: text, editable: false, tone: 'computed' },
    shows: id,
  };
}

/** By what names a row ('2033-34', 'ene 2028'), else by its number. */
function recordsOf(
  { calculation }: Session,
  table: string,
  naming: string | undefined,
): TurnedColumn[] {
  return Array.from({ length: calculation.rows(table) }, (_, row) => ({
    id: `r${row}`,
    header:
      naming === undefined ? String(row + 1) : read(calculation, { id: naming, table, row }).text,
    align: 'right',
  }));
}
