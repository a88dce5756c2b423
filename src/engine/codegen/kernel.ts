/** A formula as a closure that computes one row (from 0); scalars are row 0 of the root. */
export type RowNumber = (row: number) => number;

/** The same for a formula that gives a text; null is no value. */
export type RowText = (row: number) => string | null;

/** Computes rows [from, to) of a formula into `out`, one operation after the other. */
export type Kernel = (out: Float64Array, from: number, to: number) => void;

/** A kernel that is compiled when it is first needed, which it hardly ever is. */
export function lazily(compile: () => Kernel): Kernel {
  let kernel: Kernel | null = null;
  return (out, from, to) => {
    kernel ??= compile();
    kernel(out, from, to);
  };
}

/** A buffer that a kernel keeps for an intermediate column. */
export class Scratch {
  private data = new Float64Array(64);

  reserve(length: number): Float64Array {
    if (this.data.length < length) this.data = new Float64Array(length * 2);
    return this.data;
  }
}
