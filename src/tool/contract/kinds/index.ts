import type { Kind, KindName, Shape } from './kind.ts';
import { money, number, percent } from './numeric.ts';
import { choice, date, text, texts, toggle } from './texts.ts';

export type * from './kind.ts';
export { boundsText, numberText } from './bounds.ts';
export { textsOf } from './texts.ts';

/** Every kind of value that a tool can declare. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  money,
  percent,
  number,
  choice,
  text,
  texts,
  toggle,
  date,
};

/** By how much a value changed: '$ 1.000', and '2,00 pp' where it is a percent. */
export function formatDifference(change: number, shape: Shape): string {
  const kind = kinds[shape.kind];
  return (kind.difference ?? kind.format)(change, shape);
}
