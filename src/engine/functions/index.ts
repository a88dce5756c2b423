import { annuity } from './annuity.ts';
import { arithmetic } from './arithmetic.ts';
import { lookup } from './lookup.ts';
import { rates } from './rates.ts';
import { statistics } from './statistics.ts';
import { texts } from './text.ts';
import type {
  About,
  ElementFunction,
  FillFunction,
  FunctionEntry,
  SeriesFunction,
  TextFunction,
} from './types.ts';

export type * from './types.ts';

/** The functions of formulas, under headings in Spanish. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, FunctionEntry>>>> = {
  Créditos: annuity,
  'Tasas y flujos': rates,
  'Sumas y conteos': statistics,
  Búsqueda: lookup,
  Aritmética: arithmetic,
  'Textos y fechas': texts,
};

/** What people read of a function. */
export interface FunctionAbout extends About {
  /** As formulas are written. */
  readonly id: string;
  /** In Spanish, the heading that it is found under. */
  readonly group: string;
}

const catalogue: ReadonlyMap<string, FunctionAbout & FunctionEntry> = new Map(
  Object.entries(GROUPS).flatMap(([group, entries]) =>
    Object.entries(entries).map(([id, entry]) => [id, { id, group, ...entry }] as const),
  ),
);

/** All functions, by the headings under which they are found. */
export function functionCatalogue(): readonly (FunctionAbout & FunctionEntry)[] {
  return [...catalogue.values()];
}

/** What people read of a function. @throws {RangeError} where there is none of that name */
export function aboutFunction(id: string): FunctionAbout {
  const about = catalogue.get(id);
  if (!about) throw new RangeError(`there is no function ${id}`);
  return about;
}

export function functionNames(): string[] {
  return [...catalogue.keys()].sort();
}

/** The function of that name for values of a row, or that fills a column. */
export function elementFunction(name: string): ElementFunction | FillFunction | undefined {
  return catalogue.get(name)?.forms.find((form) => form.kind === 'element' || form.kind === 'fill');
}

/** The function of that name for whole columns. `sum`, `min`… exist in both forms. */
export function seriesFunction(name: string): SeriesFunction | undefined {
  return catalogue.get(name)?.forms.find((form) => form.kind === 'series');
}

/** The function of that name that gives a text. */
export function textFunction(name: string): TextFunction | undefined {
  return catalogue.get(name)?.forms.find((form) => form.kind === 'text');
}
