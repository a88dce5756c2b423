import type { ElementFunction, SeriesFunction, SeriesParam } from './types.ts';

/** Any number of arguments, at least one. */
export const MANY: readonly [number, number] = [1, 1_000];

/** A function of the values of a row; `why` says in Spanish when there is no answer. */
export function ofValues(
  arity: number | readonly [number, number],
  apply: ElementFunction['apply'],
  why?: string,
): ElementFunction {
  const range = typeof arity === 'number' ? ([arity, arity] as const) : arity;
  return { kind: 'element', arity: range, apply, ...(why ? { why } : {}) };
}

/** A function of whole columns. */
export function ofColumns(
  params: readonly SeriesParam[],
  apply: SeriesFunction['apply'],
  why?: string,
): SeriesFunction {
  return { kind: 'series', params, apply, ...(why ? { why } : {}) };
}

/** A function that takes its last arguments or not, for callers that give any number of them. */
export const spread = (fn: unknown): ElementFunction['apply'] => fn as ElementFunction['apply'];

/** A number that is one; no value where there is none. */
export const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
