import { areAmounts } from '../match/content.ts';
import { isAmountLike } from '../match/amount.ts';
import { isBlank } from '../match/oneField.ts';
import { filledIn, type Records, textsIn } from '../table/layout.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';
import { asItIs, type Doubt } from './doubt.ts';

/* Names with an amount each, without heads: without it records would come in empty, and what it is nobody else knows. */

/** The question, the same for whatever it becomes. */
export const WHAT_AMOUNT = '¿Qué es esta cifra?';

/** The one column of amounts that nothing takes of a table without heads; null where there is none, or several. */
export function unnamedAmount({ heads, lines }: Records, mapping: Mapping): number | null {
  // One alone is a title over the names: 'Inmuebles'.
  if (filledIn(heads).length > 1) return null;
  const [only = null, ...more] = heads.flatMap((_, at) => {
    const texts = textsIn(lines.map(({ cells }) => cells[at] ?? '')).filter(
      (text) => !isBlank(text),
    );
    const isOfAmounts = texts.length > 0 && (texts.every(isAmountLike) || areAmounts(texts));
    return isOfAmounts && heads[at] === '' && mapping[at] === '' ? [at] : [];
  });
  return more.length === 0 ? only : null;
}

/** What such a column is, as long as it isn't something else by choice; of lists that get columns for their tables. */
export function amountDoubts(
  column: number | null,
  mapping: Mapping,
  created: readonly (readonly TargetColumn[])[],
  { columns, newColumns }: ImportTarget,
): readonly Doubt[] {
  const own = column === null ? [] : (created[column] ?? []);
  if (column === null || !newColumns || own.length === 0) return [];
  const ways = [...newColumns.meant(own, columns), { label: 'No importar', becomes: '' }];
  if (!ways.some(({ becomes }) => becomes === mapping[column])) return [];
  return [
    {
      column,
      question: WHAT_AMOUNT,
      unanswered: `Falta decir qué es «Columna ${column + 1}»`,
      ways: ways.map((way) => ({ ...way, read: asItIs })),
    },
  ];
}
