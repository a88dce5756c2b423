import {
  axisValues,
  type Document,
  type Matrix,
  matrixRows,
  type MatrixValues,
  type Tool,
} from '../../../tool/index.ts';

export interface Computed {
  readonly values: MatrixValues;
  readonly from: Document;
}

interface Watched {
  /** Told after each slice but the last: the rows that are there, of 100. */
  readonly onProgress: (percent: number) => void;
  readonly onDone: (computed: Computed) => void;
}

// A slice of work between two frames; longer ones would make typing stutter.
const SLICE_MS = 8;

/**
 * Computes a matrix in slices between frames, the first at once.
 * @returns what stops it: neither listener is called from then on
 */
export function computeMatrix(
  tool: Tool,
  from: Document,
  [id, matrix]: readonly [string, Matrix],
  { onProgress, onDone }: Watched,
): () => void {
  const rows = matrixRows(tool, from, id);
  const total = axisValues(from[matrix.rows.axis]).length;
  const values: (readonly (number | null)[])[] = [];
  let timer = 0;
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    do {
      const next = rows.next();
      if (next.done) {
        onDone({ values, from });
        return;
      }
      values.push(next.value);
    } while (performance.now() < until);
    timer = window.setTimeout(slice);
    onProgress((values.length / total) * 100);
  };
  slice();
  return () => window.clearTimeout(timer);
}
