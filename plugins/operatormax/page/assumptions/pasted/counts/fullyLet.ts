import { cellOf, type ForeignRecord, type Recast } from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { headsOver } from '../foreignCells.ts';
import { NAME } from '../../parameter.ts';

/**
 * Takes what is let by the month as fully let, '18 cupos' of '$ 240.000', where no record of its table has an occupancy:
 * without one nothing would come of it.
 */
export function fullyLetIn(
  amount: string,
  isByMonth: (record: ForeignRecord, heads: ReadonlyMap<string, string>) => boolean,
): Recast {
  return (records, { heads }) => {
    if (records.some((record) => cellOf(record, 'ocupacion'))) return { records, notices: [] };
    const names: string[] = [];
    const read = records.map((record) => {
      const count = cellOf(record, 'cantidad');
      if (!count || !cellOf(record, amount) || !isByMonth(record, headsOver(record, heads)))
        return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      return [...record, { ...count, columnId: 'ocupacion', text: '100 %' }];
    });
    const enter = names.length === 1 ? 'entra' : 'entran';
    const notice = `Sin ocupación, ${enter} al 100 %: ${listNames(names, 3)}. Cámbiala en la hoja si es menor.`;
    return { records: read, notices: names.length > 0 ? [notice] : [] };
  };
}
