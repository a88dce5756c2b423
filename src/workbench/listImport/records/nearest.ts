import { type Field, kinds, listNames } from '../../../tool/index.ts';
import type { ImportTarget } from '../target.ts';
import type { TypedLine } from './typed.ts';

/** Words that say something else than the option as which they come in, a sentence for each column of the table. */
export function nearestTold(
  heads: readonly string[],
  lines: readonly TypedLine[],
  { columns }: ImportTarget,
): readonly string[] {
  const cells = lines.flatMap(({ typed }) => typed);
  return columns.flatMap(({ id, field }) =>
    heads.flatMap((head, at) => {
      const texts = cells.flatMap(({ columnId, column, text }) =>
        columnId === id && column === at ? text.trim() : [],
      );
      const words = [...new Set(texts)].filter((text) => isNearest(text, field));
      return words.length === 0 ? [] : toldOf(head, words, field);
    }),
  );
}

/** '«Impacto»: entran «Menor» y «Leve» como Bajo y «Grave» como Alto.' */
function toldOf(head: string, words: readonly string[], field: Field): string {
  const { options = [] } = field;
  const said = options.flatMap(({ label, value }) => {
    const own = words.filter((word) => optionOf(word, field) === value);
    return own.length === 0 ? [] : `${listNames(own, own.length)} como ${label}`;
  });
  const enter = words.length === 1 ? 'entra' : 'entran';
  return `«${head}»: ${enter} ${new Intl.ListFormat('es-CO').format(said)}.`;
}

function isNearest(text: string, field: Field): boolean {
  const options = field.options?.map((option) => ({ ...option, nearest: [] })) ?? [];
  return optionOf(text, field) !== null && optionOf(text, { ...field, options }) === null;
}

/** Null for none. */
function optionOf(text: string, field: Field) {
  const read = field.kind === 'choice' ? kinds.choice.parse(text, field) : { error: '' };
  return 'error' in read ? null : read.value;
}
