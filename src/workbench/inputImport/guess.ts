import { isReadable } from '../listImport/match/content.ts';
import { guessMapping } from '../listImport/match/guess.ts';
import type { ImportTarget } from '../listImport/target.ts';
import type { Pair } from './pair.ts';
import { MONTH, namedRecord } from './pairs.ts';
import { typedInto } from './units.ts';

/** By their inputs; the empty text for none. */
export interface Guess {
  /** The rows, a date as one where neither its month nor its year is an input. */
  readonly pairs: readonly Pair[];
  /** What rows of a sheet likely are. */
  readonly mapping: readonly string[];
  /** What each would be without the others. */
  readonly alone: readonly string[];
}

/**
 * Which rows are which inputs. Of rows of one name it is that which stands beside a neighbour of the input:
 * 'Plazo' below the debt's rate is the debt's. Another may be a lesser likeness, but only where it stands beside a
 * neighbour of that: 'Plazo' below the start date is the project's.
 */
export function guessInputs(pairs: readonly Pair[], target: ImportTarget): Guess {
  const alone = pairs.map((pair) => guessMapping(namedRecord([pair]), target)[0] ?? '');
  const likely = guessMapping(namedRecord(pairs), target);
  const order = target.columns.map(({ id }) => id);
  const standsBeside = (id: string, at: number): boolean =>
    [likely[at - 1], likely[at + 1]].some(
      (other) => !!other && Math.abs(order.indexOf(other) - order.indexOf(id)) === 1,
    );
  /** The row of the same name that is an input rather than the one that took it first. */
  const betterThan = (at: number, id: string): number =>
    id === '' || standsBeside(id, at)
      ? -1
      : pairs.findIndex(({ label }, to) => label === pairs[at]?.label && standsBeside(id, to));
  const mapping = likely.map((id, at) => {
    const wanted = alone[at];
    if (!wanted) return id;
    if (id === wanted) return betterThan(at, id) < 0 ? id : '';
    if (betterThan(likely.indexOf(wanted), wanted) === at) return wanted;
    return standsBeside(id, at) ? id : '';
  });
  return wholeDates({ pairs, mapping: readableFirst(pairs, mapping, alone, target), alone });
}

/**
 * Where a row can't be read as its input, 'Tasa | IBR + 4,5 %', another one that would be it too and can be read
 * goes first.
 */
function readableFirst(
  pairs: readonly Pair[],
  mapping: readonly string[],
  alone: readonly string[],
  { columns }: ImportTarget,
): readonly string[] {
  const isRead = (at: number, id: string): boolean => {
    const [pair, column] = [pairs[at], columns.find((one) => one.id === id)];
    return !!pair && !!column && isReadable(typedInto(column.field, pair), column.field);
  };
  const better = mapping.map((id, at) =>
    id === '' || isRead(at, id)
      ? -1
      : alone.findIndex((one, to) => one === id && mapping[to] === '' && isRead(to, id)),
  );
  return mapping.map((id, at) => {
    const from = better.indexOf(at);
    if (from >= 0) return mapping[from] ?? id;
    return (better[at] ?? -1) >= 0 ? '' : id;
  });
}

function wholeDates({ pairs, mapping, alone }: Guess): Guess {
  const isLeft = (at: number): boolean => pairs[at]?.row !== undefined && mapping[at] === '';
  // Its year follows it.
  const months = new Set(
    pairs.flatMap(({ label }, at) =>
      label.startsWith(MONTH) && isLeft(at) && isLeft(at + 1) ? [at] : [],
    ),
  );
  const isKept = (_: unknown, at: number): boolean => !months.has(at - 1);
  const whole = (pair: Pair, at: number): Pair =>
    months.has(at) ? { label: pair.row ?? '', text: pair.said ?? '', beside: '' } : pair;
  return {
    pairs: pairs.map(whole).filter(isKept),
    mapping: mapping.filter(isKept),
    alone: alone.filter(isKept),
  };
}
