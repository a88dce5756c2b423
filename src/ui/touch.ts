/** Whether a finger is what points: on phones and tablets. */
export function isTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
