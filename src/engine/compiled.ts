/** A formula as a closure that computes one row (from 0); scalars are row 0 of the root. */
export type RowNumber = (row: number) => number;

/** Computes rows [from, to) of a formula into `out`, a whole stretch per operation. */
export type Kernel = (out: Float64Array, from: number, to: number) => void;
