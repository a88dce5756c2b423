import { asksForRate, kinds, parseTyped, rateIn } from '../../../tool/index.ts';
import type { CellEdit } from '../../grid/index.ts';
import type { ImportTarget } from '../target.ts';

/* What comes in in another unit than the table has it in. */

/** Of rates that come in as those of another kind, a sentence for each column: '12,9% E.A. es 12,19 %'. */
export function ratesConverted(
  edits: readonly CellEdit[],
  { columns }: Pick<ImportTarget, 'columns'>,
): readonly string[] {
  return columns.flatMap(({ id, label, field }) => {
    if (!asksForRate(field)) return [];
    const said = edits.flatMap(({ columnId, text }) => {
      const read = columnId === id && rateIn(text) ? parseTyped(field, text) : null;
      // Of the kind that is asked for a rate is a number, and needs no expression.
      const isConverted = read && 'value' in read && read.expression !== undefined;
      return isConverted ? [`${text} es ${kinds[field.kind].format(read.value, field)}`] : [];
    });
    const [first, another] = said;
    if (first === undefined) return [];
    const to = field.unit === undefined ? '' : ` a ${field.unit}`;
    const example = another === undefined ? first : `por ejemplo, ${first}`;
    return [`Por lo que dice tu tabla, «${label}» entra convertida${to}: ${example}.`];
  });
}

/** The same of terms: '180 meses es 15 años'. */
export function termsConverted(
  edits: readonly CellEdit[],
  { columns }: Pick<ImportTarget, 'columns'>,
): readonly string[] {
  return columns.flatMap(({ id, label, field }) => {
    const { kind, unit = '' } = field;
    const other = /a[nñ]os/i.test(unit) ? 'meses' : /meses/i.test(unit) ? 'años' : null;
    if (kind !== 'number' || other === null) return [];
    const first = edits.find(({ columnId, text }) => columnId === id && IN_OTHER.test(text));
    const [, number = ''] = IN_OTHER.exec(first?.text ?? '') ?? [];
    const read = first && parseTyped(field, first.text);
    if (!read || 'error' in read) return [];
    return [
      `«${label}» entra en ${unit}: ${number} ${other} son ${kinds[kind].format(read.value, field)}.`,
    ];
  });
}

/** As `timeOf` writes them. */
const IN_OTHER = /^=(\d[\d.,]*)[*/]12$/;
