import {
  checkValue,
  type Field,
  type Figure,
  seekOf,
  setupOf,
  type Subject,
  type Variable,
  verified,
} from '../../../tool/index.ts';
import type { SeekAnswer, TableRow } from '../../../whatif/index.ts';
import type { Questions } from '../kept/kept.ts';
import { figureAt, readNumber, variableAt } from '../subject.ts';
import { ask, type Watched } from '../workers.ts';
import { curveAxis } from './curve.ts';

/** A goal as it was typed, read: a text is what is wrong, null what isn't said yet. */
export interface GoalRead {
  readonly figure: Figure | null;
  readonly variable: Variable | string | null;
  readonly target: number | string | null;
  readonly from: number | string | null;
  readonly to: number | string | null;
  /** Null where something is missing or wrong. */
  readonly asked: GoalAsked | null;
}

interface GoalAsked {
  readonly figure: Figure;
  readonly variable: Variable;
  readonly target: number;
  readonly ends: { readonly from?: number; readonly to?: number };
}

export interface GoalAnswer extends Omit<GoalAsked, 'ends'> {
  readonly seek: SeekAnswer;
  /** At an end of what was searched the input has no bound that says anything to a person. */
  readonly isOpen: boolean;
  readonly axis: readonly number[];
  readonly curve: readonly TableRow[];
}

/** Whether a value is as far as a bound that only keeps nonsense out. */
export const isFar = (value: number): boolean => Math.abs(value) >= 1e12;

export function readGoal(subject: Subject, question: Questions['goal']): GoalRead {
  const figure = figureAt(subject.calculation, question.figure);
  const variable = variableAt(subject, question.input);
  const moves = typeof variable === 'object' ? variable : null;
  const target = figure ? readNumber(figure.formula, question.target) : null;
  const [from, end] = [question.from, question.to].map((text) =>
    moves && !moves.options ? readEnd(moves.field, text) : null,
  ) as [GoalRead['from'], GoalRead['to']];
  const isCrossed = typeof from === 'number' && typeof end === 'number' && from > end;
  const to = isCrossed ? 'es menor que «Desde»' : end;
  const isReady =
    figure &&
    moves &&
    typeof target === 'number' &&
    typeof from !== 'string' &&
    typeof to !== 'string';
  const asked = isReady
    ? {
        figure,
        variable: moves,
        target,
        ends: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
      }
    : null;
  return { figure, variable, target, from, to, asked };
}

/** An end of the range that is searched: one that the input can't have finds nothing. */
function readEnd(field: Field, text: string): number | string | null {
  const read = readNumber(field, text);
  return typeof read === 'number' ? (checkValue(field, read) ?? read) : read;
}

const MOST_SHOWN = 8;

export async function findGoal(
  subject: Subject,
  { figure, variable, target, ends }: GoalAsked,
  watched: Watched,
): Promise<GoalAnswer> {
  const setup = setupOf(subject);
  const question = seekOf(variable, figure, target, ends);
  const found = await ask('seek', { setup, question }, watched);
  // What is shown as an answer has been computed anew from the whole document.
  const shown = { ...found, solutions: found.solutions.slice(0, MOST_SHOWN) };
  const seek = verified(subject, variable, figure, shown);
  const axis = curveAxis(question, seek);
  const rows = { input: variable.input, values: axis };
  const curve = await ask('table', { setup, table: { rows, figures: [figure.ref] } }, watched);
  const { within } = question;
  const isOpen = 'from' in within && [within.from, within.to].some(isFar);
  return { seek, isOpen, figure, variable, target, axis, curve };
}
