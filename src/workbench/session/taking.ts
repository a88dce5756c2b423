import type { Calculation, Document, Draft } from '../../tool/index.ts';
import type { Write } from './change.ts';
import type { Typed } from './readTyped.ts';
import type { RefusedTexts } from './refused.ts';
import { placeOf } from './trail.ts';

/** How typed cells are taken, see `Session.take`. */
export interface Taking<D extends Document> {
  /** First in the same step. */
  readonly prepare?: (draft: Draft<D>) => void;
  readonly mergeKey?: string;
  /** What is refused belongs to the step before, and goes with it. */
  readonly joined?: boolean;
}

/** What is written of typed cells: those that can be taken, and that the model has. */
export function writesOf(typed: readonly Typed[]): readonly Write[] {
  return typed.flatMap(({ ref, outcome, beside }) =>
    'error' in outcome || beside ? [] : [{ ref, value: outcome.value }],
  );
}

/** Leaves what can't be taken in its cell, in place of what was refused there. True where that is another text. */
export function keepRefused(
  calculation: Calculation,
  refusals: RefusedTexts,
  typed: readonly Typed[],
  at: { readonly state: number; readonly alone: boolean },
): boolean {
  const changes = typed.map(({ ref, text, outcome, beside }) => {
    if (!('error' in outcome)) return refusals.drop(ref);
    const place = beside ? { ref, address: null, beside } : placeOf(calculation, ref);
    return place
      ? refusals.add({ ...place, ...at, text, error: outcome.error })
      : refusals.drop(ref);
  });
  return changes.includes(true);
}
