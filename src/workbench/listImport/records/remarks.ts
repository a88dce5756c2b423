import { areHeads, isReadable } from '../match/content.ts';
import { filledIn, firstText, type Records } from '../table/layout.ts';
import { isBlank } from '../match/oneField.ts';
import type { ImportTarget } from '../target.ts';

type Line = Records['lines'][number];

/**
 * A table whose records are columns without those that only say something of the others: 'Fuente', 'Unidad',
 * 'Comentarios'. They have texts where a record has figures, and no figure; one that has only its name, or
 * its name and type, is still to be filled in.
 */
export function withoutRemarks(records: Records, { columns }: ImportTarget): Records {
  const counted = columns.filter(({ field }) => field.kind !== 'text' && field.kind !== 'choice');
  const isFigure = (text: string | undefined): boolean =>
    !isBlank(text) && counted.some(({ field }) => isReadable(text ?? '', field));
  const isOfFigures = records.heads.map((_, at) =>
    records.lines.some(({ cells }) => isFigure(cells[at])),
  );
  const isRemark = ({ cells }: Line): boolean =>
    !cells.some(isFigure) && cells.some((text, at) => isOfFigures[at] && !isBlank(text));
  // 'Notas' over nothing at all.
  const isEmpty = ({ cells }: Line): boolean =>
    filledIn(cells).length === 1 && areHeads([firstText(cells)]);
  const remarks = records.lines
    .filter(isRemark)
    .map(({ cells, at }) => ({ at, text: firstText(cells) }));
  const lines = records.lines.filter((line) => !isRemark(line) && !isEmpty(line));
  return { ...records, lines, ...(remarks.length > 0 ? { remarks } : {}) };
}
