import {
  type Field,
  isMoment,
  numberText,
  rangeOf,
  runValue,
  type Variable,
  twelveDigits,
} from '../../../tool/index.ts';
import { optionLabel, shownDecimals } from '../subject.ts';

/** Values of an axis, and as they are written: rounded, where they have more decimals than tell them apart. */
export interface Proposal {
  readonly text: string;
  readonly values: readonly number[];
  /** How today's value is written; it stays what it is. */
  readonly base: string;
}

/** Steps from the first value to the last. */
const STEPS = 4;

/** What an axis is tried with at first: even steps around today's value, or all there is. */
export function proposedAxis(variable: Variable): Proposal {
  const { options, field, today } = variable;
  if (options) {
    const text = options.map((option) => optionLabel(variable, option)).join('; ');
    return { text, values: options.map((option) => runValue(variable, option)), base: '' };
  }
  const { min = -Infinity, max = Infinity } = field;
  const base = Number.isFinite(today) ? today : Math.min(max, Math.max(min, 10));
  const step = stepAround(variable, base);
  const decimals = Math.max(shownDecimals(field), Math.ceil(-Math.log10(step)));
  const write = (value: number) => written(value, decimals, field);
  const values = evenValues(base, step, { min, max });
  return { text: values.map(write).join('; '), values, base: write(base) };
}

/** Two steps to each side; those that a bound leaves no room for go to the other side. */
function evenValues(base: number, step: number, { min, max }: { min: number; max: number }) {
  const stepsTo = (bound: number): number =>
    Math.max(0, Math.min(STEPS, Math.floor(twelveDigits(Math.abs(bound - base) / step))));
  const [down, up] = [stepsTo(min), stepsTo(max)];
  const below = Math.min(down, Math.max(STEPS / 2, STEPS - up));
  const above = Math.min(up, STEPS - below);
  return Array.from({ length: below + 1 + above }, (_, at) =>
    at === below ? base : twelveDigits(base + (at - below) * step),
  );
}

/** A round step: to half of what is declared that it may turn out, and within the bounds. */
function stepAround(variable: Variable, base: number): number {
  const { field, today } = variable;
  const { min = -Infinity, max = Infinity, integer } = field;
  const declared = field.range ? rangeOf(variable) : null;
  const reach = declared ? Math.max(declared.high - today, today - declared.low) / 2 : 0;
  const usual = isMoment(field) ? 1 : Math.abs(base) / 10;
  // A base anywhere between the bounds may waste a part of a step at both.
  const step = niceStep(Math.min(reach || usual || 1, (max - min) / (STEPS + 2)));
  return integer ? Math.max(1, Math.round(step)) : step;
}

/** As people write it: with dots between thousands, and a hyphen for the minus. */
function written(value: number, decimals: number, field: Field): string {
  return numberText(Number(value.toFixed(decimals)), field).replace('−', '-');
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return twelveDigits(power * ([5, 2, 1].find((times) => power * times <= size) ?? 1));
}
