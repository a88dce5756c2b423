import { plainNumber } from '../../../../../src/tool/index.ts';
import type { Recast } from '../../../../../src/workbench/index.ts';
import { amountIn, cellOf } from './foreignCells.ts';

const TOLD =
  'Tu hoja trae los egresos en negativo: entran en positivo, como aquí se escribe lo que se paga.';

/** Takes costs that a statement has with a minus or in brackets, '(312.000)', as what is paid, where all of them are so. */
export function positiveCostsIn(amount: string): Recast {
  return (records) => {
    const paid = records.map((record) => cellOf(record, amount));
    const values = paid.map((cell) => (cell && !cell.text.includes('%') ? amountIn(cell) : null));
    const known = values.filter((value) => value !== null && value !== 0);
    if (known.length === 0 || known.some((value) => value !== null && value > 0))
      return { records, notices: [] };
    const read = records.map((record, at) => {
      const value = values[at] ?? 0;
      return value === 0
        ? record
        : record.map((cell) => (cell === paid[at] ? { ...cell, text: plainNumber(-value) } : cell));
    });
    return { records: read, notices: [TOLD] };
  };
}
