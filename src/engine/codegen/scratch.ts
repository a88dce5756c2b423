/** A buffer that a kernel keeps for an intermediate column. */
export class Scratch {
  private data = new Float64Array(64);

  reserve(length: number): Float64Array {
    if (this.data.length < length) this.data = new Float64Array(length * 2);
    return this.data;
  }
}
