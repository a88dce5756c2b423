import type { Option, Scalar, Shape } from '../tool/index.ts';

/**
 * How a text stands in cells: a choice by the label of its option, which is what people read and
 * type; a date as Excel's serial number; any other text as it is.
 */
export type Space = { readonly options: readonly Option[] } | 'date' | 'plain';

export function spaceOf(shape: Shape | undefined): Space {
  if (shape?.kind === 'date') return 'date';
  if (shape?.kind !== 'choice' || !shape.options) return 'plain';
  // Where every option is its own label, there is nothing to translate.
  return shape.options.every(({ value, label }) => value === label)
    ? 'plain'
    : { options: shape.options };
}

/** Whether texts of both stand in cells in the same way. */
export function isSameSpace(a: Space, b: Space): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.options === b.options || JSON.stringify(a.options) === JSON.stringify(b.options);
}

/** The labels of options, each once whatever its case: what isn't has its value beside it. */
export function labelsOf(options: readonly Option[]): string[] {
  const fold = (text: string): string => text.toLowerCase();
  return options.map(({ value, label }) => {
    const same = options.filter((other) => fold(other.label) === fold(label));
    return same.length > 1 || label === '' ? `${label} (${value})` : label;
  });
}

/** A value as its cell has it. */
export function inSpace(value: Scalar, space: Space): Scalar {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string' || space === 'plain') return value;
  if (space === 'date') return serialOf(value);
  const at = space.options.findIndex((option) => option.value === value);
  return labelsOf(space.options)[at] ?? value;
}

const DAY = 86_400_000;
/** Excel counts days from here; before 1 March 1900 it counts one more that never was. */
const EPOCH = Date.UTC(1899, 11, 30);

/** Excel's number of a day as YYYY-MM-DD; null where it has none. */
export function serialOf(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  const serial = Math.round((time - EPOCH) / DAY);
  return serial > 60 ? serial : null;
}

/** The first day of a month that is counted from January of year 0. */
export function firstDayOf(month: number): string {
  const number = String((month % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${number}-01`;
}

/** The day of a serial number. */
export function dayOf(serial: number): string {
  return new Date(EPOCH + serial * DAY).toISOString().slice(0, 10);
}
