import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { randomFrom } from './random.ts';
import type { Setup } from './setup.ts';

/** Inputs that change together, with what they are before and after. */
export interface Player {
  readonly changes: readonly {
    readonly input: RunInput;
    readonly from: number;
    readonly to: number;
  }[];
}

export interface Difference {
  readonly players: readonly Player[];
  readonly figure: Ref;
}

export interface Explanation {
  readonly from: number;
  readonly to: number;
  /** What each player adds; they sum to the difference. */
  readonly effects: readonly number[];
  readonly method: 'exact' | 'sampled';
}

/** Up to so many players every order in which they could change counts. */
const MOST_EXACT = 12;
const ORDERS = 400;
const SEED = 7;

/**
 * Shares the difference of a figure among the inputs that differ (Shapley, 1953): what each adds when
 * it changes, on average over all orders in which they could change; beyond twelve over drawn ones.
 * Null where the figure has no value on the way.
 */
export function explainDifference(
  { model, data }: Setup,
  { players, figure }: Difference,
): Explanation | null {
  const inputs = players.flatMap(({ changes }) => changes);
  const runs = new Runs(
    model,
    data,
    inputs.map(({ input }) => input),
    [figure],
  );
  const values = new Float64Array(inputs.length);
  const out = new Float64Array(1);
  const valueOf = (isChanged: (player: number) => boolean): number => {
    let at = 0;
    players.forEach(({ changes }, player) => {
      const changed = isChanged(player);
      for (const { from, to } of changes) values[at++] = changed ? to : from;
    });
    runs.run(values, out);
    return out[0] as number;
  };
  const from = valueOf(() => false);
  const to = valueOf(() => true);
  const exact = players.length <= MOST_EXACT;
  const effects = exact ? shapley(players.length, valueOf) : overOrders(players.length, valueOf);
  if (![from, to, ...effects].every(Number.isFinite)) return null;
  return { from, to, effects: settled(effects, to - from), method: exact ? 'exact' : 'sampled' };
}

type ValueOf = (isChanged: (player: number) => boolean) => number;

/** By all subsets: each adds to a player with the share of orders in which just those come before it. */
export function shapley(players: number, valueOf: ValueOf): number[] {
  const subsets = 1 << players;
  const values = Float64Array.from({ length: subsets }, (_, subset) =>
    valueOf((player) => (subset & (1 << player)) !== 0),
  );
  // With k players before it: k! (n - k - 1)! / n!.
  const weights = [1 / players];
  for (let k = 1; k < players; k++) weights.push(((weights[k - 1] as number) * k) / (players - k));
  return Array.from({ length: players }, (_, player) => {
    let effect = 0;
    for (let subset = 0; subset < subsets; subset++) {
      if ((subset & (1 << player)) !== 0) continue;
      const added = (values[subset | (1 << player)] as number) - (values[subset] as number);
      effect += (weights[bitsIn(subset)] as number) * added;
    }
    return effect;
  });
}

function bitsIn(subset: number): number {
  let count = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** By drawn orders, each also taken backwards, which cancels much of the chance in them. */
export function overOrders(players: number, valueOf: ValueOf): number[] {
  const random = randomFrom(SEED);
  const effects = Array.from({ length: players }, () => 0);
  const changed = new Uint8Array(players);
  const walk = (order: readonly number[]): void => {
    changed.fill(0);
    let before = valueOf(() => false);
    for (const player of order) {
      changed[player] = 1;
      const now = valueOf((one) => changed[one] === 1);
      effects[player] = (effects[player] as number) + now - before;
      before = now;
    }
  };
  for (let time = 0; time < ORDERS; time += 2) {
    const order = shuffled(players, random);
    walk(order);
    walk(order.reverse());
  }
  return effects.map((sum) => sum / ORDERS);
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}

/** What rounding left over goes to the largest effect. */
function settled(effects: readonly number[], total: number): number[] {
  const result = [...effects];
  let largest = 0;
  result.forEach((effect, at) => {
    if (Math.abs(effect) > Math.abs(result[largest] as number)) largest = at;
  });
  // Rounding once more may leave a unit of the last digit.
  for (let time = 0; time < 3 && result.length > 0; time++) {
    const sum = result.reduce((all, effect) => all + effect, 0);
    result[largest] = (result[largest] as number) + total - sum;
  }
  return result;
}
