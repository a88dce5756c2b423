import {
  checkValue,
  formatShort,
  isMoment,
  kinds,
  rangeOf,
  runValue,
  type Scalar,
  type Variable,
  twelveDigits,
} from '../../../tool/index.ts';
import { optionLabel } from '../subject.ts';

const MOST = 200;

/** The values of an axis as somebody typed them, or what is wrong with the text. */
export type AxisRead = { readonly values: readonly number[] } | { readonly error: string };

/** '4..12 paso 2' ('4%..12% paso 2', '4 a 12 paso 2'), or the values with semicolons between them. */
export function readAxis(variable: Variable, text: string): AxisRead {
  const range = /^(.+?)\s*(?:\.\.|…|\sa\s|\shasta\s)\s*(.+?)(?:\s+(?:paso|cada)\s+(.+))?$/iu.exec(
    text.trim(),
  );
  const read = range ? between(variable, range) : listOf(variable, text);
  if ('error' in read) return read;
  if (read.values.length === 0) return { error: 'escribe valores, o un rango: 4..12 paso 2' };
  if (read.values.length > MOST)
    return { error: `son ${read.values.length} valores; el máximo es ${MOST}` };
  return read;
}

function between(variable: Variable, [, from = '', to = '', step]: RegExpExecArray): AxisRead {
  const ends = [from, to].map((text) => numberOf(variable, text));
  const bad = ends.find((end) => typeof end === 'string');
  if (typeof bad === 'string') return { error: bad };
  const [low = 0, high = 0] = ends as number[];
  if (!(low < high)) return { error: 'el rango va de menor a mayor: 4..12 paso 2' };
  const parts = step === undefined ? (high - low) / PARTS : stepOf(variable, step);
  if (typeof parts === 'string') return { error: parts };
  const by = variable.field.integer ? Math.max(1, Math.round(parts)) : parts;
  const count = Math.floor((high - low) / by + 1e-9) + 1;
  if (count > MOST) return { error: `son ${count} valores; el máximo es ${MOST}` };
  return {
    values: Array.from({ length: count }, (_, at) => twelveDigits(low + at * by)),
  };
}

/** Without a step. */
const PARTS = 8;

function stepOf({ field }: Variable, text: string): number | string {
  const parsed = kinds[field.kind].parse(text, field);
  const step = 'error' in parsed ? null : parsed.value;
  return typeof step === 'number' && step > 0 ? step : 'el paso debe ser un número mayor que 0';
}

function listOf(variable: Variable, text: string): AxisRead {
  const values: number[] = [];
  for (const part of text.split(/[;\n\t]/).map((one) => one.trim())) {
    if (part === '') continue;
    const value = variable.options ? optionOf(variable, part) : numberOf(variable, part);
    if (typeof value === 'string') return { error: value };
    if (!values.includes(value)) values.push(value);
  }
  return { values };
}

function numberOf({ field }: Variable, text: string): number | string {
  const parsed = kinds[field.kind].parse(text, field);
  if ('error' in parsed) return `«${text}»: ${parsed.error}`;
  const wrong = checkValue(field, parsed.value);
  if (wrong) return `«${text}» ${wrong}`;
  return typeof parsed.value === 'number' ? parsed.value : `«${text}» no es un número`;
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
