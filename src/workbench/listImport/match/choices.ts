import type { Field, Option } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
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
  const { options = [] } = field;
  const labels = options.map(({ label }) => label);
  // 'Cuota fija mensual' says how often besides.
  return (
    sameAs(text, labels) ?? sameAs(withoutPeriod(text), labels) ?? calledIn(text, options) ?? text
  );
}

/** The only option of which a text holds a name, where people have others for it: 'Bodega logística' is 'Industrial'. */
function calledIn(text: string, options: readonly Option[]): string | undefined {
  const said = ` ${foldedWords(text)} `;
  const called = options.filter(({ label, also = [] }) =>
    [label, ...also].some((name) => said.includes(` ${foldedWords(name)} `)),
  );
  const [only, another] = called;
  return only?.also && !another ? only.label : undefined;
}
