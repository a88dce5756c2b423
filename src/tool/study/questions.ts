import type { Ref, Scalar } from '../../engine/index.ts';
import {
  type Difference,
  explainDifference,
  type Explanation,
  type Player,
  type Point,
  type Seek,
  type SeekAnswer,
  type Setup,
  type Swung,
} from '../../whatif/index.ts';
import { Calculation } from '../compute/calculation.ts';
import { fullLabelOf } from '../compute/reading.ts';
import { toModel } from '../compute/model.ts';
import { compare } from '../../finance/index.ts';
import type { Shape } from '../contract/kinds/index.ts';
import type { Figure } from './names.ts';
import {
  changesIn,
  type Refusal,
  scalarOf,
  type Subject,
  type Variable,
  withValues,
} from './variables.ts';

/** What workers are handed of a document. */
export function setupOf({ tool, calculation }: Subject): Setup {
  return {
    model: toModel(calculation.declaration),
    data: tool.document.data(calculation.document),
  };
}

/** For which values of an input a figure is `target`; without ends, within the input's bounds. */
export function seekOf(
  variable: Variable,
  figure: Figure,
  target: number,
  ends: { readonly from?: number; readonly to?: number } = {},
): Seek {
  const { field, options, input, today } = variable;
  const question = { input, figure: figure.ref, target, today };
  if (options) return { ...question, within: { values: options.map((_, at) => at) } };
  const { min = -LARGEST, max = LARGEST, integer = false } = field;
  const from = Math.max(ends.from ?? min, min);
  const to = Math.min(ends.to ?? max, max);
  return { ...question, within: { from, to, whole: integer } };
}

/** Fields without bounds of their own are those of a few tests: any amount has some. */
const LARGEST = 1e15;

/**
 * The answer without what a fresh calculation of the whole document doesn't confirm, as the person's
 * edit would give it: a false answer costs somebody money.
 */
export function verified(
  subject: Subject,
  variable: Variable,
  figure: Figure,
  answer: SeekAnswer,
): SeekAnswer {
  const holds = (point: Point): boolean => {
    const value = valueWith(subject, figure.ref, [[variable.ref, scalarOf(variable, point.value)]]);
    return typeof value === 'number' && compare(value, point.figure, point.figure) === 0;
  };
  return { ...answer, solutions: answer.solutions.filter(holds) };
}

/** A figure of the document with other values in some cells, computed from scratch. */
export function valueWith(
  subject: Subject,
  figure: Ref,
  values: readonly (readonly [Ref, Scalar])[],
): Scalar {
  return new Calculation(subject.tool, withValues(subject, values)).value(figure);
}

/** An input without a declared range is moved by this part of its value. */
export const SPREAD = 0.1;

/** A year or a month says when, not how much: a tenth of 2028 means nothing. */
export const isMoment = ({ plain, month, january }: Shape): boolean =>
  plain === true || month === true || january !== undefined;

/**
 * The values between which an input may well lie: by its declared range, else by a part of today's
 * value to both sides; within its bounds. Null for a choice, and where today's value says nothing.
 */
export function rangeOf(
  { today, options, field }: Variable,
  spread: number | null = null,
): { readonly low: number; readonly high: number } | null {
  if (options || !Number.isFinite(today)) return null;
  const { min = -LARGEST, max = LARGEST, integer, range } = field;
  const isDeclared = spread === null && range !== undefined;
  if (isMoment(field) && !isDeclared) return null;
  const part = spread ?? SPREAD;
  const {
    below,
    above,
    own = false,
  } = isDeclared ? range : { below: part * 100, above: part * 100 };
  const size = (distance: number): number => {
    const whole = own ? distance : (Math.abs(today) * distance) / 100;
    // A whole number moves by one at least.
    return integer && distance > 0 ? Math.max(1, Math.round(whole)) : whole;
  };
  if (!own && today === 0) return null;
  return { low: Math.max(today - size(below), min), high: Math.min(today + size(above), max) };
}

/**
 * An input moved to both ends of its range; null where it can't be.
 * @param spread - the part of its value to both sides; null for the declared range
 */
export function swungBy(variable: Variable, spread: number | null): Swung | null {
  const { input, today, options } = variable;
  const whole = { input, today };
  if (options) {
    // A choice goes from today's to each other one; two ends are enough for yes or no.
    return options.length === 2 && !Number.isNaN(today) ? { ...whole, low: 0, high: 1 } : null;
  }
  const range = rangeOf(variable, spread);
  return range && { ...whole, ...range };
}

/** An input that differs between two documents. */
export interface DifferentInput {
  readonly address: string;
  readonly ref: Ref;
  readonly label: string;
  readonly from: Scalar;
  readonly to: Scalar;
}

/** The inputs in which another document of the tool differs, each with all that it takes along. */
export function differencesTo(subject: Subject, other: Calculation): DifferentInput[][] | Refusal {
  const { tool, calculation } = subject;
  const before = tool.document.data(calculation.document);
  const after = tool.document.data(other.document);
  const changes = other.declaration === calculation.declaration ? changesIn(before, after) : null;
  const records = changes?.some(({ ref }) => {
    const field = calculation.field(ref);
    return field?.hidden === true || field?.isPlace === true;
  });
  if (!changes || records) {
    return {
      refused: 'los dos casos no tienen los mismos registros',
    };
  }
  const all = changes.map(({ ref, value }): DifferentInput => {
    const record =
      ref.table === undefined ? before.scalars : before.lists[ref.table]?.[ref.row ?? 0];
    const address = calculation.addressOf(ref) ?? ref.id;
    return {
      address,
      ref,
      label: fullLabelOf(calculation, ref),
      from: record?.[ref.id] ?? null,
      to: value,
    };
  });
  return all.flatMap((one) => {
    const other100 = all.find(({ ref }) => isComplement(calculation, one.ref, ref));
    // Of two parts of 100 the first takes the other along.
    if (other100 && all.indexOf(other100) < all.indexOf(one)) return [];
    return [other100 ? [one, other100] : [one]];
  });
}

function isComplement(calculation: Calculation, one: Ref, other: Ref): boolean {
  const { complement } = calculation.field(one) ?? {};
  return complement === other.id && one.table === other.table && one.row === other.row;
}

/** Beyond so many changed inputs they are explained by section. */
const MOST_INPUTS = 30;

export interface DifferencePart {
  /** One input, or all that changed of a section. */
  readonly inputs: readonly DifferentInput[];
  /** The section, where there are too many inputs to tell each. */
  readonly section: string | null;
  readonly effect: number;
}

export interface FigureDifference extends Pick<Explanation, 'from' | 'to' | 'method'> {
  readonly parts: readonly DifferencePart[];
}

type Group = Omit<DifferencePart, 'effect'>;

/** A question why a figure differs between two documents, and whose changes its players are. */
export interface DifferenceQuestion {
  readonly difference: Difference;
  readonly groups: readonly Group[];
}

export function differenceBetween(
  subject: Subject,
  other: Calculation,
  figure: Figure,
): DifferenceQuestion | Refusal {
  const differences = differencesTo(subject, other);
  if ('refused' in differences) return differences;
  const groups = groupsOf(subject.calculation, differences);
  const players = groups.map(({ inputs }): Player => ({ changes: inputs.map(changeOf) }));
  return { difference: { players, figure: figure.ref }, groups };
}

/** The answer to it, input by input; the largest effect first. */
export function explained(
  { groups }: DifferenceQuestion,
  figure: Figure,
  outcome: Explanation | null,
): FigureDifference | Refusal {
  if (!outcome) {
    return { refused: `«${figure.label}» no tiene valor con algunos de los datos cambiados` };
  }
  const { from, to, method, effects } = outcome;
  const parts = groups.map((group, at) => ({ ...group, effect: effects[at] as number }));
  parts.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  return { from, to, method, parts };
}

/** Why a figure differs between two documents. */
export function explainBetween(
  subject: Subject,
  other: Calculation,
  figure: Figure,
): FigureDifference | Refusal {
  const question = differenceBetween(subject, other, figure);
  if ('refused' in question) return question;
  const outcome = explainDifference(setupOf(subject), question.difference);
  return explained(question, figure, outcome);
}

function groupsOf(
  { declaration }: Calculation,
  differences: readonly (readonly DifferentInput[])[],
): Group[] {
  if (differences.length <= MOST_INPUTS) {
    return differences.map((inputs) => ({ inputs, section: null }));
  }
  const sectionOf = ({ ref }: DifferentInput): string => {
    if (ref.table !== undefined) return declaration.lists[ref.table]?.label ?? ref.table;
    const section = declaration.sections.find(({ inputs }) => inputs.includes(ref.id));
    return section?.title ?? 'Otros datos';
  };
  const bySection = new Map<string, DifferentInput[]>();
  for (const inputs of differences) {
    const section = inputs[0] ? sectionOf(inputs[0]) : '';
    bySection.set(section, [...(bySection.get(section) ?? []), ...inputs]);
  }
  return [...bySection].map(([section, inputs]) => ({ inputs, section }));
}

/** A run gives numbers: of a text, which of the two it is. */
function changeOf({ ref, from, to }: DifferentInput): Player['changes'][number] {
  const asNumber = (value: Scalar): number => (value === null ? Number.NaN : Number(value));
  if (typeof from !== 'string' && typeof to !== 'string') {
    return { input: { ref }, from: asNumber(from), to: asNumber(to) };
  }
  const texts = [from, to].map((value) => (value === null ? null : String(value)));
  return { input: { ref, texts }, from: 0, to: 1 };
}
