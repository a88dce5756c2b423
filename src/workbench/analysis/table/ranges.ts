import {
  formatShort,
  isMoment,
  rangeOf,
  runValue,
  type Scalar,
  type Variable,
  twelveDigits,
} from '../../../tool/index.ts';
import {
  type AxisRead,
  MOST_VALUES,
  numberIn,
  readRange,
  tooMany,
} from '../../inputs/readRange.ts';
import { optionLabel } from '../subject.ts';

/** '4..12 paso 2' ('4%..12% paso 2', '4 a 12 de 2 en 2'), or the values with semicolons between them. */
export function readAxis(variable: Variable, text: string): AxisRead {
  const read = readRange(variable.field, text) ?? listOf(variable, text);
  if ('error' in read) return read;
  if (read.values.length === 0) return { error: 'escribe valores, o un rango: 4..12 paso 2' };
  if (read.values.length > MOST_VALUES) return { error: tooMany(read.values.length) };
  return read;
}

function listOf(variable: Variable, text: string): AxisRead {
  const values: number[] = [];
  for (const part of text.split(/[;\n\t]/).map((one) => one.trim())) {
    if (part === '') continue;
    const value = variable.options ? optionOf(variable, part) : numberIn(variable.field, part);
    if (typeof value === 'string') return { error: value };
    if (!values.includes(value)) values.push(value);
  }
  return { values };
}

function optionOf(variable: Variable, text: string): number | string {
  const { options, field } = variable;
  const names = (options ?? []).map((option) => optionLabel(variable, option));
  const at = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  const option: Scalar | undefined = options?.[at];
  if (option === undefined)
    return `«${text}» no es una opción de ${field.label}: ${names.join('; ')}`;
  return runValue(variable, option);
}

/** What an axis is tried with at first: around today's value, or all there is. */
export function proposedAxis(variable: Variable): string {
  const { options, field, today } = variable;
  if (options) return options.map((option) => optionLabel(variable, option)).join('; ');
  const { min = -Infinity, max = Infinity, integer } = field;
  const declared = field.range ? rangeOf(variable) : null;
  // As people write it: with dots between thousands, and a hyphen for the minus.
  const edit = (value: number) => formatShort(twelveDigits(value)).replace('−', '-');
  const listed = (values: readonly number[]) =>
    [...new Set(values.map((value) => (integer ? Math.round(value) : value)))]
      .filter((value) => value >= min && value <= max)
      .map(edit)
      .join('; ');
  if (declared) {
    const { low, high } = declared;
    return listed([low, (low + today) / 2, today, (today + high) / 2, high]);
  }
  const base = Number.isFinite(today) && today !== 0 ? today : Math.min(max, Math.max(min, 10));
  const spread = isMoment(field) ? 1 : niceStep(Math.abs(base) / 10);
  const step = integer ? Math.max(1, Math.round(spread)) : spread;
  return listed([-2, -1, 0, 1, 2].map((times) => base + times * step));
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * ([5, 2, 1].find((times) => power * times <= size) ?? 1);
}
