/** What a key does to the video. Seconds are relative, shares are of its length. */
export type VideoCommand =
  | { readonly type: 'toggle' }
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'goTo'; readonly share: number }
  | { readonly type: 'mute' }
  | { readonly type: 'fullscreen' };

/** Where a key was pressed: 'field' takes every key, 'control' those that move or press it. */
export type KeyPlace = 'field' | 'control' | 'page';

const SHORT_SECONDS = 5;
const LONG_SECONDS = 10;

/** Keys that buttons, links and tabs have a use for, and the video itself with its own controls. */
const OPERATING: Readonly<Record<string, VideoCommand>> = {
  ' ': { type: 'toggle' },
  arrowleft: { type: 'skip', seconds: -SHORT_SECONDS },
  arrowright: { type: 'skip', seconds: SHORT_SECONDS },
};

const FREE: Readonly<Record<string, VideoCommand>> = {
  k: { type: 'toggle' },
  j: { type: 'skip', seconds: -LONG_SECONDS },
  l: { type: 'skip', seconds: LONG_SECONDS },
  m: { type: 'mute' },
  f: { type: 'fullscreen' },
};

/** Null where the key isn't the video's. */
export function commandOf(key: string, place: KeyPlace): VideoCommand | null {
  if (place === 'field') return null;
  const name = key.toLowerCase();
  if (/^\d$/.test(name)) return { type: 'goTo', share: Number(name) / 10 };
  return FREE[name] ?? (place === 'page' ? (OPERATING[name] ?? null) : null);
}

const FIELDS =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="grid"], [role="treegrid"], [role="dialog"], [role="alertdialog"], [role="menu"]';
const CONTROLS = 'button, a[href], summary, video, [role="tab"], [tabindex="0"]';

export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'page';
}
