import {
  type Address,
  type Calculation,
  countedUnit,
  type Document,
  type Field,
  type Figure,
  figureOf,
  isMoment,
  figuresOf,
  formatShort,
  fullLabelOf,
  type Formula,
  kinds,
  movableRefs,
  precedentInputs,
  type Parsed,
  type Scalar,
  scalarOf,
  type Shape,
  type Subject,
  type Variable,
  variableOf,
} from '../../tool/index.ts';
import type { Session } from '../session/session.ts';

export interface Choice {
  readonly value: Address;
  readonly label: string;
}

export const subjectOf = ({ tool, calculation }: Session): Subject => ({ tool, calculation });

/** For each document once: a large one has a thousand, and each key that is typed asks for them. */
export const figureChoices = perDocument((calculation): readonly Choice[] =>
  figuresOf(calculation).map(({ address, label }) => ({ value: address, label })),
);

/** With the one that is chosen, which may be any computed cell: of a table none is in the list. */
export function figureChoicesWith(
  calculation: Calculation,
  address: Address | undefined,
): readonly Choice[] {
  const choices = figureChoices(calculation);
  const figure = figureAt(calculation, address);
  if (!figure || choices.some(({ value }) => value === address)) return choices;
  return [{ value: figure.address, label: figure.label }, ...choices];
}

export const inputChoices = perDocument((calculation): readonly Choice[] =>
  movableRefs(calculation).flatMap((ref) => {
    const address = calculation.addressOf(ref);
    return address === null ? [] : [{ value: address, label: fullLabelOf(calculation, ref) }];
  }),
);

const inFront = perDocument((): Map<Address, readonly Choice[]> => new Map());

/** Those that a figure is computed from first. For each figure once: it takes looking through what it reads. */
export function inputChoicesFor(
  calculation: Calculation,
  figure: Figure | null,
): readonly Choice[] {
  const all = inputChoices(calculation);
  if (!figure) return all;
  const known = inFront(calculation);
  const choices = known.get(figure.address) ?? withFirst(all, calculation, figure);
  known.set(figure.address, choices);
  return choices;
}

function withFirst(
  all: readonly Choice[],
  calculation: Calculation,
  figure: Figure,
): readonly Choice[] {
  const moves = precedentInputs(calculation, figure.ref);
  if (!moves) return all;
  const [first, rest]: [Choice[], Choice[]] = [[], []];
  for (const choice of all) {
    const found = calculation.refOf(choice.value);
    (found.kind === 'cell' && moves(found.ref) ? first : rest).push(choice);
  }
  return [...first, ...rest];
}

function perDocument<T>(of: (calculation: Calculation) => T): (calculation: Calculation) => T {
  const known = new WeakMap<Document, T>();
  return (calculation) => {
    const { document } = calculation;
    const found = known.get(document) ?? of(calculation);
    known.set(document, found);
    return found;
  };
}

/** Null where the address names no figure any more. */
export function figureAt(calculation: Calculation, address: Address | undefined): Figure | null {
  const found = address === undefined ? null : calculation.refOf(address);
  const figure = found?.kind === 'cell' ? figureOf(calculation, found.ref) : null;
  return figure && 'ref' in figure ? figure : null;
}

/** A text says why it isn't one that can be moved. */
export function variableAt(
  subject: Subject,
  address: Address | undefined,
): Variable | string | null {
  if (address === undefined || address === '') return null;
  const found = subject.calculation.refOf(address);
  if (found.kind !== 'cell') return found.message;
  const variable = variableOf(subject, found.ref);
  return 'refused' in variable ? variable.refused : variable;
}

/** A figure as its cell shows it. */
export function figureText(formula: Formula, value: number | null): string {
  if (value === null) return formula.missing ?? 'N/A';
  return kinds[formula.kind].format(value, formula);
}

const DIGITS = 6;

/** A value of an input with all the digits that matter: what was found is rarely round. */
export function valueText(variable: Variable, value: number): string {
  return scalarText(variable.field, scalarOf(variable, value));
}

export function scalarText(shape: Shape, value: Scalar, most = DIGITS): string {
  if (value === null) return 'vacío';
  if (typeof value !== 'number' || shape.options || isMoment(shape)) {
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    return kinds[shape.kind].format(value, shape);
  }
  const digits = formatShort(value, Math.abs(value) >= 1e6 ? Math.min(2, most) : most);
  if (shape.kind === 'money')
    return digits.startsWith('−') ? `−$\u00a0${digits.slice(1)}` : `$\u00a0${digits}`;
  if (shape.kind === 'percent') return `${digits}\u00a0%`;
  return shape.unit ? `${digits}\u00a0${countedUnit(digits, shape.unit)}` : digits;
}

/** An option of an input as it reads. */
export function optionLabel({ field }: Variable, option: Scalar): string {
  if (typeof option === 'boolean') return option ? 'Sí' : 'No';
  return field.options?.find(({ value }) => value === option)?.label ?? String(option);
}

/** The decimals that a field's values are shown with. */
export const shownDecimals = ({ kind, decimals, integer }: Field): number =>
  integer ? 0 : (decimals ?? (kind === 'money' ? 0 : 2));

/** A value of an input's axis: the option, or the number; today's with no more decimals than its field shows. */
export function axisText(variable: Variable, value: number): string {
  const { field, today } = variable;
  const option = variable.options?.[value];
  if (option !== undefined) return optionLabel(variable, option);
  const most = value === today ? shownDecimals(field) : DIGITS;
  return scalarText(field, scalarOf(variable, value), most);
}

/** A number typed for a figure's target or an input's end, in the words of its kind. */
export function readNumber(shape: Shape, text: string): number | null | string {
  if (text.trim() === '') return null;
  const parsed: Parsed = kinds[shape.kind].parse(text, shape);
  if ('error' in parsed) return parsed.error;
  return typeof parsed.value === 'number' ? parsed.value : 'no es un número';
}
