import type { Recast } from '../../../../../src/workbench/index.ts';

/* How much more than inflation something grows, as sheets write it: 'IPC + 1,5 %'. */

const ADJUSTMENT = 'ajuste';
const OVER_INDEX =
  /^\s*(?:IPC|inflaci[oó]n)\s*(?:(?<sign>[-+−])\s*(?<points>\d[\d.,]*)\s*(?:%|pp?|puntos?)?)?\s*$/iu;

/** What is over the index alone: 1,5 of 'IPC + 1,5 %', and 0 of 'IPC'. */
export const spreadsIn: Recast = (records) => ({
  records: records.map((record) =>
    record.map((cell) => {
      const found = cell.columnId === ADJUSTMENT ? OVER_INDEX.exec(cell.text)?.groups : undefined;
      if (!found) return cell;
      const { sign = '+', points = '0' } = found;
      return { ...cell, text: `${sign === '+' ? '' : '-'}${points} %` };
    }),
  ),
  notices: [],
});
