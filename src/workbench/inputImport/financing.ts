import { foldedWords } from '../../ui/fold.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { guessInputs } from './guess.ts';
import { shareIn } from './follows.ts';
import type { Follows, Pair, Part } from './pair.ts';
import { costsBeside } from './purchaseCosts.ts';

/* How a purchase is paid, where a sheet says what it costs and how much of that is debt: 'Inversión total |
   9.600.000.000' and 'LTV | 55 %', or 'Deuda | 5.280.000.000'. */

/** The inputs that ask for its parts. */
export interface Financing {
  readonly debt: string;
  readonly equity: string;
}

const ASSET = '(activo|inmueble|hotel|proyecto|edificio|propiedad|terreno)';
/** All that has to be paid. */
const TOTAL = new RegExp(
  `^((inversion|costo|valor|presupuesto) total|total (de )?(la )?(inversion|usos|proyecto)|inversion( inicial)?)( (del|de la|en el) (${ASSET}|inversion))?$`,
);
/** What is bought for it. */
const PRICE = new RegExp(
  `^((valor|precio|costo) (de )?(compra|adquisicion)( (del|de la) ${ASSET})?|(valor|precio) (comercial )?(del|de la) ${ASSET}|purchase price)$`,
);
const SHARE = '^((porcentaje|participacion|nivel) )?(de |del )?(la )?';
/** How much of what is bought a bank lends. */
const LTV = /^(ltv|loan to value)( (maximo|inicial))?$/;
const DEBT = new RegExp(
  `${SHARE}(deuda|credito|leasing|financiacion|financiamiento|apalancamiento( financiero)?|ltc|loan to cost|debt|leverage)( bancari[oa])?$`,
);
const EQUITY = new RegExp(
  `${SHARE}(equity|capital( propio)?|recursos propios|patrimonio|aportes?( de)?( los)? (socios|capital|inversionistas))$`,
);

/** The rows of a sheet, with those of debt and equity that it has none of and that follow from others. */
export function withFinancing(
  pairs: readonly Pair[],
  target: ImportTarget,
  { debt, equity }: Financing,
): readonly Pair[] {
  const { pairs: rows, mapping } = guessInputs(pairs, target);
  const rowOf = (id: string): Pair | undefined => rows[mapping.indexOf(id)];
  const whole = only(pairs, TOTAL) ?? only(pairs, PRICE);
  const [ltv, ofDebt, ofEquity] = [LTV, DEBT, EQUITY].map((name) => only(pairs, name, isShare));
  const lent = ltv ?? ofDebt;
  const [ownDebt, ownEquity] = [rowOf(debt), rowOf(equity)];
  if (whole && ownDebt && ownEquity) {
    const whyNot = `Aquí son sus partes: «${ownDebt.label}» y «${ownEquity.label}»`;
    return pairs.map((pair) => (pair === whole ? { ...pair, whyNot } : pair));
  }
  if (!whole || (!lent && !ofEquity && !(ownDebt && isAmount(ownDebt)))) return pairs;
  const base = (ltv && only(pairs, PRICE)) ?? whole;
  const debtOf: Part | undefined = lent && [base, lent];
  const equityOf: Part | undefined = ofEquity && [whole, ofEquity];
  const less: Part | undefined = ownDebt ? [ownDebt] : debtOf;
  // All that is paid, where the sheet says no total of it.
  const isTotalled = pairs.some((pair) => isCalled(pair, TOTAL) && isAmount(pair));
  const isOfPayment = (pair: Pair): boolean =>
    [ownDebt, ownEquity, lent, ofEquity].includes(pair) ||
    [DEBT, EQUITY].some((name) => isCalled(pair, name));
  const costs = isTotalled ? [] : costsBeside(whole, pairs, isOfPayment);
  const parts: readonly [id: string, follows: Follows | undefined][] = [
    [debt, debtOf ? alone(debtOf) : equityOf && { of: [[whole]], less: [equityOf] }],
    [equity, equityOf ? alone(equityOf) : less && { of: [[whole], ...costs], less: [less] }],
  ];
  const more = parts.flatMap(([id, follows]): readonly Pair[] => {
    const label = target.columns.find((column) => column.id === id)?.label;
    if (label === undefined || !follows || mapping.includes(id)) return [];
    const [[first]] = follows.of;
    return [{ label, text: first.text, said: saidOf(follows), beside: '', follows }];
  });
  return [...pairs, ...more];
}

const alone = (part: Part): Follows => ({ of: [part], less: [] });

const isCalled = ({ label }: Pair, name: RegExp): boolean =>
  name.test(foldedWords(label.replace(/\([^)]*\)/g, ' ')));

/** The row of a name, where the sheet has one alone. */
function only(
  pairs: readonly Pair[],
  name: RegExp,
  is: (pair: Pair) => boolean = isAmount,
): Pair | undefined {
  const named = pairs.filter((pair) => isCalled(pair, name) && is(pair));
  return named.length === 1 ? named[0] : undefined;
}

const isAmount = ({ text }: Pair): boolean => /\d/.test(text) && !text.includes('%');

/** '55 %', '55 | % del total', and under a name that says so a number alone: '% deuda | 0,55'. */
function isShare({ label, text, beside }: Pair): boolean {
  const share = /^\s*\d{1,3}([.,]\d+)?\s*%?\s*$/.test(text) ? shareIn(text) : null;
  if (share === null || OF_RATE.test(beside)) return false;
  const isNamed = NAMES_SHARE.test(label);
  const isWritten = text.includes('%') || /^\s*%/.test(beside);
  return isNamed || (isWritten && share >= LEAST);
}

const OF_RATE = /(?<!\p{L})(E\.?\s?[AM]|efectiv|nominal|anual|mensual|N\.?\s?M)/iu;
const NAMES_SHARE = /%|porcentaje|participaci|ltv|ltc|loan to|apalanca|leverage/i;
/** What is less beside a bare 'Crédito' may be its rate. */
const LEAST = 0.2;

/** As the sheet says it: '55 % de «Inversión total»', '«Precio» + «Gastos de cierre» − «Deuda»'. */
function saidOf({ of, less }: Follows): string {
  const said = ([amount, share]: Part): string =>
    share ? `${share.text} de «${amount.label}»` : `«${amount.label}»`;
  return [of.map(said).join(' + '), ...less.map(said)].join(' − ');
}
