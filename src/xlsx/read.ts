import { readXlsx } from 'hucre/xlsx';
import type { Scalar } from '../tool/index.ts';
import { WorkbookFault } from './fault.ts';
import { percentFactor } from './percentFormat.ts';

/* The one file that knows the library which reads workbooks. */

/** What stands in a sheet of a file: values, and formulas by 'row,column' from 0. */
export interface FileSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Positions of hidden columns, from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
  readonly rows: readonly (readonly (Scalar | Date)[])[];
  readonly formulas: ReadonlyMap<string, string>;
  /**
   * Cells that show their value with a percent sign, and by how much they multiply it; where they were asked
   * for, by 'row,column'.
   */
  readonly percents: ReadonlyMap<string, number>;
}

export interface Reading {
  /** Whether to look which cells show percentages. */
  readonly percents?: boolean;
  readonly maxRows?: number;
}

const LARGEST_FILE = 20_000_000;
const LARGEST_CONTENT = 150_000_000;
/** Text packs to a tenth or a thirtieth; what promises far more is made to fill the memory. */
const MOST_RATIO = 250;
const MOST_ENTRIES = 2_000;
const MOST_ROWS = 20_100;

/** @throws {WorkbookFault} */
export async function readBook(
  bytes: Uint8Array,
  { percents: withPercents = false, maxRows = MOST_ROWS }: Reading = {},
): Promise<FileSheet[]> {
  checkFile(bytes);
  try {
    const { sheets } = await readXlsx(bytes, { maxRows, readStyles: withPercents });
    return sheets.map(({ name, hidden, veryHidden, columns = [], rows, cells = new Map() }) => {
      const formulas = new Map<string, string>();
      const percents = new Map<string, number>();
      for (const [place, { formula, style, value }] of cells) {
        if (formula) formulas.set(place, formula);
        if (typeof value !== 'number' || !style?.numFmt) continue;
        const factor = percentFactor(style.numFmt, value);
        if (factor !== null) percents.set(place, factor);
      }
      return {
        name,
        hidden: hidden === true || veryHidden === true,
        hiddenColumns: new Set(columns.flatMap((column, at) => (column.hidden ? at : []))),
        rows,
        formulas,
        percents,
      };
    });
  } catch {
    throw new WorkbookFault('El archivo está dañado: no se puede leer como libro de Excel.');
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

/** Looks at the directory of the ZIP that a workbook is, before anything of it is unpacked. */
function checkFile(bytes: Uint8Array): void {
  if (bytes.length > LARGEST_FILE) throw new WorkbookFault('El archivo pasa de 20 MB.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length > 8 && view.getUint32(0) === 0xd0cf11e0) {
    throw new WorkbookFault(
      'El archivo tiene contraseña o es de un Excel anterior a 2007: guárdalo como .xlsx sin contraseña.',
    );
  }
  const end = endOf(view);
  if (end < 0) throw new WorkbookFault('El archivo no es un libro de Excel (.xlsx).');
  const entries = [...entriesOf(view, end)];
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) {
    throw new WorkbookFault('El libro tiene macros: guárdalo como .xlsx, sin ellas.');
  }
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) {
    throw new WorkbookFault(
      entries.some(({ name }) => /\.csv$/i.test(name))
        ? 'El archivo es un ZIP, no un libro de Excel: extrae sus CSV y elígelos uno por uno donde dice «CSV o Excel».'
        : 'El archivo no es un libro de Excel (.xlsx).',
    );
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  // The reader unpacks no more of an entry than it declares, unless it declares nothing.
  const isBomb = entries.some(
    ({ packed, size }) => size > packed * MOST_RATIO + 1_000 || (size === 0 && packed > 8),
  );
  if (isBomb || total > LARGEST_CONTENT || entries.length > MOST_ENTRIES) {
    throw new WorkbookFault('El libro ocupa demasiado una vez desempacado: no se abre.');
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

interface Entry {
  readonly name: string;
  readonly packed: number;
  readonly size: number;
}

function* entriesOf(view: DataView, end: number): Generator<Entry> {
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) {
      throw new WorkbookFault('El archivo está dañado: no se puede leer como libro de Excel.');
    }
    const [nameLength, extra, comment] = [28, 30, 32].map((from) =>
      view.getUint16(at + from, true),
    );
    const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
    yield {
      name: new TextDecoder().decode(name),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
    };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}
