import { type DecimalMark, withOwnMarks } from '../../../tool/index.ts';
import type { Doubt } from './doubt.ts';
import type { Records } from '../table/layout.ts';
import { isBlank } from '../match/oneField.ts';
import { ofNights, ofPeriods, ofUnits } from './periodDoubts.ts';
import { saysPeriod } from '../match/periods.ts';
import { scaleDoubts } from './scaleDoubts.ts';
import { ofFewShares, ofShares, ofVacancy } from './shareDoubts.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/* Columns of a foreign table whose figures may be meant in several ways: nothing is taken before
   somebody said which. */

export function doubtsOf(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  target: ImportTarget,
): Doubt[] {
  // A file of the tool itself has its figures as the tool counts them.
  if (target.layout) return [];
  const reading = { mapping, mark, target };
  const ofColumns = mapping.flatMap((id, at) => {
    const column = target.columns.find((one) => one.id === id);
    const texts = table.lines
      .filter(({ cells }) => !isBlank(cells[at]))
      .map(({ cells }) => withOwnMarks(cells[at]?.trim() ?? '', mark));
    if (!column || texts.length === 0) return [];
    const head = table.heads[at] ?? '';
    const doubt =
      column.field.kind === 'percent'
        ? (ofVacancy(head, column, texts) ??
          ofShares(head, texts) ??
          ofFewShares(column.field, texts))
        : saysPeriod(head)
          ? (ofPeriods(table, head, column, reading) ?? ofUnits(table, at, column, reading))
          : (ofUnits(table, at, column, reading) ?? ofNights(table, at, column, reading));
    return doubt ? [{ column: at, ...doubt }] : [];
  });
  return [...ofColumns, ...scaleDoubts(table, mapping, mark, target)];
}
