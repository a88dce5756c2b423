import type { Table } from '../../../tool/index.ts';
import type { GridModel } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { columnOf, formulaCell, ROW_HEAD, rowHead } from '../cells/readings.ts';

/** A computed table: to be read, selected and copied. */
export function tableGrid(session: Session, id: string, table: Table): GridModel {
  const { calculation } = session;
  const head = table.rowLabel
    ? [{ id: ROW_HEAD, header: table.rowLabel, align: 'right', width: 72, pinned: true } as const]
    : [];
  const columns = Object.entries(table.columns)
    .filter(([, formula]) => !formula.internal)
    .map(([column, formula]) => columnOf(column, formula));
  return {
    id,
    label: table.label,
    columns: [...head, ...columns],
    get rowCount() {
      return calculation.sheet.rows(id);
    },
    equals: 'rows',
    row: (row) => ({ id: String(row), kind: 'data', depth: 0 }),
    cell: (row, columnId) =>
      columnId === ROW_HEAD
        ? rowHead(row)
        : formulaCell(calculation, { id: columnId, table: id, row }),
    editor: () => ({ type: 'text', text: '', numeric: false }),
    edit: (edits) => ({
      applied: 0,
      refused: edits.map((edit) => ({ ...edit, reason: 'Es un valor calculado' })),
    }),
  };
}
