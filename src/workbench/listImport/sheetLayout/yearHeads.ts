import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isYear } from '../../grid/clipboard/years.ts';
import { filledAt, firstFilledAt, isNameLike, textAt, titleOver } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

/**
 * A sheet whose one column of amounts has its year for a head, 'Concepto | 2028' over 'Nómina | 312.000.000', with
 * the list's own head in its place. What the title over it says in brackets is of the amounts.
 */
export function withYearsAsHeads(rows: Rows, target: ImportTarget): Rows {
  const { amount } = target;
  if (amount === undefined) return rows;
  return rows.map((row, at) => {
    const column = yearOverAmounts(rows, at);
    if (column === null) return row;
    const [said = ''] = /\([^)]*\)/.exec(titleOver(rows, at)) ?? [];
    const names = firstFilledAt(rows[at + 1] ?? []);
    return row
      .with(column, `${amount} ${said}`.trim())
      .with(names, textAt(row, names) || 'Concepto');
  });
}

/** The column of the one year that a line says, right over a name with an amount; null for any other line. */
function yearOverAmounts(rows: Rows, at: number): number | null {
  const [row = [], below = []] = [rows[at], rows[at + 1]];
  const figures = filledAt(row).filter((one) => isFigureOrYear(textAt(row, one)));
  const [column, another] = figures;
  if (column === undefined || another !== undefined || !isYear(textAt(row, column))) return null;
  const isOver = beginsAsFigure(textAt(below, column));
  return isOver && isNameLike(textAt(below, firstFilledAt(below))) ? column : null;
}

/** 'Año 1' begins as a name. */
const isFigureOrYear = (text: string): boolean => beginsAsFigure(text) || isYear(text);
