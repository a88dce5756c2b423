/** One way of doing the work of a scenario. */
export interface Contender {
  readonly run: () => void;
  /** How many operations one run does; a part of one where the whole would take too long. */
  readonly operations: number;
}

export const CONTENDERS = ['hand', 'engine', 'mathjs'] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** So many operations, as somebody asks for them at once, in so many seconds. */
export interface Limit {
  readonly operations: number;
  readonly seconds: number;
}

/** The same work done by hand-written code, by the engine and by mathjs. */
export interface Scenario {
  readonly name: string;
  /** What one operation is. */
  readonly operation: string;
  /** The most that the engine may take, as a multiple of hand-written code; null where none is set. */
  readonly target: number | null;
  /** The most that a person may have to wait for the engine. */
  readonly limit?: Limit;
  readonly contenders: Readonly<Record<ContenderName, Contender>>;
  /** Compares the results of all three. @throws {MismatchError} */
  readonly check: () => void;
}

export class MismatchError extends Error {
  override name = 'MismatchError';
}

const RELATIVE_TOLERANCE = 1e-9;

/** @throws {MismatchError} where two numbers differ by more than rounding; NaN is equal to NaN. */
export function expectEqual(what: string, actual: number, expected: number): void {
  if (Number.isNaN(actual) && Number.isNaN(expected)) return;
  const most = RELATIVE_TOLERANCE * Math.max(1, Math.abs(expected));
  if (!(Math.abs(actual - expected) <= most)) {
    throw new MismatchError(`${what}: ${actual} instead of ${expected}`);
  }
}
