import { plainNumber } from '../../../../../src/tool/index.ts';
import { cellOf, type Recast } from '../../../../../src/workbench/index.ts';
import { amountAt } from './foreignCells.ts';

const TOLD =
  'Tu hoja trae los egresos en negativo: entran en positivo, como aquí se escribe lo que se paga.';

/** Takes costs that a statement has with a minus or in brackets, '(312.000)', as what is paid, where all of them are so. */
export function positiveCostsIn(amount: string): Recast {
  return (records) => {
    const values = records.map((record) => amountAt(record, amount) ?? 0);
    if (values.every((value) => value === 0) || values.some((value) => value > 0))
      return { records, notices: [] };
    const read = records.map((record, at) => {
      const value = values[at] ?? 0;
      if (value === 0) return record;
      const paid = cellOf(record, amount);
      return record.map((cell) => (cell === paid ? { ...cell, text: plainNumber(-value) } : cell));
    });
    return { records: read, notices: [TOLD] };
  };
}
