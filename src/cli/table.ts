import { Calculation, scalarOutputs, type Tool } from '../tool/index.ts';
import { type CellReader, cellReaders } from './cells.ts';
import { readRows, type Row, type Separator, separatorOf } from './csv.ts';
import { Failure, oneLine } from './failure.ts';
import type { InputCase } from './json.ts';
import { nearest } from '../tool/text/nearest.ts';
import type { Preview } from './text.ts';

interface Column {
  readonly name: string;
  readonly read: CellReader;
}

/** The column where a batch says what is wrong with a case. */
export const ERROR_COLUMN = 'error';

/**
 * The cases of a CSV: a header of input names, then one row a case.
 * @throws {Failure} where the header names what the tool doesn't know
 */
export async function* readTable(text: Preview, tool: Tool): AsyncGenerator<InputCase[]> {
  await text.until((head) => head.trimStart().includes('\n'));
  const separator = separatorOf(text.head.trimStart().split('\n', 1)[0] ?? '');
  let columns: (Column | null)[] | undefined;
  for await (const rows of readRows(text.all(), separator)) {
    if (rows.length === 0) continue;
    const body = columns ? rows : rows.slice(1);
    columns ??= readHeader(rows[0] as Row, tool, separator);
    const known = columns;
    yield body.map((row) => readCase(row, known));
  }
}

/** Null for a column that is passed over: results that came along, or nothing at all. */
function readHeader(row: Row, tool: Tool, separator: Separator): (Column | null)[] {
  if ('fault' in row) throw new Failure(`el encabezado del CSV no se puede leer: ${row.fault}`);
  const readers = cellReaders(tool, separator);
  const results = new Set(
    Object.keys(scalarOutputs(tool, new Calculation(tool, tool.document.initial()))),
  );
  const names = row.cells.map((cell) => cell.trim());
  return names.map((name, index) => {
    const read = readers.get(name);
    if (read && names.indexOf(name) < index) {
      throw new Failure(`el encabezado del CSV tiene dos columnas «${name}»`);
    }
    if (read) return { name, read };
    if (name === '' || name === ERROR_COLUMN || results.has(name)) return null;
    const near = nearest(name, [...readers.keys()]);
    const hint = near.length > 0 ? `; ¿${near.join(', ')}?` : '';
    throw new Failure(`la columna «${oneLine(name)}» no es un campo de ${tool.id}${hint}`);
  });
}

function readCase(row: Row, columns: readonly (Column | null)[]): InputCase {
  if ('fault' in row) return { faults: [row.fault] };
  const extra = row.cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra) {
    return {
      faults: [`la fila tiene ${row.cells.length} celdas y el encabezado ${columns.length}`],
    };
  }
  const raw: Record<string, unknown> = {};
  const faults: string[] = [];
  columns.forEach((column, index) => {
    const text = row.cells[index] ?? '';
    if (!column || text.trim() === '') return;
    const read = column.read(text);
    if ('value' in read) raw[column.name] = read.value;
    else faults.push(`${column.name} = ${JSON.stringify(text)}: ${read.error}`);
  });
  return { raw, faults };
}
