import { endsOf, type Point } from './data.ts';

/** As many series as have a colour of their own (`--series-1` and on, in Ágora's tokens). */
const COLOURS = 10;

export interface SeriesLook {
  readonly colour: string;
  /** The colours have run out and begin anew: it is drawn weaker, a line with dashes. */
  readonly again: boolean;
}

/** How a series or a record is told from the others of its chart, by its place among them. */
export function lookOf(index: number): SeriesLook {
  return { colour: `var(--series-${(index % COLOURS) + 1})`, again: index >= COLOURS };
}

const STEPS = {
  sum: { name: 'Resultado', colour: 'var(--series-1)', again: false },
  plus: { name: 'Suma', colour: 'var(--good)', again: false },
  minus: { name: 'Resta', colour: 'var(--bad)', again: false },
} as const;

/** A step of a waterfall: what takes away is red, what adds green; from zero on it is a sum. */
export function stepLook(point: Point, series: number): SeriesLook & { readonly name: string } {
  const [from, to] = endsOf(point, series);
  return from === 0 ? STEPS.sum : to < from ? STEPS.minus : STEPS.plus;
}
