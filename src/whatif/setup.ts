import type { Data, Model } from '../engine/index.ts';

/** What is asked about: a model and its data, as plain as a worker can be handed them. */
export interface Setup {
  readonly model: Model;
  readonly data: Data;
}

/** What JSON has instead of no value. */
export function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
