import { runValue, type Scalar, type Variable } from '../../../tool/index.ts';
import {
  type AxisRead,
  MOST_VALUES,
  numberIn,
  readRange,
  tooMany,
} from '../../inputs/readRange.ts';
import { optionLabel } from '../subject.ts';
import { proposedAxis } from './proposed.ts';

/** '4..12 paso 2' ('4%..12% paso 2', '4 a 12 de 2 en 2'), or the values with semicolons between them. */
export function readAxis(variable: Variable, text: string): AxisRead {
  const proposed = proposedAxis(variable);
  // What is proposed may be written with fewer decimals than it has.
  if (text === proposed.text) return { values: proposed.values };
  const read = readRange(variable.field, text) ?? listOf(variable, text, proposed.base);
  if ('error' in read) return read;
  if (read.values.length === 0) return { error: 'escribe valores, o un rango: 4..12 paso 2' };
  if (read.values.length > MOST_VALUES) return { error: tooMany(read.values.length) };
  return read;
}

/** `base`: how today's value was proposed, which goes on meaning that one among others. */
function listOf(variable: Variable, text: string, base: string): AxisRead {
  const values: number[] = [];
  for (const part of text.split(/[;\n\t]/).map((one) => one.trim())) {
    if (part === '') continue;
    const value = valueOf(variable, part, base);
    if (typeof value === 'string') return { error: value };
    if (!values.includes(value)) values.push(value);
  }
  return { values };
}

function valueOf(variable: Variable, part: string, base: string): number | string {
  if (variable.options) return optionOf(variable, part);
  return part === base && Number.isFinite(variable.today)
    ? variable.today
    : numberIn(variable.field, part);
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
