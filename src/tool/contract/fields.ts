import type { Scalar } from '../../engine/index.ts';
import type { Axis, Field, Formula } from './declaration.ts';
import type { KindName, Option } from './kinds/index.ts';

type FieldOptions = Partial<Omit<Field, 'kind' | 'label'>>;
type FormulaOptions = Partial<Omit<Formula, 'kind' | 'label' | 'expression'>>;

/** Makes a field (a label and options) or a formula (a label, an expression and options). */
export interface Builder {
  (label: string, options?: FieldOptions): Field;
  (label: string, expression: string, options?: FormulaOptions): Formula;
}

function builder(kind: KindName, initial: Scalar, defaults: FieldOptions): Builder {
  function build(label: string, options?: FieldOptions): Field;
  function build(label: string, expression: string, options?: FormulaOptions): Formula;
  function build(
    label: string,
    given: FieldOptions | string = {},
    options: FormulaOptions = {},
  ): Field | Formula {
    const { unit, decimals } = defaults;
    const shape = { kind, label, ...(unit ? { unit } : {}), ...(decimals ? { decimals } : {}) };
    return typeof given === 'string'
      ? { ...shape, expression: given, ...options }
      : { ...shape, initial, ...defaults, ...given };
  }
  return build;
}

// Every input has bounds: these hold where a tool declares none of its own.
const LARGEST_AMOUNT = 1e15;

/** An amount, in Colombian pesos unless `unit` says otherwise. From 0 up. */
export const money = builder('money', 0, { min: 0, max: LARGEST_AMOUNT, unit: 'COP' });
/** A percentage as a percent number (12 is 12 %); `unit` tells its basis. From 0 to 100. */
export const percent = builder('percent', 0, { min: 0, max: 100, step: 0.01 });
/** A plain number; `unit` tells what is counted. */
export const number = builder('number', 0, { min: 0, max: LARGEST_AMOUNT });
/** A number of months, years or things: whole. */
export const integer = builder('number', 0, { min: 0, max: 1_000_000, integer: true, step: 1 });
export const text = builder('text', '', { maxLength: 200 });
/** Several short texts in one value, with `;` between them. */
export const texts = builder('texts', '', { maxLength: 1_000 });
export const toggle = builder('toggle', false, {});
/** A day, as YYYY-MM-DD. */
export const date = builder('date', null, {});

type Choices = readonly (string | Option)[];

/**
 * One of a few values; `values` are both value and label where they are plain texts. As a
 * formula, its expression gives a value, and its label is what a person reads.
 */
export function choice(label: string, values: Choices, options?: FieldOptions): Field;
export function choice(
  label: string,
  values: Choices,
  expression: string,
  options?: FormulaOptions,
): Formula;
export function choice(
  label: string,
  values: Choices,
  given: FieldOptions | string = {},
  more: FormulaOptions = {},
): Field | Formula {
  const options = values.map((value) =>
    typeof value === 'string' ? { value, label: value } : value,
  );
  const shape = { kind: 'choice', label, options } as const;
  return typeof given === 'string'
    ? { ...shape, expression: given, ...more }
    : { ...shape, initial: options[0]?.value ?? null, ...given };
}

/** A list of numbers that are tried in a matrix; `field` gives each its format and bounds. */
export function axis(
  label: string,
  field: Field,
  initial: readonly number[],
  maxLength = 50,
): Axis {
  return { label, field, initial, maxLength };
}
