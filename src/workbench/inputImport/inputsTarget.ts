import type { Calculation } from '../../tool/index.ts';
import type { RefusedEdit } from '../grid/index.ts';
import type { ImportTarget, TargetColumn } from '../listImport/target.ts';
import { readTyped, type Typed } from '../session/readTyped.ts';

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
      const refused: RefusedEdit[] = [];
      const typed = edits.flatMap((edit): Typed[] => {
        const ref = { id: edit.columnId };
        const field = session.calculation.field(ref);
        if (!field) return [];
        const outcome = readTyped(field, edit.text);
        if ('error' in outcome) refused.push({ ...edit, reason: outcome.error });
        return [{ ref, text: edit.text, outcome }];
      });
      session.take(label, typed);
      return refused;
    },
  };
}
