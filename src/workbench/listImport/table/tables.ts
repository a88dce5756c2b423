import { plainNumber, type Scalar, withoutNoise } from '../../../tool/index.ts';
import { originIn } from '../../../xlsx/origin.ts';
import { readBook } from '../../../xlsx/read.ts';
import { decodedText, delimitedRows, MOST_ROWS } from './decode.ts';
import { type Rows, trimmed, withoutNotices } from './rows.ts';

/** A sheet of a workbook, or a whole delimited file; every cell as a person would type it. */
export interface ForeignTable {
  /** Empty for a delimited file, and for what was pasted. */
  readonly name: string;
  readonly rows: Rows;
}

const LARGEST = 20_000_000;

/** The tables of a file from anywhere. @throws {Error} in Spanish, where there is none */
export async function tablesIn(bytes: Uint8Array): Promise<ForeignTable[]> {
  if (bytes.length > LARGEST) throw new Error('El archivo pasa de 20 MB.');
  const tables = isBook(bytes) ? await sheetsOf(bytes) : [textTable(bytes)];
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new Error('El archivo no tiene ninguna tabla: está vacío.');
  for (const { name, rows } of filled) {
    if (rows.length > MOST_ROWS) {
      const where = name === '' ? 'El archivo' : `La hoja «${name}»`;
      throw new Error(
        `${where} tiene más de 5.000 filas, y ninguna lista admite tantas: divide el archivo.`,
      );
    }
  }
  return filled;
}

/** A ZIP, or the older form that is refused with its reason. */
function isBook(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return start === '504b0304' || start === '504b0506' || start === 'd0cf11e0';
}

function textTable(bytes: Uint8Array): ForeignTable {
  const text = decodedText(bytes);
  if (text.includes('\0'))
    throw new Error('El archivo no es una tabla de texto (CSV) ni un libro de Excel.');
  return { name: '', rows: trimmed(withoutNotices(delimitedRows(text))) };
}

/** Those that are shown; of the app's own workbook without the columns that are there for its formulas alone. */
async function sheetsOf(bytes: Uint8Array): Promise<ForeignTable[]> {
  const sheets = await readBook(bytes, { percents: true, maxRows: MOST_ROWS + 1 });
  const isOwn = originIn(sheets) !== null;
  const shown = sheets.filter(({ hidden }) => !hidden);
  return shown.map(({ name, rows, percents, hiddenColumns }) => ({
    name,
    rows: trimmed(
      withoutNotices(
        rows.map((row, at) =>
          row.flatMap((value, column) =>
            isOwn && hiddenColumns.has(column)
              ? []
              : typedText(value, percents.get(`${at},${column}`)),
          ),
        ),
      ),
    ),
  }));
}

/** A value of a workbook as it is typed here: '12 %' where the cell shows a percentage, `factor` times it. */
function typedText(value: Scalar | Date | undefined, factor: number | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'string') return value;
  return factor === undefined
    ? plainNumber(value)
    : `${plainNumber(withoutNoise(value * factor))} %`;
}
