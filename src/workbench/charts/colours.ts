/** The accent is for the action and the selection; series have colours of their own. */
export const COLOURS = [
  'var(--info)',
  'var(--warning)',
  'var(--good)',
  'var(--input)',
  'var(--bad)',
  'var(--text)',
] as const;
