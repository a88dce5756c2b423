import {
  axisValues,
  type Field,
  grade,
  kinds,
  type Matrix,
  type Ref,
  unitOf,
} from '../../../tool/index.ts';
import type { CellAddress, GridCell, GridColumn, GridModel } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { editAxes } from './matrixEdits.ts';
import type { MatrixLookup } from './matrixLookup.ts';
import { axisRef, columnId, columnIndex, HEAD } from './matrixPlaces.ts';
import { pastedHeads } from './pastedHeads.ts';
import { inputCell } from '../cells/readings.ts';
import { textEditor } from '../cells/textEditor.ts';
import { remembered } from '../table/folding.ts';

/**
 * A matrix as a sheet: the first row and the first column hold the tried values and can be
 * edited or pasted over, the rest holds what came out. Its axes are those of the document
 * at any time, as the grid hears of a longer one ahead of the page.
 */
export function matrixGrid(
  session: Session,
  id: string,
  matrix: Matrix,
  lookup: MatrixLookup | null,
): GridModel {
  const { calculation } = session;
  const { formulas, axes } = calculation.declaration;
  const output = formulas[matrix.output];
  const rowField = axes[matrix.rows.axis]?.field;
  const columnField = axes[matrix.columns.axis]?.field;
  if (!output || !rowField || !columnField) throw new RangeError(`matrix ${id} is not declared`);
  const rows = (): readonly number[] => axisValues(session.document[matrix.rows.axis]);
  const across = (): readonly number[] => axisValues(session.document[matrix.columns.axis]);
  const columns = remembered(
    () => across().length,
    (count) => columnsOf(rowField.label, count),
  );

  // In a file, which has no letters over its columns, the corner names both axes.
  const corner = `${inUnit(rowField)} \\ ${inUnit(columnField)}`;

  const cell = (row: number, column: string): GridCell => {
    const index = column === HEAD ? -1 : columnIndex(column);
    if (row === 0 && index < 0) return heading(columnField.label, corner);
    if (row === 0) return axisCell(session, columnField, { id: matrix.columns.axis, row: index });
    if (index < 0) return axisCell(session, rowField, { id: matrix.rows.axis, row: row - 1 });
    const found = lookup?.(rows()[row - 1] ?? Number.NaN, across()[index] ?? Number.NaN);
    const value = found ?? null;
    const computed = found !== undefined;
    const text =
      value === null
        ? computed
          ? (output.missing ?? 'N/A')
          : ''
        : kinds[output.kind].format(value, output);
    const tried = { down: rows()[row - 1], across: across()[index] };
    return {
      text,
      value,
      editable: false,
      computed: true,
      tone: value === null ? 'muted' : heatOf(session, matrix, value),
      name: `${output.label} · ${cell(row, HEAD).text} · ${cell(0, column).text}`,
      ...(isBase(session, matrix, tried)
        ? { base: true, note: 'Caso base: tus datos de hoy' }
        : {}),
    };
  };

  return {
    id,
    label: matrix.label,
    get columns() {
      return columns();
    },
    get rowCount() {
      return rows().length + 1;
    },
    row: (row) => ({ id: String(row), kind: row === 0 ? 'group' : 'data', depth: 0 }),
    cell,
    editor: (row, column) => {
      const field = row === 0 ? columnField : rowField;
      const value = row === 0 ? across()[columnIndex(column)] : rows()[row - 1];
      const ref = axisRef(matrix, row, column);
      const refused = ref && session.refusedAt(ref);
      const text = refused?.text ?? kinds[field.kind].edit(value ?? null, field);
      return textEditor(field, text);
    },
    rowsCanGrow: true,
    newColumnId: (beyond) => columnId(across().length + beyond),
    edit: (edits) => editAxes(session, matrix, edits),
    heads: (texts, at) => pastedHeads(session, matrix, texts, at),
  };
}

/** The names of the rows, and so many columns with letters as names. */
function columnsOf(heads: string, count: number): readonly GridColumn[] {
  return [
    { id: HEAD, header: heads, align: 'right', pinned: true, width: 184 },
    ...Array.from({ length: count }, (_, index) => ({
      id: columnId(index),
      header: letter(index),
      align: 'right' as const,
      width: 104,
    })),
  ];
}

/**
 * Green, orange or red by the thresholds of what was computed; without any, better or worse than what
 * today's data come to, where it is known which is better.
 */
function heatOf({ calculation }: Session, { output }: Matrix, value: number): GridCell['tone'] {
  const formula = calculation.declaration.formulas[output];
  const colour = formula?.thresholds && grade(value, formula.thresholds);
  if (colour) return TONES[colour];
  const base = calculation.value({ id: output });
  if (!formula?.goal || typeof base !== 'number') return value < 0 ? 'bad' : 'computed';
  if (value === base) return 'computed';
  return value > base === (formula.goal === 'more') ? 'good' : 'bad';
}

const TONES = { green: 'good', orange: 'orange', red: 'bad' } as const;

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
