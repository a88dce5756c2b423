import {
  bisect,
  edgeOf,
  isOpposite,
  nearPart,
  plateauAround,
  type Range,
  type Root,
  roundest,
  touch,
} from './roots.ts';
import { scanPoints } from './scan.ts';

/** A value of the input and what the figure is then. */
export interface Point {
  readonly value: number;
  readonly figure: number;
}

export interface Solution extends Point {
  /** Where all values from one to another give exactly the target. */
  readonly plateau?: Range;
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
/** The same as a part of the figure's size beside, for targets near 0. */
const PART_OF_SIZE = 1e-12;
const MOST_TOUCHES = 40;
/** From one step of a search outwards to the next: small enough not to pass a whole tooth. */
const GROWTH = 1.2;

/** A search for the values that bring a figure to a target. */
export class Search {
  private readonly solutions: Solution[] = [];
  private readonly jumps: Jump[] = [];
  private nearest: Point | null = null;
  private reach: { from: number; to: number } | null = null;
  private gaps = false;
  /** The size of the figure as it is today, or 0. */
  private readonly usual: number;

  /** @param figureAt - NaN where the figure has no value */
  constructor(
    private readonly figureAt: (value: number) => number,
    private readonly target: number,
    today: number,
  ) {
    this.usual = Math.abs(figureAt(today)) || 0;
  }

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
    const { reach, gaps, jumps } = this;
    const solutions = this.solutions.sort((a, b) => a.value - b.value);
    const nearest = solutions.find(({ value }) => value === this.nearest?.value) ?? solutions[0];
    return {
      solutions,
      jumps,
      nearest: nearest ? { value: nearest.value, figure: nearest.figure } : this.nearest,
      reach,
      moves: reach !== null && (reach.from < reach.to || gaps),
      gaps,
    };
  }

  private point(value: number): Point {
    return { value, figure: this.figureAt(value) };
  }

  /** @param beside - how far the figure is from the target beside the value that is judged */
  private isHit(difference: number, ...beside: readonly number[]): boolean {
    const size = Math.max(this.usual, ...beside.map((one) => Math.abs(one + this.target)));
    return Math.abs(difference) <= PART * Math.abs(this.target) + PART_OF_SIZE * size;
  }

  /** All the values there are. */
  list(values: readonly number[]): void {
    for (const value of values) {
      if (this.isHit(this.above(value))) this.solutions.push(this.point(value));
    }
  }

  /** Whole numbers: all of them where they are few, else those of a scan and of the brackets in it. */
  whole({ from, to }: Range, today: number): void {
    const points = scanPoints(Math.ceil(from), Math.floor(to), today, true);
    const differences = Float64Array.from(points, this.above);
    for (let at = 0; at < points.length; at++) {
      const value = points[at] as number;
      const difference = differences[at] as number;
      if (this.isHit(difference)) this.solutions.push(this.point(value));
      else if (at > 0 && !this.isHit(differences[at - 1] as number)) {
        this.crossWhole(points[at - 1] as number, value, differences[at - 1] as number, difference);
      }
    }
  }

  private crossWhole(a: number, b: number, below: number, above: number): void {
    const root = isOpposite(below, above) ? bisect(this.above, a, b, below, true) : null;
    if (root === null) return;
    if (this.isHit(root.difference)) this.solutions.push(this.point(root.value));
    else this.jumps.push({ before: this.point(root.low), after: this.point(root.high) });
  }

  range(range: Range, today: number): void {
    const points = scanPoints(range.from, range.to, today, false);
    const differences = Float64Array.from(points, this.above);
    for (let at = 0; at < points.length; at++) {
      if (differences[at] === 0) this.found(points[at] as number, range);
      else if (at > 0) this.between(points, differences, at, range);
    }
    this.touches(points, differences, range);
  }

  private between(points: Float64Array, differences: Float64Array, at: number, range: Range): void {
    let [a, b] = [points[at - 1] as number, points[at] as number];
    let [below, above] = [differences[at - 1] as number, differences[at] as number];
    const [isOpenBelow, isOpenAbove] = [Number.isNaN(below), Number.isNaN(above)];
    if (isOpenBelow && isOpenAbove) return;
    // Where the values begin or end, the figure may pass the target before the next point.
    if (isOpenBelow) {
      a = edgeOf(this.above, b, a);
      below = this.above(a);
    } else if (isOpenAbove) {
      b = edgeOf(this.above, a, b);
      above = this.above(b);
    }
    if (isOpenBelow && below === 0) this.found(a, range);
    else if (isOpenAbove && above === 0) this.found(b, range);
    else this.cross(a, b, below, above, range);
  }

  /** Looks for the target between two values on whose figures it lies between. */
  private cross(a: number, b: number, below: number, above: number, range: Range): void {
    const root = isOpposite(below, above) ? bisect(this.above, a, b, below, false) : null;
    if (root === null) return;
    if (this.isHit(root.difference, below, above)) this.found(root.value, range);
    else if (!this.besideJump(a, b, root, range)) {
      this.jumps.push({ before: this.point(root.low), after: this.point(root.high) });
    }
  }

  /**
   * A figure with a rounded part goes up in small jumps and down between them: where halving ended at
   * a jump, the target itself may lie on the slope beside it. Looks there in growing steps.
   */
  private besideJump(a: number, b: number, { low, high }: Root, range: Range): boolean {
    return this.isOnSlope(low, a, range) || this.isOnSlope(high, b, range);
  }

  private isOnSlope(start: number, end: number, range: Range): boolean {
    const at = this.above(start);
    const far = Math.abs(end - start);
    let before = start;
    for (let step = Math.max(Math.abs(start) * 2 ** -50, 1e-300); step < far; step *= GROWTH) {
      const value = start + Math.sign(end - start) * step;
      const difference = this.above(value);
      if (isOpposite(at, difference)) {
        const [low, high] = [Math.min(before, value), Math.max(before, value)];
        const root = bisect(this.above, low, high, low === before ? at : difference, false);
        const isRoot = root !== null && this.isHit(root.difference, at, difference);
        if (isRoot) this.found(root.value, range);
        return isRoot;
      }
      before = value;
    }
    return false;
  }

  /** A value that gives the target, and those around it that do as well. */
  private found(value: number, range: Range): void {
    const isKnown = this.solutions.some(
      ({ value: known, plateau = { from: known, to: known } }) => {
        return value >= plateau.from && value <= plateau.to;
      },
    );
    if (isKnown) return;
    const figure = this.figureAt(value);
    const plateau = plateauAround(this.figureAt, value, range);
    if (!plateau) {
      this.solutions.push({ value, figure });
      return;
    }
    const { from, to } = nearPart(plateau);
    const best = roundest(from, to);
    this.solutions.push({ value: this.figureAt(best) === figure ? best : value, figure, plateau });
  }

  /** Where the figure comes near the target and turns back between two points of the scan. */
  private touches(points: Float64Array, differences: Float64Array, range: Range): void {
    const turns = turnsIn(differences).slice(0, MOST_TOUCHES);
    for (const at of turns) {
      const [a, b] = [points[at - 1] as number, points[at + 1] as number];
      const side = differences[at] as number;
      const turned = touch(this.above, a, b, side);
      if (this.isHit(turned.difference)) this.found(turned.value, range);
      else if (turned.crossed) {
        this.cross(a, turned.value, side, turned.difference, range);
        this.cross(turned.value, b, turned.difference, side, range);
      }
    }
  }
}

/** Positions where the figure is nearest to the target from one side, the nearest first. */
function turnsIn(differences: Float64Array): number[] {
  const size = (at: number): number => Math.abs(differences[at] as number);
  const sign = (at: number): number => Math.sign(differences[at] as number);
  const turns: number[] = [];
  for (let at = 1; at + 1 < differences.length; at++) {
    if (!(size(at) > 0) || sign(at - 1) !== sign(at) || sign(at) !== sign(at + 1)) continue;
    const [before, here, after] = [size(at - 1), size(at), size(at + 1)];
    if (here <= before && here <= after && (here < before || here < after)) turns.push(at);
  }
  return turns.sort((a, b) => size(a) - size(b));
}
