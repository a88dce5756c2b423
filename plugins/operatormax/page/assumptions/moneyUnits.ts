import { isUnitOfMoney, type Recast } from '../../../../src/workbench/index.ts';
import { UNIT } from './parameter.ts';

/** 'COP/mes' beside an amount says what that is in, and not what is counted of a service. */
export const moneyUnitsIn: Recast = (records) => ({
  records: records.map((record) =>
    record.map((cell) =>
      cell.columnId === UNIT && isUnitOfMoney(cell.text) ? { ...cell, columnId: '' } : cell,
    ),
  ),
  notices: [],
});
