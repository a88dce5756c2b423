import { kinds, listNames, plainNumber } from '../../../../../../src/tool/index.ts';
import { cellOf, type ForeignRecord, type Recast } from '../../../../../../src/workbench/index.ts';
import { billingCycleField } from '../../../../document/fields.ts';
import { readMonths } from '../../../streams/monthTexts.ts';
import { MONTHS_OF } from '../../cycles.ts';
import { CYCLE, NAME, PAID_MONTHS } from '../../parameter.ts';
import { isOfYear } from './monthsOfYears.ts';
import { withMonths } from './paymentMonths.ts';
import { amountAt } from '../foreignCells.ts';

/**
 * Of costs under 'Valor anual' whose own column of the cycle says that they are paid more than once a year the part
 * of each payment: 'Nómina | 744.000.000 | Mensual' is a twelfth each month. Of others it is asked.
 */
export function yearlyAmountsIn(amount: string): Recast {
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((record) => {
      const paid = cellOf(record, amount);
      const value = amountAt(record, amount);
      const times = timesIn(record);
      if (!paid || value === null || times < 2 || !isOfYear(heads[paid.column])) return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      const text = `=${plainNumber(value)}/${times}`;
      return record.map((cell) => (cell === paid ? { ...cell, text } : cell));
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

/** How often a cost is paid in a year; 0 where that isn't said. */
function timesIn(foreign: ForeignRecord): number {
  const { record } = withMonths(foreign);
  const cycle = cellOf(record, CYCLE);
  const read = cycle && kinds.choice.parse(cycle.text, billingCycleField);
  if (!read || 'error' in read) return 0;
  const usual = Object.entries(MONTHS_OF).find(([value]) => value === read.value)?.[1];
  if (usual) return usual.length;
  const months = readMonths(cellOf(record, PAID_MONTHS)?.text ?? '');
  return 'error' in months ? 0 : months.months.length;
}

const told = (names: readonly string[]): string =>
  `Tu tabla trae el valor del año: de ${listNames(names, 3)} entra en cada pago la parte que le toca.`;
