import { irr, npv } from '../../finance/index.ts';
import { Column } from '../column.ts';
import type { SeriesArgument, SeriesFunction } from './types.ts';

function column(argument: SeriesArgument | undefined): Column {
  if (argument instanceof Column) return argument;
  throw new TypeError('a column was expected');
}

function number(argument: SeriesArgument | undefined): number {
  return typeof argument === 'number' ? argument : Number.NaN;
}

/** Whether row `i` holds `wanted`: texts by text, numbers exactly. */
function holds(source: Column, i: number, wanted: SeriesArgument | undefined): boolean {
  return source.type === 'text' ? source.texts[i] === wanted : source.data[i] === wanted;
}

function total(source: Column): number {
  let sum = 0;
  for (let i = 0; i < source.length; i++) sum += source.data[i] as number;
  return sum;
}

function extreme(source: Column, pick: (a: number, b: number) => number): number {
  if (source.length === 0) return Number.NaN;
  let best = source.data[0] as number;
  for (let i = 1; i < source.length; i++) best = pick(best, source.data[i] as number);
  return best;
}

function at(source: Column, position: number): number {
  const i = position - 1;
  return Number.isInteger(i) && i >= 0 && i < source.length
    ? (source.data[i] as number)
    : Number.NaN;
}

/** The values that there are, in an order; Excel's LARGE and SMALL pass over empty cells, too. */
function ranked(source: Column, place: number, order: (a: number, b: number) => number): number {
  const values = source.data.subarray(0, source.length).filter((value) => Number.isFinite(value));
  return values.sort(order)[place - 1] ?? Number.NaN;
}

/** Distinct values; texts without regard to case or outer spaces: 'Bogotá' is 'bogotá '. */
function distinct(source: Column): number {
  const seen = new Set<string | number | undefined>();
  for (let i = 0; i < source.length; i++) {
    const isText = source.type === 'text';
    seen.add(isText ? (source.texts[i] ?? '').trim().toLocaleLowerCase('es-CO') : source.data[i]);
  }
  return seen.size;
}

const isMissing = (value: SeriesArgument | undefined): boolean => value === null || value !== value;

const EMPTY = 'la lista está vacía';
const TOO_FEW = 'la lista no tiene tantos valores';

export const seriesFunctions = {
  sum: { kind: 'series', params: ['numbers'], apply: ([a]) => total(column(a)) },
  average: {
    kind: 'series',
    params: ['numbers'],
    apply: ([a]) => total(column(a)) / (column(a).length || Number.NaN),
    why: EMPTY,
  },
  min: {
    kind: 'series',
    params: ['numbers'],
    apply: ([a]) => extreme(column(a), Math.min),
    why: EMPTY,
  },
  max: {
    kind: 'series',
    params: ['numbers'],
    apply: ([a]) => extreme(column(a), Math.max),
    why: EMPTY,
  },
  /** Excel's LARGE: the k-th largest of the values that there are. */
  large: {
    kind: 'series',
    params: ['numbers', 'value'],
    apply: ([a, place]) => ranked(column(a), number(place), (x, y) => y - x),
    why: TOO_FEW,
  },
  /** Excel's SMALL: the k-th smallest of the values that there are. */
  small: {
    kind: 'series',
    params: ['numbers', 'value'],
    apply: ([a, place]) => ranked(column(a), number(place), (x, y) => x - y),
    why: TOO_FEW,
  },
  count: { kind: 'series', params: ['series'], apply: ([a]) => column(a).length },
  countdistinct: { kind: 'series', params: ['series'], apply: ([a]) => distinct(column(a)) },
  countif: {
    kind: 'series',
    params: ['series', 'match'],
    apply: ([a, wanted]) => {
      if (isMissing(wanted)) return Number.NaN;
      const source = column(a);
      let found = 0;
      for (let i = 0; i < source.length; i++) if (holds(source, i, wanted)) found++;
      return found;
    },
  },
  /** Excel's SUMIF with an exact criterion: sumif(where to look, what for, what to add). */
  sumif: {
    kind: 'series',
    params: ['series', 'match', 'numbers'],
    apply: ([a, wanted, b]) => {
      if (isMissing(wanted)) return Number.NaN;
      const source = column(a);
      const { data, length } = column(b);
      let sum = 0;
      for (let i = 0; i < source.length; i++) {
        // Beyond the end of what is added there is no value, whatever stood there once.
        if (holds(source, i, wanted)) sum += i < length ? (data[i] as number) : Number.NaN;
      }
      return sum;
    },
  },
  /** Excel's INDEX: the value at a position counted from 1. */
  index: {
    kind: 'series',
    params: ['numbers', 'value'],
    apply: ([a, position]) => at(column(a), number(position)),
    row: ([, position]) => number(position) - 1,
    why: 'la posición está fuera de la tabla',
  },
  /** Excel's XMATCH: the position, counted from 1, at which a column first holds a value. */
  xmatch: {
    kind: 'series',
    params: ['match', 'series'],
    apply: ([wanted, a]) => {
      const source = column(a);
      for (let i = 0; i < source.length; i++) if (holds(source, i, wanted)) return i + 1;
      return Number.NaN;
    },
    why: 'el valor no está en la tabla',
  },
  last: {
    kind: 'series',
    params: ['numbers'],
    apply: ([a]) => at(column(a), column(a).length),
    row: ([a]) => column(a).length - 1,
    why: 'la tabla está vacía',
  },
  irr: {
    kind: 'series',
    params: ['numbers', 'value?'],
    apply: ([a, guess]) =>
      irr(column(a).data, guess === undefined ? 0.1 : number(guess), column(a).length),
    why: 'los flujos no tienen una tasa interna de retorno (no cambian de signo)',
  },
  /**
   * IRR of leaving after some periods: the first flow stands at period 0, and what the exit pays
   * is added to the flow of its period. irrExit(flows, periods, value, guess).
   */
  irrExit: {
    kind: 'series',
    params: ['numbers', 'value', 'value', 'value?'],
    apply: ([a, periods, value, guess]) => {
      const { data, length } = column(a);
      const exit = number(periods);
      if (!(Number.isInteger(exit) && exit >= 0 && exit < length)) return Number.NaN;
      const flows = data.slice(0, exit + 1);
      flows[exit] = (flows[exit] as number) + number(value);
      return irr(flows, guess === undefined ? 0.1 : number(guess));
    },
    why: 'los flujos hasta la salida no tienen una tasa interna de retorno',
  },
  npv: {
    kind: 'series',
    params: ['value', 'numbers'],
    apply: ([rate, a]) => npv(number(rate), column(a).data.subarray(0, column(a).length)),
  },
} satisfies Record<string, SeriesFunction>;
