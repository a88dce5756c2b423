import { listNames, plainNumber } from '../../../../../../src/tool/index.ts';
import { cellOf, type ForeignRecord, type Recast } from '../../../../../../src/workbench/index.ts';
import { isSalary } from './each.ts';
import { amountIn } from '../foreignCells.ts';
import { CYCLE, NAME, TYPE } from '../../parameter.ts';

/* Costs of which a sheet has several: 'Software y PMS | 3 | $ 4.850.000 | Mensual'. Only people are counted here. */

const COUNT = 'personas';
const WHOLE = /^\d{1,4}$/;

/** Multiplies the amount of a cost that has a cycle by how many there are of it: people are paid by the month. */
export function countedCostsIn(amount: string): Recast {
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((record) => {
      const [count, paid] = [COUNT, amount].map((id) => cellOf(record, id));
      if (!count || !paid || !isPaid(record, heads[paid.column] ?? '')) return record;
      const value = WHOLE.test(count.text) ? amountIn(paid) : null;
      if (value === null) return record;
      const others = record.filter((cell) => cell !== count && cell !== paid);
      if (count.text === '1') return [...others, paid];
      names.push(cellOf(record, NAME)?.text ?? '');
      return [...others, { ...paid, text: `=${plainNumber(value)}*${count.text}` }];
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

/** Whether a cost says how often it is paid, and is no salary. */
const isPaid = (record: ForeignRecord, head: string): boolean =>
  cellOf(record, CYCLE) !== undefined &&
  cellOf(record, 'prestaciones') === undefined &&
  cellOf(record, TYPE) === undefined &&
  !isSalary(head);

const told = (names: readonly string[]): string =>
  `Por su ciclo ${names.length === 1 ? 'entra' : 'entran'} como Fijo, con su valor por su cantidad: ${listNames(names, 3)}.`;
