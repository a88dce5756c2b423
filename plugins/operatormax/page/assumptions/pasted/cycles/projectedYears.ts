import { listNames } from '../../../../../../src/tool/index.ts';
import { cellOf, PROJECTED_YEAR, type Recast } from '../../../../../../src/workbench/index.ts';
import { amountAt, twelfthOf } from '../foreignCells.ts';
import { CYCLE, NAME } from '../../parameter.ts';
import { cycleLabel } from './paymentCycles.ts';

/* Costs of a pro forma, which has what they come to in a year: most are paid month by month, as incomes come in. */

const [MONTHLY, YEARLY] = [cycleLabel('mensual'), cycleLabel('anual')];
/** What is usually paid once a year. */
const ONCE =
  /(?<!\p{L})(predial|p[oó]lizas?|seguros?|impuestos?|ica|industria y comercio|valorizaci[oó]n|c[aá]mara de comercio|property tax|insurance)(?!\p{L})/iu;
const NOT_ONCE = /seguro(s)?\s+social|seguridad\s+social/iu;

/** Takes the twelfth part each month of what a cost comes to in a year of a projection, and the whole of what is paid once. */
export function projectedYearsIn(amount: string): Recast {
  return (records) => {
    const told: Record<'monthly' | 'once', string[]> = { monthly: [], once: [] };
    const read = records.map((record) => {
      const said = record.find(({ text }) => text === PROJECTED_YEAR);
      const paid = cellOf(record, amount);
      const value = amountAt(record, amount);
      if (!said || !paid || value === null) return record;
      const name = cellOf(record, NAME)?.text ?? '';
      const isOnce = ONCE.test(name) && !NOT_ONCE.test(name);
      told[isOnce ? 'once' : 'monthly'].push(name);
      const text = isOnce ? paid.text : twelfthOf(value);
      const others = record.filter((cell) => cell !== said && cell !== paid);
      const cycle = { columnId: CYCLE, text: isOnce ? YEARLY : MONTHLY, column: said.column };
      return [...others, { ...paid, text }, cycle];
    });
    return { records: read, notices: noticesOf(told) };
  };
}

function noticesOf({ monthly, once }: Record<'monthly' | 'once', readonly string[]>): string[] {
  const notices: string[] = [];
  if (monthly.length > 0) {
    notices.push(
      `Tu hoja trae los egresos por año: cada mes entra la doceava parte de ${listNames(monthly, 3)}.`,
    );
  }
  if (once.length > 0) {
    const enters = once.length === 1 ? 'entra' : 'entran';
    notices.push(
      `${listNames(once, 3)} ${enters} en un solo pago, en enero. Cambia «Ciclo» en la hoja si se paga de otra forma.`,
    );
  }
  return notices;
}
