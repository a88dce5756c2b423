import { foldedWords } from '../../ui/fold.ts';
import { periodsOf } from '../listImport/match/periods.ts';
import type { Pair, Part } from './pair.ts';

/* What an investment costs besides the price of what is bought: 'Gastos de cierre', 'Remodelación y dotación'. */

const EXPENSES =
  '(?:gastos|costos) (?:de |del |por )?(?:la )?(?:cierre|compra|adquisicion|legales|notaria(?:les)?|registro)';
const DEED = '(?:(?:gastos|costos) (?:de |por )?)?(?:la )?(?:escritura(?:cion)?|notariales)';
const WORKS =
  '(?:(?:gastos|costos?|valor|inversion|presupuesto) (?:de |del |en )?(?:la |el )?)?(?:remodelacion|adecuacion|renovacion|dotacion|remodelaciones|adecuaciones|renovaciones|mobiliario|amoblamiento|capital de trabajo|(?:gastos |costos )?preoperativos?|ff e(?= inicial))';
const MORE = '(?:cierre|registro|notaria(?:les)?|legales|escritura(?:cion)?|equipos?|impuestos)';
const OF =
  '(?: (?:de|del|en) (?:la |el )?(?:activo|inmueble|hotel|proyecto|edificio|propiedad|compra))?';
/** By its whole name: 'Mantenimiento de mobiliario' is another one. */
const COST = new RegExp(
  `^(?:${EXPENSES}|${DEED}|${WORKS})(?:(?: y| e)?(?: de)? (?:${EXPENSES}|${DEED}|${WORKS}|${MORE}))*(?: inicial(?:es)?)?${OF}$`,
);

/** Titles of what is bought and how it is paid. Under any other one, as under none, costs stand right beside the price. */
const OF_PURCHASE =
  /(?<!\p{L})(inversi[oó]n|compra|adquisici[oó]n|usos|fuentes|capex|investment|acquisition|uses)(?!\p{L})/iu;

/**
 * Those of the block of a price, paid once, amounts or percentages of it: 'Gastos de cierre | 1,8 %'. `isOfPayment`:
 * rows that may stand among them.
 */
export function costsBeside(
  price: Pair,
  pairs: readonly Pair[],
  isOfPayment: (pair: Pair) => boolean,
): readonly Part[] {
  const { block = '' } = price;
  const inBlock = pairs.map((pair) => ((pair.block ?? '') === block ? pair : undefined));
  const isBeside = (at: number): boolean => {
    const own = pairs.indexOf(price);
    const between = inBlock.slice(Math.min(at, own) + 1, Math.max(at, own));
    return between.every((pair) => pair && (isCalledCost(pair) || isOfPayment(pair)));
  };
  return inBlock.flatMap((pair, at) =>
    pair && isCost(pair) && (OF_PURCHASE.test(block) || isBeside(at))
      ? [text(pair).includes('%') ? [price, pair] : [pair]]
      : [],
  );
}

const text = ({ text: figure, beside }: Pair): string => `${figure} ${beside}`;

function isCost(pair: Pair): boolean {
  const { label, text: figure } = pair;
  const isOnce = periodsOf(`${label} ${text(pair)}`).size === 0;
  const isFigure = text(pair).includes('%') ? isShareOfPrice(pair) : /\d/.test(figure);
  return isFigure && isOnce && isCalledCost(pair);
}

const isCalledCost = ({ label }: Pair): boolean =>
  COST.test(foldedWords(label.replace(/\([^)]*\)/g, ' ')));

/** '1,8 % | del precio': of works or of a loan it is another amount, and alone nobody says of what. */
const isShareOfPrice = ({ text: figure, beside }: Pair): boolean =>
  /^\s*\d{1,2}([.,]\d+)?\s*%?\s*$/u.test(figure) && OF_PRICE.test(beside);
const OF_PRICE =
  /^\s*%?\s*(s\/|sobre|del?)\s*(el\s+|la\s+)?(precio|valor|costo|compra|inmueble)(\s+(del?\s+)?(la\s+)?(compra|inmueble|activo|hotel))?\s*$/iu;
