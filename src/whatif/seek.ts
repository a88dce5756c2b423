import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { bisect, edgeOf, roundest, touch } from './roots.ts';
import { scanPoints } from './scan.ts';
import type { Setup } from './setup.ts';

/** A question: for which value of an input does a figure come to a target? */
export interface Seek {
  readonly input: RunInput;
  readonly figure: Ref;
  readonly target: number;
  readonly today: number;
  /** A range of numbers, whole ones or all; or all the values there are (choices, yes or no). */
  readonly within:
    | { readonly from: number; readonly to: number; readonly whole: boolean }
    | { readonly values: readonly number[] };
}

/** A value of the input and what the figure is then. */
export interface Point {
  readonly value: number;
  readonly figure: number;
}

export interface Solution extends Point {
  /** Where all values from one to another give exactly the target. */
  readonly plateau?: { readonly from: number; readonly to: number };
}

/** The figure passes the target between two values without ever taking it. */
export interface Jump {
  readonly before: Point;
  readonly after: Point;
}

export interface SeekAnswer {
  /** In the order of the values. */
  readonly solutions: readonly Solution[];
  readonly jumps: readonly Jump[];
  /** The value that brings the figure nearest to the target; null where it never has a value. */
  readonly nearest: Point | null;
  /** The smallest and largest figure that were met. */
  readonly reach: { readonly from: number; readonly to: number } | null;
  /** Whether the input moves the figure at all. */
  readonly moves: boolean;
  /** For some values the figure has none. */
  readonly gaps: boolean;
}

/** A figure at most so much away is the target, as a part of it: what is left is the noise of doubles. */
const PART = 1e-9;
/** The same as a part of the figure's usual size, for targets near 0. */
const PART_OF_SIZE = 1e-12;
const MOST_TOUCHES = 40;
/** As a part of the range: no plateau is narrower. */
const PLATEAU = 1e-9;

export function seek({ model, data }: Setup, question: Seek): SeekAnswer {
  const runs = new Runs(model, data, [question.input], [question.figure]);
  const out = new Float64Array(1);
  return seekIn((value) => {
    runs.run([value], out);
    return out[0] as number;
  }, question);
}

/** The same for any function; NaN is no value. */
export function seekIn(
  figureAt: (value: number) => number,
  { target, today, within }: Pick<Seek, 'target' | 'today' | 'within'>,
): SeekAnswer {
  const search = new Search(figureAt, target);
  if ('values' in within) search.list(within.values);
  else if (within.whole) search.whole(within.from, within.to, today);
  else search.range(within.from, within.to, today);
  return search.answer();
}

class Search {
  private readonly solutions: Solution[] = [];
  private readonly jumps: Jump[] = [];
  private nearest: Point | null = null;
  private reach: { from: number; to: number } | null = null;
  private gaps = false;
  private tolerance = 0;

  constructor(
    private readonly figureAt: (value: number) => number,
    private readonly target: number,
  ) {}

  /** How far the figure is above the target, remembering the nearest and the reach. */
  private readonly above = (value: number): number => {
    const figure = this.figureAt(value);
    if (Number.isNaN(figure)) {
      this.gaps = true;
      return figure;
    }
    const difference = figure - this.target;
    const best = this.nearest ? Math.abs(this.nearest.figure - this.target) : Infinity;
    if (Math.abs(difference) < best) this.nearest = { value, figure };
    if (!this.reach) this.reach = { from: figure, to: figure };
    else if (figure < this.reach.from) this.reach.from = figure;
    else if (figure > this.reach.to) this.reach.to = figure;
    return difference;
  };

  answer(): SeekAnswer {
    const { reach, gaps, nearest } = this;
    const solutions = this.solutions.sort((a, b) => a.value - b.value);
    return {
      solutions,
      jumps: this.jumps,
      nearest: solutions[0] && nearest ? this.closest(solutions, nearest) : nearest,
      reach,
      moves: reach !== null && (reach.from < reach.to || gaps),
      gaps,
    };
  }

  private closest(solutions: readonly Solution[], nearest: Point): Point {
    const same = solutions.find(({ value }) => value === nearest.value) ?? solutions[0];
    return same ? { value: same.value, figure: same.figure } : nearest;
  }

  private point(value: number): Point {
    return { value, figure: this.figureAt(value) };
  }

  private isHit(difference: number): boolean {
    return Math.abs(difference) <= this.tolerance;
  }

  private measure(differences: Float64Array): void {
    const sizes = differences
      .filter((value) => !Number.isNaN(value))
      .map((value) => Math.abs(value + this.target))
      .sort();
    const usual = sizes[sizes.length >> 1] ?? 0;
    this.tolerance = PART * Math.abs(this.target) + PART_OF_SIZE * usual;
  }

  list(values: readonly number[]): void {
    const differences = Float64Array.from(values, this.above);
    this.measure(differences);
    values.forEach((value, at) => {
      if (this.isHit(differences[at] as number)) this.solutions.push(this.point(value));
    });
  }

  /** Whole numbers: all of them where they are few, else those of a scan and of the brackets in it. */
  whole(from: number, to: number, today: number): void {
    const [first, last] = [Math.ceil(from), Math.floor(to)];
    const points = scanPoints(first, last, today, true);
    const differences = Float64Array.from(points, this.above);
    this.measure(differences);
    for (let at = 0; at < points.length; at++) {
      const value = points[at] as number;
      const difference = differences[at] as number;
      if (this.isHit(difference)) this.solutions.push(this.point(value));
      else if (at > 0)
        this.cross(
          points[at - 1] as number,
          value,
          differences[at - 1] as number,
          difference,
          true,
        );
    }
  }

  range(from: number, to: number, today: number): void {
    const points = scanPoints(from, to, today, false);
    const differences = Float64Array.from(points, this.above);
    this.measure(differences);
    const width = to - from;
    for (let at = 0; at < points.length; at++) {
      const value = points[at] as number;
      const difference = differences[at] as number;
      if (difference === 0) {
        // The values that follow on one plateau are told with its first.
        if (!this.isOnPlateau(value)) this.found(value, from, to, width);
      } else if (at > 0) this.between(points, differences, at, from, to);
    }
    this.touches(points, differences, from, to);
  }

  private isOnPlateau(value: number): boolean {
    const last = this.solutions.at(-1);
    return last !== undefined && (last.plateau?.to ?? last.value) >= value;
  }

  private between(
    points: Float64Array,
    differences: Float64Array,
    at: number,
    from: number,
    to: number,
  ): void {
    let [a, b] = [points[at - 1] as number, points[at] as number];
    let [below, above] = [differences[at - 1] as number, differences[at] as number];
    if (Number.isNaN(below) && Number.isNaN(above)) return;
    // Where the values begin or end, the figure may pass the target before the next point.
    if (Number.isNaN(below)) {
      a = edgeOf(this.above, b, a);
      below = this.above(a);
    } else if (Number.isNaN(above)) {
      b = edgeOf(this.above, a, b);
      above = this.above(b);
    }
    if (below === 0 && Number.isNaN(differences[at - 1])) this.found(a, from, to, to - from);
    else if (above === 0 && Number.isNaN(differences[at])) this.found(b, from, to, to - from);
    else this.cross(a, b, below, above, false, from, to);
  }

  /** Looks for the target between two values on whose figures it lies between. */
  private cross(
    a: number,
    b: number,
    below: number,
    above: number,
    whole: boolean,
    from = a,
    to = b,
  ): void {
    if (!isOpposite(below, above)) return;
    const root = bisect(this.above, a, b, below, whole);
    if (root === null) return;
    const { value, difference, low, high } = root;
    if (this.isHit(difference)) {
      if (whole) this.solutions.push(this.point(value));
      else this.found(value, from, to, to - from);
    } else this.jumps.push({ before: this.point(low), after: this.point(high) });
  }

  /** A value that gives the target, and those around it that do as well. */
  private found(value: number, from: number, to: number, width: number): void {
    const figure = this.figureAt(value);
    const isSame = (other: number): number => (this.figureAt(other) === figure ? 1 : Number.NaN);
    const reach = (direction: number, end: number): number => {
      const far = Math.abs(end - value);
      let step = width * PLATEAU;
      if (!(step < far) || Number.isNaN(isSame(value + direction * step))) return value;
      while (step * 2 < far && !Number.isNaN(isSame(value + direction * step * 2))) step *= 2;
      const [inside, outside] = [
        value + direction * step,
        value + direction * Math.min(step * 2, far),
      ];
      return Number.isNaN(isSame(outside)) ? edgeOf(isSame, inside, outside) : outside;
    };
    const plateau = { from: reach(-1, from), to: reach(1, to) };
    if (this.isOnPlateau(plateau.from)) return;
    if (plateau.from === plateau.to) this.solutions.push({ value, figure });
    else {
      const best = roundest(plateau.from, plateau.to);
      this.solutions.push({
        value: this.figureAt(best) === figure ? best : value,
        figure,
        plateau,
      });
    }
  }

  /** Where the figure comes near the target and turns back between two points of the scan. */
  private touches(points: Float64Array, differences: Float64Array, from: number, to: number): void {
    const size = (at: number): number => Math.abs(differences[at] as number);
    const turns: number[] = [];
    for (let at = 1; at + 1 < points.length; at++) {
      const [before, here, after] = [at - 1, at, at + 1].map((i) => differences[i] as number) as [
        number,
        number,
        number,
      ];
      if (Math.sign(before) !== Math.sign(here) || Math.sign(here) !== Math.sign(after)) continue;
      if (!(Math.abs(here) > 0)) continue;
      const isLow = size(at) <= size(at - 1) && size(at) <= size(at + 1);
      if (isLow && (before !== here || here !== after)) turns.push(at);
    }
    turns.sort((a, b) => size(a) - size(b));
    for (const at of turns.slice(0, MOST_TOUCHES)) {
      const [a, b] = [points[at - 1] as number, points[at + 1] as number];
      const turned = touch(this.above, a, b, differences[at] as number);
      if (this.isHit(turned.difference)) this.found(turned.value, from, to, to - from);
      else if (turned.crossed) {
        const below = differences[at] as number;
        this.cross(a, turned.value, below, turned.difference, false, from, to);
        this.cross(turned.value, b, turned.difference, below, false, from, to);
      }
    }
  }
}

/** By the signs: the product of two tiny numbers is 0. */
function isOpposite(a: number, b: number): boolean {
  return (a < 0 && b > 0) || (a > 0 && b < 0);
}
