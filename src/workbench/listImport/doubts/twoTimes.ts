import { foldedWords } from '../../../ui/fold.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { asItIs, type Doubt } from './doubt.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/* Amounts that a table has as of today and as of another time, 'Canon actual' and 'Canon 2027', where the list has one
   of them: which it is nobody else knows. */

/** What says of which time an amount is. */
const TIME =
  /(?<!\p{L})(actual(es)?|anterior(es)?|vigente|hoy|nuev[oa]s?|propuest[oa]|proyectad[oa]|ajustad[oa]|incrementad[oa]|reajustad[oa]|futur[oa]|20\d\d)(?!\p{L})/giu;

/** A question for each column that is taken though the table has it of another time as well; none where `others` asks of it. */
export function twoTimesDoubts(
  { heads, lines }: Records,
  mapping: Mapping,
  { columns }: ImportTarget,
  others: readonly Doubt[],
): readonly Doubt[] {
  const named = heads.map((head) => foldedWords(head.replace(TIME, ' ')));
  const isTimed = (at: number): boolean => named[at] !== foldedWords(heads[at] ?? '');
  const hasFigures = (at: number): boolean =>
    lines.some(({ cells }) => beginsAsFigure(cells[at]?.trim() ?? ''));
  return mapping.flatMap((id, column): readonly Doubt[] => {
    const target = columns.find((one) => one.id === id && one.field.kind === 'money');
    const isAsked = others.some((doubt) => doubt.column === column);
    const rivals = heads.flatMap((_, at) =>
      at !== column && mapping[at] === '' && named[at] === named[column] && hasFigures(at)
        ? [at]
        : [],
    );
    const [rival] = rivals;
    if (!target || isAsked || rival === undefined || named[column] === '') return [];
    if (![column, ...rivals].some(isTimed)) return [];
    return [
      {
        column,
        question: `«${target.label}» es`,
        unanswered: `Falta decir qué columna es «${target.label}»`,
        ways: [column, ...rivals]
          .toSorted((one, other) => one - other)
          .map((takes) => ({ label: heads[takes] ?? '', read: asItIs, takes })),
      },
    ];
  });
}
