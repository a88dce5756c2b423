import { type Ref, type RunInput, Runs } from '../engine/index.ts';
import { orNull, type Setup } from './setup.ts';

/** The values that an input takes, as a run gives them. */
export interface TableAxis {
  readonly input: RunInput;
  readonly values: readonly number[];
}

/** Figures for every value of an input, or for every pair of values of two. */
export interface Table {
  readonly rows: TableAxis;
  readonly columns?: TableAxis;
  readonly figures: readonly Ref[];
}

/** One row of a table: for each figure its values, one for each column; null where there is none. */
export type TableRow = readonly (readonly (number | null)[])[];

/** The rows one by one, so that anyone who drives it can show progress and stop in between. */
export function* tableRows(
  { model, data }: Setup,
  { rows, columns, figures }: Table,
): Generator<TableRow> {
  const inputs = columns ? [rows.input, columns.input] : [rows.input];
  const runs = new Runs(model, data, inputs, figures);
  const across = Float64Array.from(columns?.values ?? [0]);
  const down = new Float64Array(across.length);
  const values = columns ? [down, across] : [down];
  const out = figures.map(() => new Float64Array(across.length));
  for (const value of rows.values) {
    down.fill(value);
    runs.runAll(values, out);
    yield out.map((cells) => Array.from(cells, orNull));
  }
}
