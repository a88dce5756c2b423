import {
  cellOf,
  IN_BRACKETS,
  isUnitOfMoney,
  type Recast,
  SOLD,
} from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { EACH } from './each.ts';
import { NAME } from '../../parameter.ts';

/* Costs of each square metre or each night and incomes of each guest, which are amounts of a month or a year here. */

const PER =
  /(?<!\p{L})(m²|m2|noche|hab\p{L}*|hu[eé]sped\p{L}*|persona|cama|cupo|unidad)(?!\p{L})/iu;

/** What guests are asked for one by one, or for each night sold; of rooms and nights the rate of an income is one anyway. */
const PER_GUEST = new RegExp(
  `(?<!\\p{L})(hu[eé]sped\\p{L}*|personas?|pax|cubiertos?|usuarios?|asistentes?)(?!\\p{L})|${SOLD.source}`,
  'iu',
);

/** Tells of costs that come in as they stand, though they are the price of one of something. */
export const unitCostsIn = (amount: string): Recast =>
  unitPricesIn(amount, 'personas', PER, 'multiplícalo en la celda, como en =12000*850.');

/** The same of incomes, of which the list asks how many there are. */
export const unitIncomesIn = (amount: string): Recast =>
  unitPricesIn(amount, 'cantidad', PER_GUEST, 'escribe en «Cantidad» cuántas son al mes.');

function unitPricesIn(amount: string, count: string, per: RegExp, way: string): Recast {
  const isOfOne = (text: string): boolean =>
    EACH.test(text) || (per.test(text) && isPriceUnit(text));
  return (records, { heads }) => {
    const names = records.flatMap((record) => {
      const name = cellOf(record, NAME)?.text;
      const paid = cellOf(record, amount);
      if (name === undefined || !paid || cellOf(record, count)) return [];
      const said = [...unitsIn(heads[paid.column] ?? ''), ...record.map(({ text }) => text)];
      return said.some(isOfOne) ? [name] : [];
    });
    const notice = `${listNames(names, 3)} ${names.length === 1 ? 'es el precio' : 'son precios'} de una unidad (m², noche, huésped…), y aquí cuenta el total: ${way}`;
    return { records, notices: names.length > 0 ? [notice] : [] };
  };
}

/** What a head may say of one of several: 'Valor (COP por habitación)', 'Costo por m²'. */
const unitsIn = (head: string): readonly string[] => [
  ...(IN_BRACKETS.exec(head) ?? []),
  ...(BY.exec(head) ?? []),
];
const BY = /(?<!\p{L})(por|x)\s.*$/iu;

/** 'COP por habitación ocupada', 'por noche'. */
const isPriceUnit = (text: string): boolean => isUnitOfMoney(text) || /^\s*(por|x)\s/iu.test(text);
