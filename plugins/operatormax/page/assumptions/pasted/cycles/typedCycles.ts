import {
  cellOf,
  inOurWords,
  periodsOf,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { cycleBehind } from './namedCycles.ts';
import { labelOf } from './paymentCycles.ts';
import { CYCLE, PAID_MONTHS, TYPE } from '../../parameter.ts';
import { EXPENSES, typeField, typeLabel } from '../../streamLists.ts';

/**
 * Reads the types of costs as the list calls them, and how often a fixed one is paid where that stands behind its type
 * and nowhere else: 'Cuota fija mensual', 'Fijo anual'.
 */
export function typedCyclesIn(amount: string): Recast {
  const field = typeField(EXPENSES) ?? undefined;
  const fixed = typeLabel(EXPENSES, 'fixed');
  return (records, { heads }) => {
    const isSaid = records.some((record) => cellOf(record, CYCLE) ?? cellOf(record, PAID_MONTHS));
    const read = records.map((record) => {
      const type = cellOf(record, TYPE);
      if (!type) return record;
      const text = inOurWords(type.text, field);
      const typed = record.map((cell) => (cell === type ? { ...cell, text } : cell));
      const paid = cellOf(record, amount);
      const cycle = cycleBehind(type.text);
      const isOfPeriod = paid !== undefined && periodsOf(heads[paid.column] ?? '').size > 0;
      const isFixed = text === fixed && paid !== undefined && !paid.text.includes('%');
      if (!cycle || isSaid || isOfPeriod || !isFixed) return typed;
      return [...typed, { columnId: CYCLE, text: labelOf(cycle), column: type.column }];
    });
    return { records: read, notices: [] };
  };
}
