import { cellOf, type Recast } from '../../../../../../src/workbench/index.ts';
import type { Scalar } from '../../../../../../src/tool/index.ts';
import { TYPE } from '../../parameter.ts';
import { type StreamHead, type StreamList, typeLabel } from '../../streamLists.ts';

/* Rows of a number and an amount below those of an amount alone: 'Recepción | 6 | 1.850.000' below 'Energía | 4.200.000'. */

const COUNT = /^\s*\d{1,3}\s*$/;
/**
 * So many digits are no number of anything; what it is of may stand around it: '$ 180.000 c/u mes', 'salario
 * 1.950.000'.
 */
const AMOUNT =
  /^\s*(?:(?:personas?|emplead[oa]s?)\s+)?(?:(?:salario|sueldo|valor|pago|a|de)\s+)?((?:COP\s*|\$\s*)*(?:(?:\d[.,]?){5,}|\d[\d.,]*\s*(?:mill(?:ones|[oó]n)?|mm|mil)))\s*(?:(?:c\/u|cada\s+un[oa])\s*)?(?:\/?\s*(?:(?:al|por)\s+)?(?:mes|mensual(?:es)?))?\s*$/iu;
/** '3 x 2.200.000' says both. */
const TIMES = /^\s*(\d{1,3})\s*[x×*]\s*(\$?\s*[\d.,]{5,})\s*$/iu;

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
      if (!said || cellOf(record, count)) return record;
      const [, number = said.text, times] = TIMES.exec(said.text) ?? [];
      const [paid, another] =
        times === undefined
          ? record.filter(({ columnId, text }) => columnId === '' && AMOUNT.test(text))
          : [{ ...said, text: times }];
      if (!COUNT.test(number) || !paid || another) return record;
      const [, sum = paid.text] = AMOUNT.exec(paid.text) ?? [];
      const others = record.filter((cell) => cell !== said && cell !== paid);
      const staff =
        kind === undefined || cellOf(record, TYPE)
          ? []
          : [{ columnId: TYPE, text: kind, column: said.column }];
      return [
        ...staff,
        ...others,
        { ...said, text: number, columnId: count },
        { ...paid, text: sum, columnId: amount },
      ];
    }),
    notices: [],
  });
}
