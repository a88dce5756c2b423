/** Of a window that isn't painted, because it is hidden. */
const LATEST = 100;

/** Calls once what was done until now has been painted. */
export function afterPaint(then: () => void): void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    // The page is painted after the callbacks of a frame.
    timer = window.setTimeout(then);
  });
  timer = window.setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, LATEST);
}
