import {
  axisValues,
  type Field,
  kinds,
  type Matrix,
  type Parsed,
  type Ref,
  unitOf,
} from '../../../tool/index.ts';
import type {
  CellAddress,
  CellEdit,
  EditOutcome,
  GridCell,
  GridModel,
  RefusedEdit,
} from '../../grid/index.ts';
import { isSigned } from '../../inputs/affixes.ts';
import { readTyped } from '../../session/readTyped.ts';
import type { Session, Typed } from '../../session/session.ts';
import type { MatrixLookup } from './matrixLookup.ts';
import { COMPUTED, inputCell } from '../cells/readings.ts';

/** Column that holds the values of the row axis. */
export const HEAD = 'head';
const columnId = (index: number): string => `c${index}`;
export const columnIndex = (id: string): number => Number(id.slice(1));

/**
 * A matrix as a sheet: the first row and the first column hold the tried values and can be
 * edited or pasted over, the rest holds what came out. `across` are the values of the
 * column axis: other ones give the grid other columns, and so need a model of their own.
 */
export function matrixGrid(
  session: Session,
  id: string,
  matrix: Matrix,
  across: readonly number[],
  lookup: MatrixLookup | null,
): GridModel {
  const { calculation } = session;
  const { formulas, axes } = calculation.declaration;
  const output = formulas[matrix.output];
  const rowField = axes[matrix.rows.axis]?.field;
  const columnField = axes[matrix.columns.axis]?.field;
  if (!output || !rowField || !columnField) throw new RangeError(`matrix ${id} is not declared`);
  const rows = (): readonly number[] => axisValues(session.document[matrix.rows.axis]);

  // In a file, which has no letters over its columns, the corner names both axes.
  const corner = `${inUnit(rowField)} \\ ${inUnit(columnField)}`;

  const cell = (row: number, column: string): GridCell => {
    const index = column === HEAD ? -1 : columnIndex(column);
    if (row === 0 && index < 0) return heading(columnField.label, corner);
    if (row === 0) return axisCell(session, columnField, { id: matrix.columns.axis, row: index });
    if (index < 0) return axisCell(session, rowField, { id: matrix.rows.axis, row: row - 1 });
    const found = lookup?.(rows()[row - 1] ?? Number.NaN, across[index] ?? Number.NaN);
    const value = found ?? null;
    const computed = found !== undefined;
    const text =
      value === null
        ? computed
          ? (output.missing ?? 'N/A')
          : ''
        : kinds[output.kind].format(value, output);
    const tried = { down: rows()[row - 1], across: across[index] };
    return {
      text,
      value,
      editable: false,
      tone: value === null ? 'muted' : value < 0 ? 'bad' : 'computed',
      ...(isBase(session, matrix, tried)
        ? { base: true, note: 'Caso base: tus datos de hoy' }
        : {}),
    };
  };

  return {
    id,
    label: matrix.label,
    columns: [
      { id: HEAD, header: rowField.label, align: 'right', pinned: true, width: 184 },
      ...across.map((_, index) => ({
        id: columnId(index),
        header: letter(index),
        align: 'right' as const,
        width: 104,
      })),
    ],
    get rowCount() {
      return rows().length + 1;
    },
    row: (row) => ({ id: String(row), kind: row === 0 ? 'group' : 'data', depth: 0 }),
    cell,
    editor: (row, column) => {
      const field = row === 0 ? columnField : rowField;
      const value = row === 0 ? across[columnIndex(column)] : rows()[row - 1];
      const ref = axisRef(matrix, row, column);
      const refused = ref && session.refusedAt(ref);
      const text = refused?.text ?? kinds[field.kind].edit(value ?? null, field);
      return { type: 'text', text, numeric: true, signed: isSigned(field) };
    },
    restore: (row, column) => {
      const ref = axisRef(matrix, row, column);
      if (ref) session.restore(ref);
    },
    edit: (edits) => editAxes(session, matrix, rowField, columnField, edits),
  };
}

/** The values that a computed cell tried; null for the heads. */
export function triedAt(
  { document }: Session,
  { rows, columns }: Matrix,
  { row, columnId: column }: CellAddress,
): { readonly down: number; readonly across: number } | null {
  if (row === 0 || column === HEAD) return null;
  const down = axisValues(document[rows.axis])[row - 1];
  const across = axisValues(document[columns.axis])[columnIndex(column)];
  return down === undefined || across === undefined ? null : { down, across };
}

/** Whether these are the values that the inputs have. */
export function isBase(
  { calculation }: Session,
  { rows, columns }: Matrix,
  tried: { readonly down: number | undefined; readonly across: number | undefined },
): boolean {
  return (
    calculation.value({ id: rows.input }) === tried.down &&
    calculation.value({ id: columns.input }) === tried.across
  );
}

function inUnit(field: Field): string {
  const unit = unitOf(field);
  return unit === '' ? field.label : `${field.label} (${unit})`;
}

/** The tried value that a cell of the first row or column shows; null for any other. */
export function axisRef({ rows, columns }: Matrix, row: number, columnId: string): Ref | null {
  if (row === 0 && columnId !== HEAD) return { id: columns.axis, row: columnIndex(columnId) };
  return row > 0 && columnId === HEAD ? { id: rows.axis, row: row - 1 } : null;
}

function heading(text: string, value: string): GridCell {
  return { text, value, editable: false, tone: 'heading' };
}

function axisCell(session: Session, field: Field, ref: Ref): GridCell {
  const cell = inputCell(session, ref, field);
  // What its input doubts is tried on purpose here.
  if (cell.refused) return cell;
  const { note: _, ...plain } = cell;
  return plain;
}

/** A, B … Z, AA: as spreadsheets name their columns. */
function letter(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? letter(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/**
 * Edits of the tried values. An emptied value, or one below what its input allows (a
 * negative appreciation, a term of zero), takes its row or column away.
 */
function editAxes(
  session: Session,
  matrix: Matrix,
  rowField: Field,
  columnField: Field,
  edits: readonly CellEdit[],
): EditOutcome {
  const refused: RefusedEdit[] = [];
  const stuck: Typed[] = [];
  const changes: { ref: Ref; value: number | null }[] = [];
  for (const edit of edits) {
    const ref = axisRef(matrix, edit.row, edit.columnId);
    if (!ref) {
      refused.push({ ...edit, reason: COMPUTED });
      continue;
    }
    const outcome = readAxisValue(edit.row === 0 ? columnField : rowField, edit.text);
    if ('error' in outcome) {
      refused.push({ ...edit, reason: outcome.error });
      stuck.push({ ref, text: edit.text, outcome });
    } else changes.push({ ref, value: outcome.value as number | null });
  }
  session.edit('Cambiar los ejes de la matriz', (draft) => {
    for (const axis of [matrix.rows.axis, matrix.columns.axis]) {
      const before = axisValues(draft[axis]);
      const after: (number | null)[] = [...before];
      for (const { ref, value } of changes) if (ref.id === axis) after[ref.row ?? -1] = value;
      // A new list of the same values would be a step that undoes nothing.
      if (after.every((value, index) => value === before[index])) continue;
      (draft as Record<string, unknown>)[axis] = after.filter((value) => value !== null);
    }
  });
  for (const { ref } of changes) session.restore(ref);
  // Where rows or columns went away, what was refused has no place any more.
  if (changes.every(({ value }) => value !== null)) session.take('', stuck);
  return { applied: changes.length, refused };
}

function readAxisValue(field: Field, text: string): Parsed {
  const parsed = kinds[field.kind].parse(text, field);
  if ('error' in parsed) return parsed;
  const below = typeof parsed.value === 'number' && parsed.value < (field.min ?? -Infinity);
  if (parsed.value === null || below) return { value: null };
  return readTyped(field, text);
}
