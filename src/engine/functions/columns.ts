import { Column } from '../storage.ts';
import type { SeriesArgument } from './types.ts';

/** An argument that is a column: `resolve` has checked that it is one. */
export function column(argument: SeriesArgument | undefined): Column {
  if (argument instanceof Column) return argument;
  throw new TypeError('a column was expected');
}

export function number(argument: SeriesArgument | undefined): number {
  return typeof argument === 'number' ? argument : Number.NaN;
}

/** Whether row `i` holds `wanted`: texts by text, numbers exactly. */
export function holds(source: Column, i: number, wanted: SeriesArgument | undefined): boolean {
  return source.type === 'text' ? source.texts[i] === wanted : source.data[i] === wanted;
}

export const isMissing = (value: SeriesArgument | undefined): boolean =>
  value === null || value !== value;
