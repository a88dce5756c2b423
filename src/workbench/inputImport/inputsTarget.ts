import type { Calculation } from '../../tool/index.ts';
import { type ImportTarget, readEdits, type TargetColumn } from '../listImport/target.ts';

/** What people call inputs besides, by their ids. */
export type AlsoCalled = Readonly<Record<string, readonly string[]>>;

/** Inputs of a tool as the columns of a table that has one record: what rows of a sheet may be. */
export function inputsTarget(
  calculation: Calculation,
  ids: readonly string[],
  also: AlsoCalled = {},
): ImportTarget {
  const columns = ids.flatMap((id): TargetColumn[] => {
    const field = calculation.field({ id });
    return field ? [{ id, label: field.label, field, also: also[id] ?? [] }] : [];
  });
  return {
    id: 'inputs',
    label: 'Datos',
    singular: 'Dato',
    columns,
    name: undefined,
    names: () => [],
    most: 1,
    take: (session, { label, edits }) => {
      const { inputs } = session.calculation.declaration;
      const { typed, refused } = readEdits(edits, inputs, ({ columnId }) => ({ id: columnId }));
      session.take(label, typed);
      return refused;
    },
  };
}
