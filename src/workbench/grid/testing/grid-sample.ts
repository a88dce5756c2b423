import type { CellEdit, GridCell, GridColumn, GridModel } from '../model.ts';

export type SampleValue = number | string | null;

export interface Sample extends GridModel {
  /** Every call of `edit`, to assert that an operation is one step. */
  readonly calls: CellEdit[][];
}

/** A table for tests: rows of values, columns named a, b, c…; `readOnly` lists column ids. */
export function sampleModel(
  rows: readonly (readonly SampleValue[])[],
  options: { readonly readOnly?: string; readonly rowsCanGrow?: boolean } = {},
): Sample {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from(
    { length: width },
    (_, at): GridColumn => ({
      id: String.fromCharCode(97 + at),
      header: `Columna ${String.fromCharCode(65 + at)}`,
      align: 'right',
    }),
  );
  const calls: CellEdit[][] = [];
  const valueAt = (row: number, columnId: string): SampleValue =>
    rows[row]?.[columnId.charCodeAt(0) - 97] ?? null;
  return {
    id: 'sample',
    label: 'Muestra',
    columns,
    rowCount: rows.length,
    rowsCanGrow: options.rowsCanGrow,
    calls,
    row: (row) => ({ id: `r${row}`, kind: 'data', depth: 0 }),
    cell: (row, columnId): GridCell => {
      const value = valueAt(row, columnId);
      return {
        text: value === null ? '' : String(value),
        value,
        editable: !options.readOnly?.includes(columnId),
        tone: 'input',
      };
    },
    editor: (row, columnId) => ({
      type: 'text',
      text: String(valueAt(row, columnId) ?? ''),
      numeric: false,
    }),
    edit: (edits) => {
      calls.push([...edits]);
      return { applied: edits.length, refused: [] };
    },
  };
}
