import {
  checkValue,
  countSteps,
  type Field,
  kinds,
  parseTyped,
  stepsFrom,
} from '../../tool/index.ts';

/** The values of an axis as somebody typed them, or what is wrong with the text. */
export type AxisRead = { readonly values: readonly number[] } | { readonly error: string };

/** Values that a range may come to. */
export const MOST_VALUES = 200;
/** Without a step. */
const PARTS = 8;

const RANGE =
  /^(?:de\s+)?(.+?)\s*(?:\.\.|…|\sa\s|\shasta\s)\s*(.+?)(?:\s+(?:paso|cada)\s+(.+)|\s+de\s+(.+)\s+en\s+(.+))?$/iu;

/** '4..12 paso 2' ('4%..12% paso 2', '4 a 12 de 2 en 2') as the values of a field; null where a text is no range. */
export function readRange(field: Field, text: string): AxisRead | null {
  const [, from, to, step, one, other] = RANGE.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const [low, high] = [numberIn(field, from), numberIn(field, to)];
  if (typeof low === 'string') return { error: low };
  if (typeof high === 'string') return { error: high };
  if (!(low < high)) return { error: 'el rango va de menor a mayor: 4..12 paso 2' };
  const typed = step ?? one;
  const parts = typed === undefined ? (high - low) / PARTS : stepOf(field, typed, other);
  if (typeof parts === 'string') return { error: parts };
  const by = field.integer ? Math.max(1, Math.round(parts)) : parts;
  const count = countSteps(low, high, by);
  if (count > MOST_VALUES) return { error: tooMany(count) };
  return { values: stepsFrom(low, by, count) };
}

export function tooMany(count: number, most = MOST_VALUES): string {
  return `son ${count} valores; el máximo es ${most}`;
}

/** A number as a field takes it, or what is wrong with the text. */
export function numberIn(field: Field, text: string): number | string {
  const parsed = parseTyped(field, text);
  if ('error' in parsed) return parsed.error;
  const wrong = checkValue(field, parsed.value);
  if (wrong) return `«${text}» ${wrong}`;
  return typeof parsed.value === 'number' ? parsed.value : `«${text}» no es un número`;
}

/** `again`: of 'de 2 en 2', which says it twice. */
function stepOf(field: Field, text: string, again = text): number | string {
  const [step, other] = [text, again].map((one) => {
    const parsed = kinds[field.kind].parse(one, field);
    return 'error' in parsed ? null : parsed.value;
  });
  return typeof step === 'number' && step > 0 && step === other
    ? step
    : 'el paso debe ser un número mayor que 0';
}
