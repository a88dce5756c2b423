import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { type Point, Search, type SeekAnswer } from './search.ts';
import type { Setup } from './setup.ts';

/** A question: for which value of an input does a figure come to a target? */
export interface Seek {
  readonly input: RunInput;
  readonly figure: Ref;
  readonly target: number;
  readonly today: number;
  /** A range of numbers, whole ones or all; or all the values there are (choices, yes or no). */
  readonly within:
    | { readonly from: number; readonly to: number; readonly whole: boolean }
    | { readonly values: readonly number[] };
}

export function seek({ model, data }: Setup, question: Seek): SeekAnswer {
  const runs = new Runs(model, data, [question.input], [question.figure]);
  const out = new Float64Array(1);
  return seekIn((value) => {
    runs.run([value], out);
    return out[0] as number;
  }, question);
}

/** The answer without what a calculation from scratch doesn't give as well. */
export function confirmed({ model, data }: Setup, question: Seek, answer: SeekAnswer): SeekAnswer {
  const out = new Float64Array(1);
  const holds = ({ value, figure }: Point): boolean => {
    new Runs(model, data, [question.input], [question.figure]).run([value], out);
    return out[0] === figure;
  };
  return { ...answer, solutions: answer.solutions.filter(holds) };
}

/** The same for any function; NaN is no value. */
export function seekIn(
  figureAt: (value: number) => number,
  { target, today, within }: Pick<Seek, 'target' | 'today' | 'within'>,
): SeekAnswer {
  const search = new Search(figureAt, target, today);
  if ('values' in within) search.list(within.values);
  else if (within.whole) search.whole(within, today);
  else search.range(within, today);
  return search.answer();
}
