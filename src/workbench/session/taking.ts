import type { Calculation, Document, Draft } from '../../tool/index.ts';
import type { Write } from './change.ts';
import type { Typed } from './readTyped.ts';
import type { RecalledText, RefusedChange } from './refused.ts';
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

/** What becomes of the refused texts of typed cells: what can't be taken stays in its cell. */
export function refusedChanges(
  calculation: Calculation,
  typed: readonly Typed[],
): readonly RefusedChange[] {
  return typed.map(({ ref, text, outcome, beside, cleared }) => {
    if (!('error' in outcome) || cleared) return { ref, entry: null };
    const own = placeOf(calculation, ref);
    // A sheet's own cell may write an input of the model: its text is kept by that one's address.
    const place = beside ? { ref, address: own?.address ?? null, beside } : own;
    return { ref, entry: place && { ...place, text, error: outcome.error } };
  });
}

/** A text that was only begun ('12,'), with its place; null where none was. */
export function begunIn(calculation: Calculation, typed: readonly Typed[]): RecalledText | null {
  for (const { ref, text, outcome, cleared } of typed) {
    const place = cleared && text.trim() !== '' ? placeOf(calculation, ref) : null;
    if (place && 'error' in outcome) return { address: place.address, text, error: outcome.error };
  }
  return null;
}
