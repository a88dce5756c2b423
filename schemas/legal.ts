/**
 * The privacy policy and the terms of use that people agree to (`src/app/legal`). A change of their
 * words is another version: those who agreed to an older one are asked again.
 */
export const LEGAL = {
  version: '1',
  /** Since when it holds: a day. */
  since: '2026-11-22',
} as const;
