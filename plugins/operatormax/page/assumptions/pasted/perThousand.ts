import { kinds, percent, plainNumber, withoutNoise } from '../../../../../src/tool/index.ts';
import type { Recast } from '../../../../../src/workbench/index.ts';
import { cellOf } from './foreignCells.ts';

/* Taxes by the thousand: 'ICA | 9,66 | por mil de los ingresos'. */

const PER_THOUSAND = /^\s*(por\s+mil|x\s*mil|‰)(?!\p{L})/iu;
const rate = percent('Tarifa', { max: 1_000 });
const TEN = 10;

/** Takes such a rate as the percentage that it is. */
export const perThousandIn =
  (amount: string): Recast =>
  (records) => ({
    records: records.map((record) => {
      const paid = cellOf(record, amount);
      const said = record.find(({ columnId, text }) => columnId === '' && PER_THOUSAND.test(text));
      const read = paid && said ? kinds.percent.parse(paid.text, rate) : null;
      if (!paid || !said || !read || 'error' in read || typeof read.value !== 'number')
        return record;
      const share = `${plainNumber(withoutNoise(read.value / TEN))} %`;
      return record.map((cell) => {
        if (cell === paid) return { ...cell, text: share };
        return cell === said ? { ...cell, text: cell.text.replace(PER_THOUSAND, '%') } : cell;
      });
    }),
    notices: [],
  });
