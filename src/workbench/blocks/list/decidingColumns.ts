import { kinds, type List } from '../../../tool/index.ts';

/** So many fit beside one another on a phone. */
const MOST = 3;

/**
 * What a short list says of each record: what the tool says decides, or what its card says first; else
 * the last results, which the others lead to. Where they leave room, the first numbers that are typed
 * come before them.
 */
export function decidingColumns(list: List): readonly string[] {
  const { deciding, cards, name, fields, formulas = {} } = list;
  if (deciding) return deciding.slice(0, MOST);
  if (cards) return cards.figures.slice(0, MOST);
  const typed = Object.entries(fields)
    .filter(([id, field]) => id !== name && !field.hidden && kinds[field.kind].type === 'number')
    .map(([id]) => id);
  const results = Object.entries(formulas)
    .filter(([, formula]) => !formula.internal)
    .map(([id]) => id)
    .slice(-MOST);
  return [...typed.slice(0, MOST - results.length), ...results];
}
