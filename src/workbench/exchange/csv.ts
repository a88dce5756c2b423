import Papa from 'papaparse';
import { type DecimalMark, escapeFormula, withoutNoise } from '../../tool/index.ts';
import { fileHead, type GridModel } from '../grid/index.ts';

export type CsvValue = string | number | null;

// Excel reads UTF-8 only behind this mark.
const BOM = '\uFEFF';

/**
 * A table for a spreadsheet: `;` between cells, texts quoted, numbers bare and without
 * noise, and no text that a spreadsheet would run as a formula.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[], mark: DecimalMark): string {
  const cells = rows.map((row) => row.map((value) => cellText(value, mark)));
  return (
    BOM + Papa.unparse(cells, { delimiter: ';', quotes: (value) => isText(value), newline: '\r\n' })
  );
}

/** A number on its way through the writer: told apart from texts, so that it isn't quoted. */
class NumberText {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

function isText(value: unknown): boolean {
  return !(value instanceof NumberText) && value !== '';
}

function cellText(value: CsvValue, mark: DecimalMark): string | NumberText {
  if (value === null) return '';
  if (typeof value === 'number')
    return new NumberText(String(withoutNoise(value)).replace('.', mark));
  return escapeFormula(value);
}

/**
 * The rows of a grid, its heads first unless it holds them itself; buttons are left out. Where rows
 * differ in unit, a column says it.
 */
export function gridRows(model: GridModel, heads: boolean): CsvValue[][] {
  const columns = model.columns.filter((column) => !heads || column.header !== '');
  const rows: CsvValue[][] = [];
  if (heads) {
    rows.push(columns.map(fileHead));
  }
  for (let row = 0; row < model.rowCount; row++) {
    rows.push(
      columns.map((column) => {
        const { value, text } = model.cell(row, column.id);
        return typeof value === 'boolean' ? text : value;
      }),
    );
  }
  if (!model.rowUnit) return rows;
  const first = heads ? 1 : 0;
  return rows.map(([head = null, ...rest], at) => [
    head,
    at < first ? 'Unidad' : (model.rowUnit?.(at - first) ?? ''),
    ...rest,
  ]);
}
