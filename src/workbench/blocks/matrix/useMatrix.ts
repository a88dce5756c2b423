import { useEffect, useMemo, useRef, useState } from 'react';
import type { Document, Json, Matrix } from '../../../tool/index.ts';
import { afterPaint } from '../../session/afterPaint.ts';
import type { Session } from '../../session/session.ts';
import { type Computed, computeMatrix } from './compute.ts';
import { lookupIn } from './matrixLookup.ts';

/** What takes longer waits until nobody has typed for a moment. */
const QUICK_MS = 50;
const PAUSE_MS = 250;
/** What is there sooner needs neither mark nor progress, which would only flicker. */
const SOON_MS = 150;

/**
 * A matrix with the figures of today's data: computed when it opens and after each edit that
 * changes it, once that edit is painted. Until the new figures are there the old ones stay,
 * outdated. `compute` does it now; `cancel` leaves the old ones until the next edit.
 */
export function useMatrix(session: Session, id: string, matrix: Matrix) {
  const { tool, document } = session;
  const [computed, setComputed] = useState<Computed | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  /** Stops what is going on, or is about to. */
  const stop = useRef<() => void>(undefined);
  const took = useRef(0);

  const cancel = () => {
    stop.current?.();
    setProgress(null);
  };
  const compute = (onDone?: () => void) => {
    cancel();
    const start = performance.now();
    stop.current = computeMatrix(tool, session.document, [id, matrix], {
      onProgress: setProgress,
      onDone: (found) => {
        took.current = performance.now() - start;
        setComputed(found);
        setProgress(null);
        onDone?.();
      },
    });
  };
  const run = useRef({ compute, cancel });
  useEffect(() => {
    run.current = { compute, cancel };
  });

  const outdated = computed === null || differs(computed.from, document, matrix);
  useEffect(() => {
    if (!outdated) return undefined;
    const pause = took.current < QUICK_MS ? 0 : PAUSE_MS;
    stop.current = soon(pause, () => run.current.compute());
    return () => run.current.cancel();
  }, [document, outdated]);

  const isLate = useLasting(outdated || progress !== null, SOON_MS);
  const lookup = useMemo(
    () => (computed ? lookupIn(computed.values, computed.from, matrix) : null),
    [computed, matrix],
  );
  return {
    lookup,
    outdated: outdated && isLate && computed !== null,
    progress: isLate ? progress : null,
    compute,
    cancel,
  };
}

/** Calls after a pause, and not before what changed is painted. */
function soon(pause: number, then: () => void): () => void {
  let isWanted = true;
  const timer = window.setTimeout(() => afterPaint(() => isWanted && then()), pause);
  return () => {
    isWanted = false;
    window.clearTimeout(timer);
  };
}

/** Whether something has been so for a while. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = window.setTimeout(() => setLasts(true), ms);
    return () => {
      window.clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return is && lasts;
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
