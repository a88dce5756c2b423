import { foldedWords } from '../../../ui/fold.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { asItIs, type Doubt } from './doubt.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';

/* Amounts that a table has as of today and as of another time, 'Canon actual' and 'Canon 2027', or in columns that may
   as well be the same, where the list has one of them: which it is nobody else knows. */

/** What says of which time an amount is. */
const TIME =
  /(?<!\p{L})(actual(es)?|anterior(es)?|vigente|hoy|nuev[oa]s?|propuest[oa]|proyectad[oa]|ajustad[oa]|incrementad[oa]|reajustad[oa]|futur[oa]|20\d\d)(?!\p{L})/giu;

/** The question, the same for whichever of them is chosen. */
export const WHICH_COLUMN = 'Entra la columna';

/** What a head says but for the time: 'canon' of 'Canon actual'. */
export const timeless = (head: string): string => foldedWords(head.replace(TIME, ' '));

/** A question for each column that is taken though the table has it of another time, or another one that may be it. */
export function whichColumnDoubts(
  { heads, lines }: Records,
  mapping: Mapping,
  { columns, newColumns }: ImportTarget,
  created: readonly (readonly TargetColumn[])[],
): readonly Doubt[] {
  const named = heads.map(timeless);
  const isTimed = (at: number): boolean => named[at] !== foldedWords(heads[at] ?? '');
  const isLeft = (at: number): boolean =>
    mapping[at] === '' && lines.some(({ cells }) => beginsAsFigure(cells[at]?.trim() ?? ''));
  /** The same of another time. */
  const ofOtherTimes = (column: number): readonly number[] => {
    const same = heads.flatMap((_, at) => (named[at] === named[column] && isLeft(at) ? [at] : []));
    return named[column] !== '' && [column, ...same].some(isTimed) ? same : [];
  };
  return mapping.flatMap((id, column): readonly Doubt[] => {
    if (!columns.some((one) => one.id === id && one.field.kind === 'money')) return [];
    const alike = newColumns?.rivals(heads, mapping, created, column) ?? [];
    const rivals = new Set([...ofOtherTimes(column), ...alike.filter(isLeft)]);
    if (rivals.size === 0) return [];
    const all = [column, ...rivals].toSorted((one, other) => one - other);
    const names = all.map((at) => `«${columnNamed(heads, at)}»`);
    return [
      {
        column,
        question: WHICH_COLUMN,
        unanswered: `Falta decir cuál entra: ${names.join(' o ')}`,
        ways: all.map((takes) => ({ label: columnNamed(heads, takes), read: asItIs, takes })),
      },
    ];
  });
}

/** By its head, and by its place where another one has the same. */
export const columnNamed = (heads: readonly string[], at: number): string => {
  const head = heads[at] ?? '';
  return heads.indexOf(head) === heads.lastIndexOf(head) ? head : `${head} (columna ${at + 1})`;
};
