import {
  type Axis,
  axisValues,
  type Field,
  kinds,
  type Matrix,
  type Parsed,
  type Ref,
} from '../../../tool/index.ts';
import type { CellEdit, EditOutcome, RefusedEdit } from '../../grid/index.ts';
import { readRange, tooMany } from '../../inputs/readRange.ts';
import { readTyped } from '../../session/readTyped.ts';
import type { Typed } from '../../session/readTyped.ts';
import type { Session } from '../../session/session.ts';
import { COMPUTED } from '../cells/readings.ts';
import { axisRef } from './matrixPlaces.ts';

/** An axis with new values: each at its place, or all of them at once. */
interface Change {
  readonly ref: Ref;
  readonly value: number | null | readonly number[];
}

/**
 * Edits of the tried values. An emptied value, or one below what its input allows (a
 * negative appreciation, a term of zero), takes its row or column away; one past the end
 * of its axis makes it longer, and a range ('24..60 paso 12') is the whole axis.
 */
export function editAxes(
  session: Session,
  matrix: Matrix,
  edits: readonly CellEdit[],
): EditOutcome {
  const refused: RefusedEdit[] = [];
  const stuck: Typed[] = [];
  const changes: Change[] = [];
  for (const edit of edits) {
    const ref = axisRef(matrix, edit.row, edit.columnId);
    const axis = ref && session.calculation.declaration.axes[ref.id];
    if (!ref || !axis) {
      refused.push({ ...edit, reason: COMPUTED });
      continue;
    }
    const outcome = readTried(axis, ref, edit.text);
    if ('error' in outcome) {
      refused.push({ ...edit, reason: outcome.error });
      const known = axisValues(session.document[ref.id]).length;
      // What begins a new row or column has no cell to stay in.
      if ((ref.row ?? 0) < known) stuck.push({ ref, text: edit.text, outcome });
    } else changes.push({ ref, value: outcome.value });
  }
  const { state } = session;
  session.edit('Cambiar los ejes de la matriz', (draft) => {
    for (const axis of [matrix.rows.axis, matrix.columns.axis]) {
      const before = axisValues(draft[axis]);
      const after = changed(
        before,
        changes.filter(({ ref }) => ref.id === axis),
      );
      // A new list of the same values would be a step that undoes nothing.
      const same = after.every((value, at) => value === before[at]);
      if (after.length === before.length && same) continue;
      (draft as Record<string, unknown>)[axis] = after;
    }
  });
  const mended = changes.map(
    ({ ref }): Typed => ({ ref, text: '', outcome: { error: '' }, cleared: true }),
  );
  // Where rows or columns went away, what was refused has no place any more.
  const left = changes.every(({ value }) => typeof value === 'number') ? stuck : [];
  session.take(null, [...mended, ...left], { joined: session.state !== state });
  return { applied: changes.length, refused };
}

function changed(before: readonly number[], changes: readonly Change[]): readonly number[] {
  let after: (number | null)[] = [...before];
  for (const { ref, value } of changes) {
    if (value === null || typeof value === 'number') after[ref.row ?? -1] = value;
    else after = [...value];
  }
  // Of values past the end that were refused nothing is left, not even a gap.
  return after.filter((value) => typeof value === 'number');
}

type Tried = { readonly value: Change['value'] } | { readonly error: string };

function readTried({ field, maxLength }: Axis, { row = 0 }: Ref, text: string): Tried {
  const range = readRange(field, text);
  if (range && 'error' in range) return range;
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const count = range ? range.values.length : row + 1;
  if (count > most) return { error: tooMany(count, most) };
  return range ? { value: range.values } : readOne(field, text);
}

function readOne(
  field: Field,
  text: string,
): { readonly value: number | null } | { readonly error: string } {
  const parsed: Parsed = kinds[field.kind].parse(text, field);
  if ('error' in parsed) return parsed;
  const below = typeof parsed.value === 'number' && parsed.value < (field.min ?? -Infinity);
  if (parsed.value === null || below) return { value: null };
  const typed = readTyped(field, text);
  return 'error' in typed ? typed : { value: typed.value as number | null };
}
