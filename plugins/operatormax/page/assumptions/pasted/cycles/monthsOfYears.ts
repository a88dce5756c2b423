import { listNames } from '../../../../../../src/tool/index.ts';
import { cellOf, periodsOf, type Recast } from '../../../../../../src/workbench/index.ts';
import { amountIn, twelfthOf } from '../foreignCells.ts';
import { NAME } from '../../parameter.ts';

/* Incomes that a sheet has by the year where others have an amount of the month: 'Eventos' under 'Anual'. */

/** Takes the twelfth part of what stands under the head of a year, where a record has nothing under that of the month. */
export function monthsOfYearsIn(amount: string): Recast {
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((record) => {
      if (cellOf(record, amount)) return record;
      const [paid, another] = record.filter(
        ({ columnId, text, column }) =>
          columnId === '' && /\d/.test(text) && isOfYear(heads[column]),
      );
      const value = paid && !another ? amountIn(paid) : null;
      if (!paid || value === null) return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      const text = twelfthOf(value);
      return record.map((cell) => (cell === paid ? { ...cell, columnId: amount, text } : cell));
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

/** Whether a head says a year, and no other period. */
export const isOfYear = (head = ''): boolean => [...periodsOf(head)].join() === 'year';

const told = (names: readonly string[]): string =>
  `${listNames(names, 3)} ${names.length === 1 ? 'viene' : 'vienen'} al año: entra la doceava parte, al mes.`;
