/** A slice of work between two frames; longer ones would make the page stutter. */
const SLICE_MS = 8;

/** The next moment at which the page may have painted. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs work in slices between frames, and says after each how far it is.
 * @throws the signal's reason where it is aborted
 */
export async function inSlices<Result>(
  steps: Generator<number, Result>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
      onProgress(step.value);
    } while (performance.now() < until);
    await nextFrame();
  }
}
