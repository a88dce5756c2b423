import { readXlsx } from 'hucre/xlsx';
import type { Scalar } from '../../../src/tool/index.ts';
import type { Book, BookCell } from '../../../src/xlsx/index.ts';

/** The cells of a recalculated workbook, by sheet and address; an error is null. */
export type Recalculated = (sheet: number, row: number, column: number) => Scalar | undefined;

const ERROR = /^(#|Err:)/;

export async function readBack(bytes: Uint8Array): Promise<Recalculated> {
  const { sheets } = await readXlsx(bytes);
  return (sheet, row, column) => {
    const value = sheets[sheet]?.rows[row]?.[column];
    if (typeof value === 'string' && ERROR.test(value)) return null;
    // A date is a number of days to formulas.
    if (value instanceof Date) return Math.round(value.getTime() / 86_400_000) + 25_569;
    return value ?? undefined;
  };
}

/** A cell that a recalculation doesn't come to. */
export interface Wrong {
  readonly sheet: string;
  readonly cell: string;
  readonly formula: string;
  readonly format: string;
  readonly expected: Scalar;
  readonly got: Scalar | undefined;
  readonly error: number;
}

export interface Outcome {
  readonly cells: number;
  readonly wrong: readonly Wrong[];
  /** The largest relative error of a cell that is right. */
  readonly worst: number;
}

const PESOS = 0.005;
const RELATIVE = 1e-8;
const NOISE = 1e-9;

/** How far apart two values are, relative to the first; 0 where they count as equal in pesos. */
export function errorOf(expected: BookCell, got: Scalar | undefined): number {
  const { value, format = '' } = expected;
  if (value === null) return got === null ? 0 : Number.POSITIVE_INFINITY;
  if (value === '') return got === '' || got === undefined ? 0 : Number.POSITIVE_INFINITY;
  const wanted = typeof value === 'boolean' ? Number(value) : value;
  const found = typeof got === 'boolean' ? Number(got) : got;
  if (typeof wanted !== 'number' || typeof found !== 'number') {
    return wanted === found ? 0 : Number.POSITIVE_INFINITY;
  }
  const off = Math.abs(wanted - found);
  if (off <= (format.includes('$') ? PESOS : NOISE)) return 0;
  return off / Math.abs(wanted);
}

/** Compares each formula cell whose value is known with what the recalculation came to. */
export function compareBook(book: Book, recalculated: Recalculated): Outcome {
  const wrong: Wrong[] = [];
  let [cells, worst] = [0, 0];
  book.sheets.forEach((sheet, number) => {
    sheet.rows.forEach((row, at) => {
      row?.forEach((cell, column) => {
        if (!cell?.known || cell.formula === undefined) return;
        cells++;
        const got = recalculated(number, at, column);
        const error = errorOf(cell, got);
        if (error <= RELATIVE) {
          worst = Math.max(worst, error);
          return;
        }
        const place = `${sheet.name}!R${at + 1}C${column + 1}`;
        wrong.push({
          sheet: sheet.name,
          cell: place,
          formula: cell.formula,
          format: cell.format ?? '',
          expected: cell.value,
          got,
          error,
        });
      });
    });
  });
  return { cells, wrong, worst };
}
