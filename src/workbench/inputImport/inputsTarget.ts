import type { Calculation } from '../../tool/index.ts';
import { inOurWords } from '../listImport/match/choices.ts';
import { type ImportTarget, type TargetColumn, wholeNames } from '../listImport/target.ts';
import { readEdits } from '../listImport/fieldsTarget.ts';
import { readTyped, type Typed } from '../session/readTyped.ts';
import { Session } from '../session/session.ts';
import { guessInputs } from './guess.ts';
import type { Pair } from './pair.ts';
import { priceNames } from './priceNames.ts';

/** What people call inputs besides, by their ids. */
export type AlsoCalled = Readonly<Record<string, readonly string[]>>;

/** What they aren't, by their ids. */
export type NeverCalled = Readonly<Record<string, RegExp>>;

/** Inputs of a tool as the columns of a table that has one record: what rows of a sheet may be. */
export function inputsTarget(
  calculation: Calculation,
  ids: readonly string[],
  also: AlsoCalled = {},
  never: NeverCalled = {},
): ImportTarget {
  const columns = ids.flatMap((id): TargetColumn[] => {
    const field = calculation.field({ id });
    if (!field) return [];
    const isNot = never[id] ? { never: never[id] } : {};
    const names = [
      field.kind === 'money' && priceNames(field.label),
      field.also && wholeNames(field.also),
    ].flatMap((pattern) => (pattern ? pattern.source : []));
    const exactly = names.length > 0 ? { exactly: new RegExp(names.join('|')) } : {};
    const called = { also: also[id] ?? [], ...exactly };
    return [{ id, label: field.label, field, ...called, ...isNot }];
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
      const fields = Object.fromEntries(columns.map(({ id, field }) => [id, field]));
      const { typed, refused } = readEdits(edits, fields, ({ columnId }) => ({ id: columnId }));
      session.take(label, typed);
      return refused;
    },
  };
}

/**
 * The same as they are once what a sheet chooses is taken: with 'Tipo de fee mínimo | Valor mensual' the fee is
 * an amount.
 */
export function targetAfter(
  session: Session,
  given: readonly Pair[],
  targetOf: (calculation: Calculation) => ImportTarget,
): ImportTarget {
  const target = targetOf(session.calculation);
  const { pairs, mapping } = guessInputs(given, target);
  const chosen = target.columns.flatMap(({ id, field }): Typed[] => {
    const text = field.kind === 'choice' && pairs[mapping.indexOf(id)]?.text;
    if (!text) return [];
    const outcome = readTyped(field, inOurWords(text, field));
    return 'error' in outcome ? [] : [{ ref: { id }, text, outcome }];
  });
  if (chosen.length === 0) return target;
  const after = new Session(session.tool, session.document);
  after.take('', chosen);
  return targetOf(after.calculation);
}
