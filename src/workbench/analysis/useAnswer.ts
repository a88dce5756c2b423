import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import type { Watched } from './workers.ts';

interface Given<T> {
  readonly value: T;
  readonly key: string;
  readonly session: Session;
  /** Of its document, as undo finds it again. */
  readonly state: number;
}

export interface Answer<T> {
  /** The last answer to this question; null before the first. */
  readonly value: T | null;
  /** The document has changed since, or the question. */
  readonly outdated: boolean;
  /** There is a question to work out, as there is none while a part of it is mistyped. */
  readonly isAsked: boolean;
  readonly isWorking: boolean;
  /** The person stopped it before it was there. */
  readonly isCancelled: boolean;
  /** How far it is; told apart from the rest, so that the view isn't drawn anew each time. */
  readonly progress: Progress;
  readonly failure: string | null;
  readonly compute: () => void;
  readonly cancel: () => void;
}

/** From 0 to 1. */
export class Progress {
  private part = 0;
  private readonly listeners = new Set<() => void>();

  tell(part: number): void {
    this.part = part;
    for (const listener of this.listeners) listener();
  }

  snapshot = (): number => this.part;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What takes no longer follows every edit by itself. */
const LIVE_MS = 50;
/** Who types isn't interrupted after each key. */
const PAUSE_MS = 250;

/**
 * The answer to a question about the session's document: worked out when the question changes, and
 * after edits as long as that is quick; else it is marked as outdated.
 * @param key - the question as a text; null asks nothing
 * @param waits - a new question waits until somebody presses the button
 * @param stays - the last answer stays, as outdated, until that to another question is there
 */
export function useAnswer<T>(
  session: Session,
  key: string | null,
  work: (watched: Watched) => Promise<T>,
  { waits = false, stays = false } = {},
): Answer<T> {
  const [given, setGiven] = useState<Given<T> | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const [progress] = useState(() => new Progress());
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const took = useRef(0);
  const latest = useRef(work);
  const { state } = session;
  useEffect(() => {
    latest.current = work;
  });
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setWorking(false);
  };
  const cancel = () => {
    stop();
    setCancelled(key);
  };
  const compute = () => {
    stop();
    setCancelled(null);
    if (key === null) return;
    const controller = new AbortController();
    running.current = controller;
    const from = performance.now();
    progress.tell(0);
    setWorking(true);
    setFailure(null);
    const isCurrent = () => running.current === controller;
    latest
      .current({
        signal: controller.signal,
        onProgress: (part) => isCurrent() && progress.tell(part),
      })
      .then(
        (value) => {
          if (!isCurrent()) return;
          took.current = performance.now() - from;
          setGiven({ value, key, session, state });
          setWorking(false);
        },
        (error: unknown) => {
          if (!isCurrent()) return;
          setWorking(false);
          setFailure(error instanceof Error ? error.message : String(error));
        },
      );
  };
  const run = useRef(compute);
  useEffect(() => {
    run.current = compute;
  });
  const known = given?.key === key;
  const fresh = known && given.session === session && given.state === state;
  const isShown = known || (stays && given?.session === session);
  const isFirst = given === null;
  useEffect(() => {
    const follows = known ? took.current < LIVE_MS : !waits;
    if (key === null || fresh || !follows) return undefined;
    const timer = window.setTimeout(() => run.current(), isFirst ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [key, state, known, fresh, isFirst, waits]);
  useEffect(() => () => running.current?.abort(), []);
  return {
    value: isShown ? given.value : null,
    outdated: isShown && !fresh,
    isAsked: key !== null,
    isWorking,
    isCancelled: cancelled !== null && cancelled === key,
    progress,
    failure,
    compute,
    cancel,
  };
}
