import type { StoredRecord } from '../../../../schemas/stored.ts';
import { read } from '../../../tool/index.ts';
import type { Session } from '../../session/session.ts';

/** The deciding result of a session as it reads; null where there is none. */
export function figureOf({
  calculation,
}: Pick<Session, 'calculation'>): NonNullable<StoredRecord['figure']> | null {
  const [id] = calculation.declaration.figures;
  const formula = id === undefined ? undefined : calculation.formula({ id });
  if (id === undefined || !formula) return null;
  const { value, text } = read(calculation, { id });
  return value === null ? null : { label: formula.label, text };
}
