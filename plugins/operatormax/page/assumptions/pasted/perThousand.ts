import { kinds, percent, perThousandIn, plainNumber } from '../../../../../src/tool/index.ts';
import { cellOf, type Recast } from '../../../../../src/workbench/index.ts';

/* Taxes by the thousand: 'ICA | 9,66 | por mil de los ingresos', 'ICA | 9,66 x mil'. */

const rate = percent('Tarifa');

/** Takes such a rate as the percentage that it is, with what it is of behind it. */
export const perThousandSharesIn =
  (amount: string): Recast =>
  (records) => ({
    records: records.map((record) => {
      const paid = cellOf(record, amount);
      if (!paid) return record;
      const whole = perThousandIn(paid.text);
      const beside = record.find(
        ({ columnId, text }) =>
          !whole && columnId === '' && perThousandIn(`${paid.text} ${text}`) !== null,
      );
      const said = whole ?? perThousandIn(`${paid.text} ${beside?.text ?? ''}`);
      const read = said && kinds.percent.parse(`${said.number} por mil`, rate);
      if (!read || 'error' in read || typeof read.value !== 'number') return record;
      const share = `${plainNumber(read.value)} %`;
      return record.map((cell) => {
        if (cell === paid) return { ...cell, text: `${share} ${whole?.rest ?? ''}`.trim() };
        return cell === beside ? { ...cell, text: `% ${said.rest}`.trim() } : cell;
      });
    }),
    notices: [],
  });
