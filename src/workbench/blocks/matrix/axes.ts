import { axisValues, type Matrix } from '../../../tool/index.ts';
import type { Session } from '../../session/session.ts';

export type Side = 'rows' | 'columns';

/** Whether an axis has as many values as it may have. */
export function isFull(session: Session, matrix: Matrix, side: Side): boolean {
  const { axis } = matrix[side];
  const most = session.calculation.declaration.axes[axis]?.maxLength ?? Number.POSITIVE_INFINITY;
  return axisValues(session.document[axis]).length >= most;
}

/** What an axis would have next: one step on from its last two values, within its bounds. */
export function nextValue(session: Session, matrix: Matrix, side: Side): number {
  const { axis } = matrix[side];
  const field = session.calculation.declaration.axes[axis]?.field;
  const values = axisValues(session.document[axis]);
  const last = values.at(-1) ?? field?.min ?? 0;
  const step = values.length > 1 ? last - (values.at(-2) ?? 0) : (field?.step ?? 1);
  return Math.min(Math.max(last + step, field?.min ?? 0), field?.max ?? last);
}

/** What the inputs have today and no head of their axis does; null where an axis can't take it. */
export function missingToday(
  session: Session,
  matrix: Matrix,
): readonly (readonly [Side, number])[] | null {
  const { calculation, document } = session;
  const missing: (readonly [Side, number])[] = [];
  for (const side of ['rows', 'columns'] as const) {
    const { input, axis } = matrix[side];
    const today = calculation.value({ id: input });
    const field = calculation.declaration.axes[axis]?.field;
    if (typeof today !== 'number' || !field) return null;
    if (axisValues(document[axis]).includes(today)) continue;
    const isWithin = today >= (field.min ?? today) && today <= (field.max ?? today);
    if (!isWithin || isFull(session, matrix, side)) return null;
    missing.push([side, today]);
  }
  return missing;
}

/** Before the first value that is larger, so that an axis in order stays so. */
export function withValue(values: readonly number[], added: number): readonly number[] {
  const larger = values.findIndex((value) => value > added);
  return larger < 0 ? [...values, added] : values.toSpliced(larger, 0, added);
}
