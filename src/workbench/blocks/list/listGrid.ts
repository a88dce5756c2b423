import {
  type Field,
  fillIn,
  type Help,
  isFixed,
  kinds,
  type List,
  sumsTo100,
  MAX_RECORDS,
  newRecord,
  type Parsed,
  read,
  recordName,
  recordsIn,
} from '../../../tool/index.ts';
import type {
  CellEdit,
  CellEditor,
  EditOutcome,
  GridCell,
  GridColumn,
  GridModel,
} from '../../grid/index.ts';
import { onFixedRows } from '../../listImport/fixedRows.ts';
import type { EditVerb } from '../../session/change.ts';
import { readTyped } from '../../session/readTyped.ts';
import type { Session } from '../../session/session.ts';
import {
  columnOf,
  COMPUTED,
  formulaCell,
  inputCell,
  ROW_HEAD,
  rowHead,
} from '../cells/readings.ts';
import { listRecords } from './listRecords.ts';
import { recordKey } from './records.ts';
import { takeEdits } from '../cells/takeEdits.ts';
import { textEditor } from '../cells/textEditor.ts';

export const REMOVE = '_remove';
export const HELP = '_help';
/** Columns of the sheet that show no cell of the list. */
export const ASIDE: ReadonlySet<string> = new Set([ROW_HEAD, REMOVE, HELP]);

/** The records of a list, one a row: fields to be typed, formulas to be read. */
export function listGrid(session: Session, id: string, list: List): GridModel {
  const { calculation } = session;
  const fields = Object.entries(list.fields).filter(([, field]) => !field.hidden);
  const formulas = Object.entries(list.formulas ?? {}).filter(([, formula]) => !formula.internal);
  const naming = namingColumn(list);
  const columns = [...fields, ...formulas].map(([column, spec]) => columnOf(column, spec));
  return {
    id,
    label: list.label,
    columns: [
      ...headOf(list),
      ...columns
        .filter((column) => column.id === naming)
        .map((column) => (column.id === list.name ? { ...column, width: 200 } : column))
        .map((column) => ({ ...column, pinned: true })),
      ...columns.filter((column) => column.id !== naming),
      ...buttonsOf(list),
    ],
    get rowCount() {
      return calculation.sheet.rows(id);
    },
    rowsCanGrow: !isFixed(list),
    equals: 'rows',
    ...(isFixed(list) && list.rowLabel !== undefined
      ? { placed: onFixedRows(id, list, ROW_HEAD) }
      : {}),
    ...(isFixed(list) ? {} : { records: listRecords(session, id, list, ({ row }) => row) }),
    row: (row) => ({ id: recordKey(session.document, id, row), kind: 'data', depth: 0 }),
    cell: (row, column) => cellOf(session, id, list, row, column),
    editor: (row, column) => editorOf(session, id, list.fields[column], row, column),
    edit: (edits, verb) => applyEdits(session, id, list, edits, verb),
  };
}

/** What tells one record from the others, first in its row: an amount that a record goes by does not. */
function namingColumn({ rowName, name, fields }: List): string | undefined {
  if (rowName !== undefined) return rowName;
  return name !== undefined && fields[name]?.kind === 'text' ? name : undefined;
}

function headOf({ rowLabel }: List): readonly GridColumn[] {
  if (rowLabel === undefined) return [];
  return [{ id: ROW_HEAD, header: rowLabel, align: 'right', width: 72, pinned: true }];
}

function buttonsOf(list: List): readonly GridColumn[] {
  const look = { header: '', align: 'left', width: 44 } as const;
  return [
    ...(list.help || list.otherHelp ? [{ ...look, id: HELP, button: 'help' } as const] : []),
    ...(isFixed(list) ? [] : [{ ...look, id: REMOVE, button: 'remove' } as const]),
  ];
}

function cellOf(session: Session, id: string, list: List, row: number, column: string): GridCell {
  if (column === REMOVE) {
    return { text: 'Eliminar', value: null, editable: false, tone: 'muted', opens: true };
  }
  if (column === ROW_HEAD) return rowHead(row);
  if (column === HELP) {
    const text = helpOf(session, id, list, row) ? 'Info' : '';
    return { text, value: null, editable: false, tone: 'muted', opens: text !== '' };
  }
  const ref = { id: column, table: id, row };
  const field = list.fields[column];
  return field ? inputCell(session, ref, field) : formulaCell(session.calculation, ref);
}

/** What explains a record, if anything does. */
export function helpOf(session: Session, id: string, list: List, row: number): Help | undefined {
  const { calculation } = session;
  const name = recordName(calculation, list, id, row);
  const own = list.help && Object.hasOwn(list.help, name) ? list.help[name] : undefined;
  const { otherHelp } = list;
  if (own || !otherHelp) return own;
  const filled = (text: string) => fillIn(calculation, text, id, row);
  return { title: name || filled(otherHelp.title), text: filled(otherHelp.text) };
}

export function editorOf(
  session: Session,
  table: string,
  field: Field | undefined,
  row: number,
  id: string,
): CellEditor {
  if (!field) return { type: 'text', text: '', numeric: false };
  const ref = { id, table, row };
  const { value } = read(session.calculation, ref);
  const text =
    session.refusedAt(ref)?.text ??
    session.calculation.expression(ref) ??
    kinds[field.kind].edit(value, field);
  if (field.kind === 'toggle') return { type: 'choice', text, options: ['Sí', 'No'] };
  if (field.options) {
    return { type: 'choice', text, options: field.options.map((option) => option.label) };
  }
  return textEditor(field, text);
}

function applyEdits(
  session: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
  verb: EditVerb | undefined,
): EditOutcome {
  const most = list.maxRecords ?? MAX_RECORDS;
  return takeEdits(
    {
      session,
      verb,
      cellsAt: ({ row, columnId, text }) => {
        const field = list.fields[columnId];
        if (!field) return COMPUTED;
        if (row >= most) return `La lista admite ${most} registros`;
        return [{ ref: { id: columnId, table: id, row }, field, text }];
      },
      read: ({ field }, edit) => readWhole(list, field, edit, edits),
      prepare: (draft, rows) => {
        const records = recordsIn(draft, id);
        while (records.length < rows) records.push(newRecord(list));
      },
    },
    edits,
  );
}

/** Two parts of 100 that are written at once have to fit; one alone takes the other along. */
function readWhole(list: List, field: Field, edit: CellEdit, edits: readonly CellEdit[]): Parsed {
  const read = readTyped(field, edit.text);
  const partner = field.complement;
  const other = partner === undefined ? undefined : list.fields[partner];
  if ('error' in read || !other) return read;
  const beside = edits.find(({ row, columnId }) => row === edit.row && columnId === partner);
  const typed = beside && readTyped(other, beside.text);
  if (!typed) return read;
  const fits =
    'value' in typed &&
    typeof read.value === 'number' &&
    typeof typed.value === 'number' &&
    sumsTo100(read.value, typed.value);
  return fits ? read : { error: `${field.label} y ${other.label} deben sumar 100 %` };
}
