/**
 * The rules of a lesson's playback, without a video: once 15 seconds or less remain the lesson is
 * marked as viewed, once; if another lesson follows, a floating button offers it while the rest of
 * the video is that short; when the video has ended, a button in the page does.
 */

/** Seconds before the end from which the next lesson is offered. */
export const PROMPT_SECONDS = 15;

export interface Playback {
  /** The lesson was asked to be marked by the video; it isn't asked for twice. */
  readonly isMarked: boolean;
  readonly isNearEnd: boolean;
  readonly hasEnded: boolean;
}

/** Of every lesson that is opened. */
export const START: Playback = { isMarked: false, isNearEnd: false, hasEnded: false };

/** @param duration in seconds; NaN while the browser doesn't know it */
export function isNearEnd(currentTime: number, duration: number): boolean {
  return duration - currentTime <= PROMPT_SECONDS;
}

/** The video stands at another second: it played on, or somebody moved it. */
export function moveTo(state: Playback, currentTime: number, duration: number): Playback {
  const near = isNearEnd(currentTime, duration);
  const hasEnded = state.hasEnded && near;
  const isMarked = state.isMarked || near;
  const same =
    near === state.isNearEnd && hasEnded === state.hasEnded && isMarked === state.isMarked;
  return same ? state : { isMarked, isNearEnd: near, hasEnded };
}

export function end(): Playback {
  return { isMarked: true, isNearEnd: true, hasEnded: true };
}

/** Which buttons to the next lesson are shown; `next` is undefined until the service has said. */
export function offers(state: Playback, next: string | null | undefined) {
  return {
    floating: state.isNearEnd && !state.hasEnded && typeof next === 'string',
    inline: state.hasEnded && next !== null,
  };
}
