import { emptyRecord, type Field, kinds, type List, MAX_RECORDS, read } from '../../tool/index.ts';
import type {
  CellEdit,
  CellEditor,
  EditOutcome,
  GridCell,
  GridModel,
  RefusedEdit,
} from '../grid/index.ts';
import { readTyped, type Session, type Write } from '../session.ts';
import { columnOf, computedCell } from './readings.ts';

export const REMOVE = '_remove';

/** The records of a list, one a row: fields to be typed, formulas to be read. */
export function listGrid(session: Session, id: string, list: List): GridModel {
  const { calculation } = session;
  const fields = Object.entries(list.fields).filter(([, field]) => !field.hidden);
  const name = fields.filter(([field]) => field === list.name);
  const rest = fields.filter(([field]) => field !== list.name);
  const formulas = Object.entries(list.formulas ?? {}).filter(([, formula]) => !formula.internal);
  return {
    id,
    label: list.label,
    columns: [
      ...name.map(([field, spec]) => ({ ...columnOf(field, spec), pinned: true, width: 200 })),
      { id: REMOVE, header: '', align: 'left', width: 92 },
      ...rest.map(([field, spec]) => columnOf(field, spec)),
      ...formulas.map(([formula, spec]) => columnOf(formula, spec)),
    ],
    get rowCount() {
      return calculation.sheet.rows(id);
    },
    rowsCanGrow: true,
    row: (row) => ({ id: String(row), kind: 'data', depth: 0 }),
    cell: (row, column) => cellOf(session, id, list, row, column),
    editor: (row, column) => editorOf(session, id, list.fields[column], row, column),
    edit: (edits) => applyEdits(session, id, list, edits),
  };
}

function cellOf(session: Session, id: string, list: List, row: number, column: string): GridCell {
  if (column === REMOVE) {
    return { text: 'Eliminar', value: null, editable: false, tone: 'muted', opens: true };
  }
  const reading = read(session.calculation, { id: column, table: id, row });
  const field = list.fields[column];
  if (!field) return computedCell(reading);
  return {
    text: reading.text,
    // By its label, not by the name that the formulas have for it.
    value: field.kind === 'toggle' || field.kind === 'choice' ? reading.text : reading.value,
    editable: true,
    tone: 'input',
  };
}

export function editorOf(
  session: Session,
  table: string,
  field: Field | undefined,
  row: number,
  id: string,
): CellEditor {
  if (!field) return { type: 'text', text: '', numeric: false };
  const value = session.calculation.value({ id, table, row });
  const text = kinds[field.kind].edit(value, field);
  if (field.kind === 'toggle') return { type: 'choice', text, options: ['Sí', 'No'] };
  if (field.options) {
    return { type: 'choice', text, options: field.options.map((option) => option.label) };
  }
  return { type: 'text', text, numeric: kinds[field.kind].type === 'number' };
}

/** One step of the history, however many cells; what can't be taken is told cell by cell. */
function applyEdits(
  session: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
): EditOutcome {
  const most = list.maxRecords ?? MAX_RECORDS;
  const refused: RefusedEdit[] = [];
  const writes: Write[] = [];
  for (const edit of edits) {
    const field = list.fields[edit.columnId];
    const outcome = !field
      ? { error: 'Es un valor calculado' }
      : edit.row >= most
        ? { error: `La lista admite ${most} registros` }
        : readTyped(field, edit.text);
    if ('error' in outcome) refused.push({ ...edit, reason: outcome.error });
    else
      writes.push({ ref: { id: edit.columnId, table: id, row: edit.row }, value: outcome.value });
  }
  const rows = Math.max(0, ...writes.map((write) => (write.ref.row ?? 0) + 1));
  const label = edits.length === 1 ? `Editar ${list.singular}` : `Editar ${edits.length} celdas`;
  session.edit(label, (draft) => {
    const records = (draft as Record<string, unknown>)[id] as unknown[];
    while (records.length < rows) records.push(emptyRecord(list));
    for (const { ref, value } of writes) session.tool.document.write(draft, ref, value);
  });
  return { applied: writes.length, refused };
}
