import type { ImportTarget } from '../listImport/target.ts';
import { guessInputs } from './guess.ts';
import type { Pair } from './pair.ts';

/** The inputs of a share and of its minimum. */
export interface Minimum {
  readonly of: string;
  readonly id: string;
}

/** The rows of a sheet, with one for the minimum that the row of a share says, where it has none of its own. */
export function withMinimum(
  pairs: readonly Pair[],
  target: ImportTarget,
  { of, id }: Minimum,
): readonly Pair[] {
  const guess = guessInputs(pairs, target);
  const label = target.columns.find((column) => column.id === id)?.label;
  const row = guess.pairs[guess.mapping.indexOf(of)];
  if (row?.minimum === undefined || label === undefined || guess.mapping.includes(id)) return pairs;
  const said = [row.label, row.text, row.beside, row.minimum].filter(Boolean).join(' ');
  const { minimum: text, ...share } = row;
  const least: Pair = { ...share, label, text, said, beside: '', share: undefined };
  return pairs.flatMap((pair) => (pair === row ? [share, least] : [pair]));
}

/** What is told of minimums that no row is for. */
export const minimumsLeft = (pairs: readonly Pair[]): readonly string[] =>
  pairs.flatMap(({ label, minimum }) =>
    minimum === undefined
      ? []
      : [`No se toma el mínimo de «${label}», ${minimum}: escríbelo aparte si lo necesitas.`],
  );
