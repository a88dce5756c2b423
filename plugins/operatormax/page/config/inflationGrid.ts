import { read, type Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  type CellEdit,
  computedCell,
  editorOf,
  type EditOutcome,
  type GridModel,
  inputCell,
  type Session,
  takeEdits,
} from '../../../../src/workbench/index.ts';

const LIST = 'inflationByYear';

/** Where each column's values stand in the model. */
const PLACES: Readonly<Record<string, { readonly id: string; readonly table: string }>> = {
  year: { id: 'year', table: LIST },
  percent: { id: 'percent', table: LIST },
  factor: { id: 'factor', table: 'calendar' },
};

export function inflationRef({ row, columnId }: CellAddress): Ref | null {
  const place = PLACES[columnId];
  return place ? { ...place, row } : null;
}

export function inflationAddress({ id, row }: Ref): CellAddress {
  return { row: row ?? 0, columnId: id in PLACES ? id : 'percent' };
}

/** Inflation by calendar year: to be typed, pasted, cleared; and what it makes of prices. */
export function inflationGrid(session: Session): GridModel {
  const { calculation } = session;
  const refOf = (row: number, columnId: string): Ref => ({
    ...PLACES[columnId],
    id: PLACES[columnId]?.id ?? columnId,
    row,
  });
  return {
    id: LIST,
    label: 'Inflación por año',
    columns: [
      { id: 'year', header: 'Año', align: 'right', width: 72, pinned: true },
      { id: 'percent', header: 'Inflación', also: ['IPC'], unit: '%', align: 'right', width: 120 },
      { id: 'factor', header: 'Factor de precios', align: 'right', width: 136 },
    ],
    get rowCount() {
      return calculation.rows(LIST);
    },
    row: (row) => ({ id: String(row), kind: 'data', depth: 0 }),
    cell: (row, columnId) => {
      const reading = read(calculation, refOf(row, columnId));
      // A year isn't an amount: it is written without a point.
      if (columnId === 'year') return { ...computedCell(reading), text: String(reading.value) };
      if (columnId === 'factor') return computedCell(reading);
      const field = calculation.field({ id: 'percent', table: LIST });
      return field ? inputCell(session, percentAt(row), field) : computedCell(reading);
    },
    editor: (row) =>
      editorOf(session, LIST, calculation.field({ id: 'percent', table: LIST }), row, 'percent'),
    edit: (edits, verb) => write(session, edits, verb),
  };
}

function write(
  session: Session,
  edits: readonly CellEdit[],
  verb: Parameters<GridModel['edit']>[1],
): EditOutcome {
  const { calculation } = session;
  return takeEdits(
    {
      session,
      verb,
      cellsAt: ({ row, columnId, text }) => {
        const field = calculation.field({ id: 'percent', table: LIST });
        if (columnId !== 'percent' || !field) return 'Es un valor calculado';
        if (row >= calculation.rows(LIST)) return 'El año está fuera de la proyección';
        return [{ ref: percentAt(row), field, text }];
      },
    },
    edits,
  );
}

function percentAt(row: number): Ref {
  return { id: 'percent', table: LIST, row };
}
