import { isObject } from '../../../../tool/index.ts';
import type { GridModel } from '../../../grid/index.ts';
import { hasLine, type Line } from './equals.ts';
import { byCondition, type Condition, CONDITIONS, type Filter, valuesOf } from './filters.ts';
import { type Asked, sortedOnTop, type Sorting } from './sheetView.ts';

/**
 * How a person had a table sorted and filtered, from what was kept of it. What can't be read counts for
 * nothing, and so does a filter by values of which the table has none any more: it would hide all there is.
 */
export function askedIn(table: GridModel, kept: unknown): Asked {
  if (!isObject(kept)) return { sorting: null, filters: [] };
  const { sorting, filters } = kept;
  return {
    sorting: sortingIn(sorting),
    filters: (Array.isArray(filters) ? filters : []).flatMap((one) => filterIn(table, one) ?? []),
  };
}

/** Whether a table is sorted as it was kept. */
export const isKeptSorted = (kept: unknown): boolean =>
  isObject(kept) && sortingIn(kept['sorting']) !== null;

function sortingIn(kept: unknown): Sorting | null {
  if (!isObject(kept)) return null;
  const by = lineIn(kept['by']);
  return by && sortedOnTop(by, kept['descending'] === true, sortingIn(kept['then']));
}

function filterIn(table: GridModel, kept: unknown): Filter | null {
  if (!isObject(kept)) return null;
  const by = lineIn(kept['by']);
  if (!by || !hasLine(table, by.id)) return null;
  const { values, condition, limit } = kept;
  if (Array.isArray(values)) {
    const there = new Set(valuesOf(table, by.id));
    const known = values.filter((value): value is string => there.has(value));
    return known.length > 0 ? { by, values: known } : null;
  }
  if (!isCondition(condition) || typeof limit !== 'string') return null;
  const filter = byCondition(by, condition, limit);
  return typeof filter === 'string' ? null : filter;
}

function lineIn(kept: unknown): Line | null {
  if (!isObject(kept)) return null;
  const { id, name } = kept;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

function isCondition(value: unknown): value is Condition {
  return typeof value === 'string' && Object.hasOwn(CONDITIONS, value);
}
