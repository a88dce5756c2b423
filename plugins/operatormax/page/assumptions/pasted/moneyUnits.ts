import { isUnitOfMoney, type Recast } from '../../../../../src/workbench/index.ts';
import { UNIT } from '../parameter.ts';

const AMOUNT =
  /^(tarifa|adr|renta|canon|valor|precio)(?!\p{L})|^(al\s+|por\s+)?(mes|noche|a[nñ]o)$/iu;

/** 'COP/mes' or 'ADR' beside an amount says what that is, and not what is counted of a service. */
export const moneyUnitsIn: Recast = (records) => ({
  records: records.map((record) =>
    record.map((cell) =>
      cell.columnId === UNIT && (isUnitOfMoney(cell.text) || AMOUNT.test(cell.text))
        ? { ...cell, columnId: '' }
        : cell,
    ),
  ),
  notices: [],
});
