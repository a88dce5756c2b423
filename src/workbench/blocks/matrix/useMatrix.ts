import { useEffect, useMemo, useRef, useState } from 'react';
import {
  axisValues,
  type Document,
  type Json,
  type Matrix,
  matrixRows,
  type MatrixValues,
} from '../../../tool/index.ts';
import { lookupIn } from './matrixLookup.ts';
import type { Session } from '../../session/session.ts';

interface Computed {
  readonly values: MatrixValues;
  readonly from: Document;
}

// A slice of work between two frames; longer ones would make typing stutter.
const SLICE_MS = 8;

/**
 * A matrix computed when asked for, in slices between frames, so that it can show progress
 * and be cancelled. It stays when the inputs change, marked as outdated.
 */
export function useMatrix(session: Session, id: string, matrix: Matrix) {
  const [computed, setComputed] = useState<Computed | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const cancel = () => {
    window.clearTimeout(timer.current);
    setProgress(null);
  };
  const compute = () => {
    cancel();
    const from = session.document;
    const rows = matrixRows(session.tool, from, id);
    const total = axisValues(from[matrix.rows.axis]).length;
    const values: (readonly (number | null)[])[] = [];
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      do {
        const next = rows.next();
        if (next.done) {
          setComputed({ values, from });
          setProgress(null);
          return;
        }
        values.push(next.value);
      } while (performance.now() < until);
      setProgress(total > 0 ? (values.length / total) * 100 : 100);
      timer.current = window.setTimeout(slice);
    };
    slice();
  };
  const outdated = computed !== null && differs(computed.from, session.document, matrix);
  const lookup = useMemo(
    () => (computed ? lookupIn(computed.values, computed.from, matrix) : null),
    [computed, matrix],
  );
  return { lookup, outdated, progress, compute, cancel };
}

/** The two swept inputs don't count: the matrix doesn't depend on their present values. */
function differs(before: Document, now: Document, matrix: Matrix): boolean {
  const swept = [matrix.rows.input, matrix.columns.input];
  return Object.keys(now).some((key) => !swept.includes(key) && !same(before[key], now[key]));
}

/** By content: undo brings equal lists back, not the same ones. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
