import type { Column } from '../storage.ts';
import { column, holds, isMissing, number } from './columns.ts';
import { MANY, ofColumns, ofValues } from './forms.ts';
import type { FunctionEntry } from './types.ts';

function total(source: Column): number {
  let sum = 0;
  for (let i = 0; i < source.length; i++) sum += source.data[i] as number;
  return sum;
}

/**
 * An empty cell doesn't count for a mean or an extreme, as in Excel. Where the formula of a computed column
 * gives no value, they have none, either.
 */
const isEmpty = (source: Column, value: number): boolean => source.isInput && Number.isNaN(value);

function mean(source: Column): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < source.length; i++) {
    const value = source.data[i] as number;
    if (isEmpty(source, value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? Number.NaN : sum / count;
}

function extreme(source: Column, pick: (a: number, b: number) => number): number {
  let best: number | null = null;
  for (let i = 0; i < source.length; i++) {
    const value = source.data[i] as number;
    if (isEmpty(source, value)) continue;
    best = best === null ? value : pick(best, value);
  }
  return best ?? Number.NaN;
}

/** The values that there are, in an order; Excel's LARGE and SMALL pass over empty cells, too. */
function ranked(source: Column, place: number, order: (a: number, b: number) => number): number {
  const values = source.data.subarray(0, source.length).filter((value) => Number.isFinite(value));
  return values.sort(order)[place - 1] ?? Number.NaN;
}

/**
 * Distinct values; texts without regard to case or outer spaces: 'Bogotá' is 'bogotá '. A cell without a
 * value has none.
 */
function distinct(source: Column): number {
  const seen = new Set<string | number>();
  for (let i = 0; i < source.length; i++) {
    if (source.type === 'text') {
      const text = (source.texts[i] ?? '').trim();
      if (text !== '') seen.add(text.toLocaleLowerCase('es-CO'));
    } else {
      const value = source.data[i] as number;
      if (!Number.isNaN(value)) seen.add(value);
    }
  }
  return seen.size;
}

function added(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

const EMPTY = 'la lista está vacía';
const TOO_FEW = 'la lista no tiene tantos valores';
const NUMBERS = { valor: [10, 7, 9, 27, 2] };

export const statistics = {
  sum: {
    spanish: 'SUMA',
    excel: { name: 'SUM' },
    args: ['números…'],
    help: 'La suma de unos valores, o de una columna entera.',
    example: { formula: 'sum(datos.valor)', data: NUMBERS, gives: 55 },
    forms: [
      ofValues(MANY, (...values) => added(values)),
      ofColumns(['numbers'], ([a]) => total(column(a))),
    ],
  },
  average: {
    spanish: 'PROMEDIO',
    excel: { name: 'AVERAGE' },
    args: ['números…'],
    help: 'La suma de unos valores, o de una columna, entre cuántos son; las celdas vacías no cuentan.',
    example: { formula: 'average(datos.valor)', data: NUMBERS, gives: 11 },
    forms: [
      ofValues(MANY, (...values) => added(values) / values.length),
      ofColumns(['numbers'], ([a]) => mean(column(a)), EMPTY),
    ],
  },
  min: {
    spanish: 'MIN',
    excel: { name: 'MIN' },
    args: ['números…'],
    help: 'El menor de unos valores, o de una columna; las celdas vacías no cuentan.',
    example: { formula: 'min(datos.valor)', data: NUMBERS, gives: 2 },
    forms: [
      ofValues(MANY, Math.min),
      ofColumns(['numbers'], ([a]) => extreme(column(a), Math.min), EMPTY),
    ],
  },
  max: {
    spanish: 'MAX',
    excel: { name: 'MAX' },
    args: ['números…'],
    help: 'El mayor de unos valores, o de una columna; las celdas vacías no cuentan.',
    example: { formula: 'max(datos.valor)', data: NUMBERS, gives: 27 },
    forms: [
      ofValues(MANY, Math.max),
      ofColumns(['numbers'], ([a]) => extreme(column(a), Math.max), EMPTY),
    ],
  },
  large: {
    spanish: 'K.ESIMO.MAYOR',
    excel: { name: 'LARGE' },
    args: ['columna', 'puesto'],
    help: 'El valor que ocupa un puesto de mayor a menor; las celdas sin valor no cuentan.',
    example: {
      formula: 'large(datos.valor, 3)',
      data: { valor: [3, 5, 3, 5, 4, 4, 2, 4, 6, 7] },
      gives: 5,
    },
    forms: [
      ofColumns(
        ['numbers', 'value'],
        ([a, place]) => ranked(column(a), number(place), (x, y) => y - x),
        TOO_FEW,
      ),
    ],
  },
  small: {
    spanish: 'K.ESIMO.MENOR',
    excel: { name: 'SMALL' },
    args: ['columna', 'puesto'],
    help: 'El valor que ocupa un puesto de menor a mayor; las celdas sin valor no cuentan.',
    example: {
      formula: 'small(datos.valor, 4)',
      data: { valor: [3, 4, 5, 2, 3, 4, 6, 4, 7] },
      gives: 4,
    },
    forms: [
      ofColumns(
        ['numbers', 'value'],
        ([a, place]) => ranked(column(a), number(place), (x, y) => x - y),
        TOO_FEW,
      ),
    ],
  },
  count: {
    spanish: 'FILAS',
    excel: { name: 'ROWS' },
    args: ['columna'],
    help: 'Cuántas filas hay, con valor o sin él.',
    example: { formula: 'count(datos.valor)', data: NUMBERS, gives: 5 },
    forms: [ofColumns(['series'], ([a]) => column(a).length)],
  },
  countdistinct: {
    spanish: 'CONTAR.DISTINTOS',
    excel: { name: null, as: 'SUMPRODUCT(1/COUNTIF(columna,columna))' },
    args: ['columna'],
    help: 'Cuántos valores distintos hay; en los textos no cuentan mayúsculas ni espacios de los extremos.',
    example: {
      formula: 'countdistinct(datos.ciudad)',
      data: { ciudad: ['Bogotá', 'Cali', 'bogotá '] },
      gives: 2,
    },
    forms: [ofColumns(['series'], ([a]) => distinct(column(a)))],
  },
  countif: {
    spanish: 'CONTAR.SI',
    excel: { name: 'COUNTIF' },
    args: ['columna', 'valor'],
    help: 'Cuántas filas de una columna tienen exactamente un valor.',
    example: {
      formula: 'countif(datos.tipo, "Local")',
      data: { tipo: ['Local', 'Oficina', 'Bodega', 'Local'] },
      gives: 2,
    },
    forms: [
      ofColumns(['series', 'match'], ([a, wanted]) => {
        if (isMissing(wanted)) return Number.NaN;
        const source = column(a);
        let found = 0;
        for (let i = 0; i < source.length; i++) if (holds(source, i, wanted)) found++;
        return found;
      }),
    ],
  },
  sumif: {
    spanish: 'SUMAR.SI',
    excel: { name: 'SUMIF' },
    args: ['columna', 'valor', 'sumandos'],
    help: 'La suma de las filas en que una columna tiene exactamente un valor.',
    example: {
      formula: 'sumif(datos.tipo, "Local", datos.renta)',
      data: { tipo: ['Local', 'Oficina', 'Local'], renta: [100, 300, 250] },
      gives: 350,
    },
    forms: [
      ofColumns(['series', 'match', 'numbers'], ([a, wanted, b]) => {
        if (isMissing(wanted)) return Number.NaN;
        const source = column(a);
        const { data, length } = column(b);
        let sum = 0;
        for (let i = 0; i < source.length; i++) {
          // Beyond the end of the column that is added there is no value.
          if (holds(source, i, wanted)) sum += i < length ? (data[i] as number) : Number.NaN;
        }
        return sum;
      }),
    ],
  },
} satisfies Record<string, FunctionEntry>;
