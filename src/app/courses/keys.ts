/** What a key does to the video. Seconds are relative, shares are of its length. */
export type VideoCommand =
  | { readonly type: 'toggle' }
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'goTo'; readonly share: number }
  | { readonly type: 'mute' }
  | { readonly type: 'fullscreen' };

const SHORT_SECONDS = 5;
const LONG_SECONDS = 10;

const COMMANDS: Readonly<Record<string, VideoCommand>> = {
  ' ': { type: 'toggle' },
  arrowleft: { type: 'skip', seconds: -SHORT_SECONDS },
  arrowright: { type: 'skip', seconds: SHORT_SECONDS },
  k: { type: 'toggle' },
  j: { type: 'skip', seconds: -LONG_SECONDS },
  l: { type: 'skip', seconds: LONG_SECONDS },
  m: { type: 'mute' },
  f: { type: 'fullscreen' },
};

/** Null where the key isn't the video's. */
export function commandOf(key: string): VideoCommand | null {
  const name = key.toLowerCase();
  if (/^\d$/.test(name)) return { type: 'goTo', share: Number(name) / 10 };
  return COMMANDS[name] ?? null;
}

/** How much of a video has to be seen before a key may play it. */
const LEAST_SHARE = 0.3;

/** Whether enough of it is seen. All in pixels, from the top of the window. */
export function isInSight(
  { top, bottom }: { readonly top: number; readonly bottom: number },
  windowHeight: number,
): boolean {
  const seen = Math.min(bottom, windowHeight) - Math.max(top, 0);
  return seen >= LEAST_SHARE * (bottom - top);
}
