import { guessMapping } from '../listImport/guess.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { namedRecord, type Pair } from './pairs.ts';

/** By their inputs; the empty text for none. */
export interface Guess {
  /** What rows of a sheet likely are. */
  readonly mapping: readonly string[];
  /** What each would be without the others. */
  readonly alone: readonly string[];
}

/**
 * Which rows are which inputs. One whose input another row says more fully may be a lesser likeness, but only
 * where it stands beside a neighbour of that: 'Plazo' below the start date is the project's, not below the debt.
 */
export function guessInputs(pairs: readonly Pair[], target: ImportTarget): Guess {
  const alone = pairs.map((pair) => guessMapping(namedRecord([pair]), target)[0] ?? '');
  const likely = guessMapping(namedRecord(pairs), target);
  const order = target.columns.map(({ id }) => id);
  const standsBeside = (id: string, at: number): boolean =>
    [likely[at - 1], likely[at + 1]].some(
      (other) => !!other && Math.abs(order.indexOf(other) - order.indexOf(id)) === 1,
    );
  const mapping = likely.map((id, at) => {
    const wanted = alone[at];
    return !wanted || id === wanted || standsBeside(id, at) ? id : '';
  });
  return { mapping, alone };
}
