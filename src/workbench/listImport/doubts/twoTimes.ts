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

/** The question, the same for whichever of them is chosen. */
export const WHICH_TIME = 'Entra la columna';

/** What a head says but for the time: 'canon' of 'Canon actual'. */
const timeless = (head: string): string => foldedWords(head.replace(TIME, ' '));

/** Whether heads say the same of different times. */
export function areOfTimes(heads: readonly string[]): boolean {
  const said = new Set(heads.map(foldedWords));
  return said.size === heads.length && new Set(heads.map(timeless)).size === 1;
}

/** A question for each column that is taken though the table has it of another time as well. */
export function twoTimesDoubts(
  { heads, lines }: Records,
  mapping: Mapping,
  { columns }: ImportTarget,
): readonly Doubt[] {
  const named = heads.map(timeless);
  const isTimed = (at: number): boolean => named[at] !== foldedWords(heads[at] ?? '');
  const hasFigures = (at: number): boolean =>
    lines.some(({ cells }) => beginsAsFigure(cells[at]?.trim() ?? ''));
  return mapping.flatMap((id, column): readonly Doubt[] => {
    const target = columns.find((one) => one.id === id && one.field.kind === 'money');
    const rivals = heads.flatMap((_, at) =>
      at !== column && mapping[at] === '' && named[at] === named[column] && hasFigures(at)
        ? [at]
        : [],
    );
    const [rival] = rivals;
    if (!target || rival === undefined || named[column] === '') return [];
    if (![column, ...rivals].some(isTimed)) return [];
    const all = [column, ...rivals].toSorted((one, other) => one - other);
    return [
      {
        column,
        question: WHICH_TIME,
        unanswered: `Falta decir cuál entra: ${all.map((at) => `«${heads[at]}»`).join(' o ')}`,
        ways: all.map((takes) => ({ label: heads[takes] ?? '', read: asItIs, takes })),
      },
    ];
  });
}
