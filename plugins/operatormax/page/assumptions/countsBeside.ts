import type { Recast } from '../../../../src/workbench/index.ts';
import type { Scalar } from '../../../../src/tool/index.ts';
import { cellOf } from './foreignCells.ts';
import { TYPE } from './parameter.ts';
import { type StreamHead, type StreamList, typeLabel } from './streamLists.ts';

/* Rows of a number and an amount below those of an amount alone: 'Recepción | 6 | 1.850.000' below 'Energía | 4.200.000'. */

const COUNT = /^\s*\d{1,3}\s*$/;
/** So many digits are no number of anything. */
const AMOUNT = /^\s*(COP\s*|\$\s*)*(\d[.,]?){5,}\s*$/iu;

/** Takes the number for what is counted, and the amount beside it for the amount; such costs are staff's. */
export function countsIn<S extends StreamHead>(
  list: StreamList<S>,
  count: string,
  type?: Scalar,
): Recast {
  const { amount } = list.share;
  const kind = type === undefined ? undefined : typeLabel(list, type);
  return (records) => ({
    records: records.map((record) => {
      const said = cellOf(record, amount);
      if (!said || !COUNT.test(said.text) || cellOf(record, count)) return record;
      const [paid, another] = record.filter(
        ({ columnId, text }) => columnId === '' && AMOUNT.test(text),
      );
      if (!paid || another) return record;
      const others = record.filter((cell) => cell !== said && cell !== paid);
      const staff =
        kind === undefined || cellOf(record, TYPE)
          ? []
          : [{ columnId: TYPE, text: kind, column: said.column }];
      return [...staff, ...others, { ...said, columnId: count }, { ...paid, columnId: amount }];
    }),
    notices: [],
  });
}
