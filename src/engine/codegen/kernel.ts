/** A formula as a closure that computes one row (from 0); scalars are row 0 of the root. */
export type RowNumber = (row: number) => number;

/** Computes rows [from, to) of a formula into `out`, a whole stretch per operation. */
export type Kernel = (out: Float64Array, from: number, to: number) => void;

/** A kernel that is compiled when it is first needed, which it hardly ever is. */
export function lazily(compile: () => Kernel): Kernel {
  let kernel: Kernel | null = null;
  return (out, from, to) => {
    kernel ??= compile();
    kernel(out, from, to);
  };
}
