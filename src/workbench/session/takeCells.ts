import type { Ref } from '../../tool/index.ts';
import type { Typed } from './readTyped.ts';
import type { Session } from './session.ts';

/** Writes cells of a draft into the session that it was made from, with what was typed for them. */
export function takeCells(
  session: Session,
  label: string,
  draft: Session,
  refs: readonly Ref[],
): void {
  const typed = refs.map((ref): Typed => {
    // What was left empty stays so, whatever it counts as.
    const value = draft.calculation.isEmptyCell(ref) ? null : draft.calculation.value(ref);
    const expression = draft.calculation.expression(ref);
    return { ref, text: '', outcome: expression === undefined ? { value } : { value, expression } };
  });
  session.take(label, typed);
}
