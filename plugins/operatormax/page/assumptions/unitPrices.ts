import { isUnitOfMoney, type Recast } from '../../../../src/workbench/index.ts';
import { listNames } from '../../../../src/tool/index.ts';
import { EACH } from './each.ts';
import { cellOf } from './foreignCells.ts';
import { NAME } from './parameter.ts';

/* Costs of each square metre or each night, which are amounts of a month or a year here. */

const PER =
  /(?<!\p{L})(m²|m2|noche|hab\p{L}*|hu[eé]sped\p{L}*|persona|cama|cupo|unidad)(?!\p{L})/iu;

/** Tells what comes in as it stands, though it is the price of one of something. */
export function unitPricesIn(amount: string): Recast {
  return (records) => {
    const names = records.flatMap((record) => {
      const unit = record.find(
        ({ text }) => EACH.test(text) || (PER.test(text) && isPriceUnit(text)),
      );
      const name = cellOf(record, NAME)?.text;
      const isCounted = cellOf(record, 'personas') !== undefined;
      return unit && !isCounted && name !== undefined && cellOf(record, amount) ? [name] : [];
    });
    const notice = `${listNames(names, 3)} ${names.length === 1 ? 'es el precio' : 'son precios'} de una unidad (m², noche…), y aquí cuenta el total: multiplícalo en la celda, como en =12000*850.`;
    return { records, notices: names.length > 0 ? [notice] : [] };
  };
}

/** 'COP por habitación ocupada', 'por noche'. */
const isPriceUnit = (text: string): boolean => isUnitOfMoney(text) || /^\s*(por|x)\s/iu.test(text);
