import { kinds, read, unitOf } from '../../../../src/tool/index.ts';
import type { CsvValue, Session } from '../../../../src/workbench/index.ts';
import type { RentalsDocument } from '../../document/types.ts';
import type { SheetRow } from './sheetRow.ts';

/** All rows of the sheet, folded or not, a column a project; an import reads it back. */
export function fileRows(
  session: Session<RentalsDocument>,
  rows: readonly SheetRow[],
): CsvValue[][] {
  const { projects } = session.document;
  const lines = rows
    .filter(({ head }) => head.value !== null)
    .map((row) => [
      labelOf(session, row),
      row.period ?? null,
      rowUnit(session, row),
      ...projects.map((_, record) => valueOf(session, row, record)),
    ]);
  return [['Concepto', 'Período', 'Unidad', ...projects.map(({ name }) => name)], ...lines];
}

function rowUnit({ calculation }: Session, { shows }: SheetRow): CsvValue {
  const ref = { id: shows ?? '', table: 'projects' };
  const shape = calculation.field(ref) ?? calculation.formula(ref);
  return shape ? unitOf(shape) || null : null;
}

/** Parts go by the name of their stream too: folded out of their row they would mean any. */
function labelOf({ calculation }: Session, { shows, head }: SheetRow): CsvValue {
  const field =
    shows === undefined ? undefined : calculation.field({ id: shows, table: 'projects' });
  return field?.label ?? String(head.value);
}

function valueOf({ calculation }: Session, { shows, dress }: SheetRow, record: number): CsvValue {
  if (shows === undefined) return null;
  const ref = { id: shows, table: 'projects', row: record };
  const { value } = read(calculation, ref);
  const cell = { text: '', value, editable: false, tone: 'computed' } as const;
  const shown = dress ? dress(cell, record, 'projects').value : value;
  const field = calculation.field(ref);
  if (shown === null || typeof shown === 'number') return shown;
  return field?.kind === 'choice' ? kinds.choice.edit(shown, field) : String(shown);
}
