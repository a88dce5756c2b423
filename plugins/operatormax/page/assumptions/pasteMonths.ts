import type { CellAddress, Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { entriesText } from '../streams/monthTexts.ts';
import { pastedEntries, withPasted } from '../streams/pasteEntries.ts';
import { monthsOf, tellPasted } from '../streams/tellPasted.ts';
import { applyEdits } from './streamEdits.ts';
import { MONTHS } from './parameter.ts';
import { INCOMES } from './streamLists.ts';

/**
 * Months with their amounts, as a spreadsheet has them side by side: pasted on the cell that holds the months
 * of an income they are all of that one's. Cell by cell they would be incomes of their own. False where the
 * paste is something else.
 */
export function pasteMonths(
  session: Session<ProjectData>,
  at: CellAddress | null,
  rows: readonly (readonly string[])[],
): boolean {
  const income = at?.columnId === MONTHS ? session.document.createdIncomes[at.row] : undefined;
  const areSideBySide = rows.some((row) => row.length > 1);
  if (!at || income?.incomeType !== 'solo-ingresos' || !areSideBySide) return false;
  const pasted = pastedEntries(rows, 0);
  if (pasted.entries.length === 0) return false;
  const text = entriesText(withPasted(income.soloIngresosData.incomes, pasted.entries));
  const label = `Pegar ${monthsOf(pasted.entries)}`;
  applyEdits(session, INCOMES, [{ ...at, text }], { label, verb: 'paste' });
  tellPasted(pasted);
  return true;
}
