import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { orNull, type Setup } from './setup.ts';

/** An input with the two values that are tried, and what it is today, as runs give them. */
export interface Swung {
  readonly input: RunInput;
  readonly low: number;
  readonly high: number;
  readonly today: number;
}

export interface Tornado {
  readonly inputs: readonly Swung[];
  readonly figure: Ref;
}

/** What an input alone does to the figure; null where that has no value. */
export interface Bar {
  /** Its position among the inputs. */
  readonly input: number;
  readonly low: number | null;
  readonly high: number | null;
  /** How far apart the two are; null where one has no value. */
  readonly swing: number | null;
}

/** One bar after the other, in the order of the inputs. */
export function* tornadoBars({ model, data }: Setup, { inputs, figure }: Tornado): Generator<Bar> {
  const runs = new Runs(
    model,
    data,
    inputs.map(({ input }) => input),
    [figure],
  );
  const values = Float64Array.from(inputs, ({ today }) => today);
  const out = new Float64Array(1);
  const figureAt = (at: number, value: number): number | null => {
    values[at] = value;
    runs.run(values, out);
    return orNull(out[0] as number);
  };
  for (const [at, { low, high, today }] of inputs.entries()) {
    const [below, above] = [figureAt(at, low), figureAt(at, high)];
    values[at] = today;
    const swing = below === null || above === null ? null : Math.abs(above - below);
    yield { input: at, low: below, high: above, swing };
  }
}

/**
 * The largest swing first. Where one side has no value, how far the other one is from today's figure
 * counts; what doesn't move at all comes last.
 * @param base - the figure today; null where it has no value
 */
export function bySwing(bars: readonly Bar[], base: number | null): Bar[] {
  const size = ({ low, high, swing }: Bar): number => {
    if (swing !== null) return swing;
    const known = low ?? high;
    if (known === null) return 0;
    return Math.max(base === null ? 0 : Math.abs(known - base), Number.MIN_VALUE);
  };
  return [...bars].sort((a, b) => size(b) - size(a));
}
