import type { Kind, KindName } from './kind.ts';
import { money, number, percent } from './numeric.ts';
import { choice, date, text, texts, toggle } from './texts.ts';

export type * from './kind.ts';
export { sayBounds, sayNumber } from './bounds.ts';
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
