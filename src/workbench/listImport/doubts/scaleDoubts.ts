import type { DecimalMark } from '../../../tool/index.ts';
import { named, ratedIn } from '../match/ratings.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';
import { asItIs, type Doubt } from './doubt.ts';

/** On which scale ratings are, where the table doesn't say it: those beyond the list's own can't be on that. */
export function scaleDoubts(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  target: ImportTarget,
): readonly Doubt[] {
  const open = ratedIn(table, mapping, mark, target).filter(({ isSaid }) => !isSaid);
  return open.map(({ at, ways, mayBeOwn }) => ({
    column: at,
    question: `«${table.heads[at]}»: ¿en qué escala está?`,
    unanswered: `Falta decir en qué escala está «${table.heads[at]}»`,
    ways: [
      ...ways.map(({ label, read }) => ({ label, read })),
      mayBeOwn
        ? { label: named(mayBeOwn), read: asItIs }
        : { label: 'No importar', read: asItIs, becomes: '' },
    ],
  }));
}
