import type { Field } from '../../../tool/index.ts';
import { readTyped } from '../../session/readTyped.ts';
import { withoutPeriod } from './periods.ts';
import { sameAs } from './words.ts';

/** A share of something isn't that itself: '% de habitaciones' and 's/ alojamiento' are no rooms. */
const SHARE = /^\s*(%|(s\/|sobre|del?)\s)/i;

/** An option by the words that it has here, where somebody else's say the same: 'Nómina' is 'Personal'. */
export function inOurWords(text: string, field: Field | undefined): string {
  if (
    field?.kind !== 'choice' ||
    text === '' ||
    SHARE.test(text) ||
    !('error' in readTyped(field, text))
  )
    return text;
  const labels = field.options?.map(({ label }) => label) ?? [];
  // 'Cuota fija mensual' says how often besides.
  return sameAs(text, labels) ?? sameAs(withoutPeriod(text), labels) ?? text;
}
