import { areReadable, areRunning } from './content.ts';
import { type Records, textsIn } from '../table/layout.ts';
import { guessMapping } from './guess.ts';
import { isBlank } from './oneField.ts';
import { areOutflows, asPaid } from '../records/outflows.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';

/* Columns that a list hasn't yet and gets by being chosen for those of a table. */

/** Of each column of a table, what the list can get for it by what its head and its texts may be. */
export function newColumnsFor(
  { heads, lines }: Records,
  { newColumns, layout }: ImportTarget,
): readonly (readonly TargetColumn[])[] {
  // A file of the tool itself has what it brings by its name; what is worked out beside that becomes nothing.
  if (layout) return heads.map(() => []);
  return heads.map((head, at) => {
    const texts = textsIn(lines.map(({ cells }) => cells[at] ?? '')).filter(
      (text) => !isBlank(text),
    );
    const areFigures = !areRunning(texts) && texts.some((text) => /\d/.test(text));
    if (!newColumns || !(head === '' || NAME.test(head)) || !areFigures) return [];
    const paid = areOutflows(texts) ? texts.map(asPaid) : texts;
    return newColumns
      .of(head, paid)
      .filter(({ field, isPaid }) => areReadable(isPaid ? paid : texts, field));
  });
}

/**
 * Which column is which, the new ones that some surely are among them: `begun` has the places of these, `created` what
 * each may be.
 */
export function guessWithNew(
  records: Records,
  target: ImportTarget,
  created = newColumnsFor(records, target),
): { readonly mapping: Mapping; readonly begun: ReadonlySet<number> } {
  const guessed = guessMapping(records, target);
  const mapping = target.newColumns?.usual(records, guessed, created) ?? guessed;
  const begun = new Set(mapping.flatMap((id, at) => (id === guessed[at] ? [] : [at])));
  return { mapping, begun };
}

/** '#' stands over numbers of lines, 'm²' over areas. */
const NAME = /\p{L}{2}|^m[2²]$/iu;

/** The list with those columns, each once. */
export function withNewColumns(
  target: ImportTarget,
  created: readonly (readonly TargetColumn[])[],
): ImportTarget {
  const known = new Map(created.flat().map((column) => [column.id, column]));
  return known.size === 0 ? target : { ...target, columns: [...target.columns, ...known.values()] };
}

/** What to do about columns that aren't imported, where the list could get some for them. */
export function newColumnsHint(
  heads: readonly string[],
  left: readonly string[],
  created: readonly (readonly TargetColumn[])[],
  { newColumns }: ImportTarget,
): readonly string[] {
  const may = heads.some((head, at) => left.includes(head) && (created[at] ?? []).length > 0);
  return newColumns && may ? [newColumns.hint] : [];
}
