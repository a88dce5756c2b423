import { elementFunctions } from './element.ts';
import { financialFunctions } from './financial.ts';
import { seriesFunctions } from './series.ts';
import { textFunctions } from './text.ts';
import type { ElementFunction, FillFunction, SeriesFunction, TextFunction } from './types.ts';

export type * from './types.ts';

const elements = new Map<string, ElementFunction | FillFunction>(
  Object.entries({ ...elementFunctions, ...financialFunctions }),
);
const texts = new Map<string, TextFunction>(Object.entries(textFunctions));
const series = new Map<string, SeriesFunction>(Object.entries(seriesFunctions));

/** The function of that name for values of a row, or that fills a column. */
export function elementFunction(name: string): ElementFunction | FillFunction | undefined {
  return elements.get(name);
}

/** The function of that name for whole columns. `sum`, `min`… exist in both forms. */
export function seriesFunction(name: string): SeriesFunction | undefined {
  return series.get(name);
}

/** The function of that name that gives a text. */
export function textFunction(name: string): TextFunction | undefined {
  return texts.get(name);
}

export function functionNames(): string[] {
  return [...new Set([...elements.keys(), ...series.keys(), ...texts.keys(), 'prev'])].sort();
}
