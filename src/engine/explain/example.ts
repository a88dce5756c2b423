import type { Example } from '../functions/index.ts';
import type { Model, Ref, TableSpec } from '../model.ts';
import { Sheet } from '../run/sheet.ts';

/** The table of an example's data, and of the column that is one itself. */
const DATA = 'datos';
const RESULT = 'ejemplo';

/** A function's example as a calculated sheet, and where its value is. */
export function exampleSheet({ formula, data = {}, gives, column }: Example): {
  readonly sheet: Sheet;
  readonly ref: Ref;
} {
  const spec = {
    expression: formula,
    type: typeof gives === 'string' ? 'text' : 'number',
  } as const;
  const sheet = new Sheet({
    inputs: {},
    formulas: column === undefined ? { [RESULT]: spec } : {},
    tables: {
      [DATA]: { rows: 'records', inputs: inputsOf(data), columns: {} },
      ...(column === undefined ? {} : { [RESULT]: counted(column, gives, spec) }),
    },
  });
  const columns = Object.entries(data);
  sheet.setRows(DATA, columns[0]?.[1].length ?? 0);
  for (const [id, values] of columns) {
    values.forEach((value, row) => sheet.setCell(DATA, id, row, value));
  }
  sheet.calculate();
  return {
    sheet,
    ref: column === undefined ? { id: RESULT } : { id: column, table: RESULT, row: 0 },
  };
}

function inputsOf(data: NonNullable<Example['data']>): Model['inputs'] {
  return Object.fromEntries(
    Object.entries(data).map(([id, [first]]) => [
      id,
      { type: typeof first === 'string' ? 'text' : 'number' },
    ]),
  );
}

function counted(
  column: string,
  gives: Example['gives'],
  spec: TableSpec['columns'][string],
): TableSpec {
  const rows = Array.isArray(gives) ? gives.length : 1;
  return { rows: { count: String(rows) }, inputs: {}, columns: { [column]: spec } };
}
