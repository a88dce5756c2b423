import { FormulaError, parseFormula } from '../../engine/index.ts';
import { notAPercentage, type NumeralRules, readNumeral, type Refused } from './numerals.ts';
import { translate } from './spoken.ts';

/** What was typed as a number comes to, or why it can't be taken. */
export type ReadAmount =
  | {
      readonly value: number;
      /** What was typed, where it is more than a numeral: '=2.500.000*12', '350 millones'. */
      readonly expression?: string;
    }
  | Refused;

/** No numeral has more digits than the longest number; a pasted page is not worth the search. */
const MAX_NUMERAL = 400;
/** Nothing that a person works out in one cell is longer. */
const MAX_EXPRESSION = 200;
/** Of a text that is none, enough to know it by: its message has one line under a field. */
const SHOWN_LENGTH = 20;

const DATE = /^(\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/;

/** What arithmetic begins with; who comes from a spreadsheet types a '+' for it, on the keypad. */
const ASKS = /^(?:=\s*\+?|\+)/;

/** A zero as Excel's comma style copies it: a dash, with room for a sign and brackets around it. */
const SPACED_DASH = /^\s+-\s+$/;

/** Cells of a sheet that were pasted into a field: it shows them with bars between them. */
const SEVERAL_CELLS = / \| /;

/** A cell as spreadsheets call it, where a number would stand: 'B4', '$B$4'. Behind a number 'm2' is a unit. */
const ADDRESS = /(?:^|[-+*/^(:;,!])\s*\$?[a-z]{1,3}\$?[1-9]\d{0,6}(?![\p{L}\d])/iu;

const INSTEAD = 'aquí se escriben operaciones con números, como =12000*850';

/**
 * Reads what a person types for a number: a numeral, or arithmetic with + - * / ( ) % and the
 * words of scale, with or without '=' or '+' before it. It is parsed by the engine's whitelist, and
 * bounded in length and depth.
 */
export function readAmount(text: string, rules: NumeralRules): ReadAmount {
  const typed = text.trim().replace(/[−–]/g, '-');
  const refuse = ({ error, unfinished = false }: Refused): Refused => ({
    error: `«${shortened(text.trim())}» ${error}`,
    ...(unfinished ? { unfinished } : {}),
  });
  if (SEVERAL_CELLS.test(typed)) return refuse({ error: 'son varias celdas, y aquí va una sola' });
  if (typed.length > MAX_NUMERAL) return refuse(TOO_LONG);
  if (SPACED_DASH.test(text)) return { value: 0 };
  const asked = /^[=+]/.test(typed);
  const body = typed.replace(ASKS, '').trim();
  // After '=' brackets are arithmetic; without it they are an accountant's minus.
  const numeral = asked && body.startsWith('(') ? null : readNumeral(body, rules);
  if (numeral) return 'error' in numeral ? refuse(numeral) : numeral;
  if (!asked && DATE.test(body)) {
    return refuse({ error: 'parece una fecha; para dividir, empieza con =' });
  }
  if (typed.length > MAX_EXPRESSION) return refuse(TOO_LONG);
  const translated = translate(body, rules);
  if ('error' in translated) return refuse(asked ? noCells(body, translated) : translated);
  const worked = evaluate(translated.source, rules);
  if ('error' in worked) return refuse(worked);
  return { ...worked, expression: typed.startsWith('+') ? `=${body}` : typed };
}

/** Who comes from a spreadsheet types '=' and clicks on a cell, or writes its address: that is told not to work. */
function noCells(body: string, refused: Refused): Refused {
  if (body === '') return { ...refused, error: `${refused.error}: ${INSTEAD}; no se citan celdas` };
  return ADDRESS.test(body) ? { error: `cita una celda; ${INSTEAD}` } : refused;
}

const TOO_LONG: Refused = { error: 'es demasiado largo para un número' };

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

type Expr = ReturnType<typeof parseFormula>;

/**
 * `share` is a percentage ('10%'), `either` what may be one or may not (a share of a plain
 * number: '3%*4', '350 millones*12%'), `plain` everything else.
 */
interface Worked {
  readonly value: number;
  readonly as: 'plain' | 'share' | 'either';
}

class Unworkable extends Error {}

function evaluate(source: string, rules: NumeralRules): { value: number } | Refused {
  try {
    const { value, as } = work(parseFormula(source));
    const isPercentage = rules.expects === 'porcentaje';
    if (as === 'share' && !isPercentage) return notAPercentage(rules);
    if (as === 'either' && isPercentage) return { error: EITHER_SHARE };
    // What binary fractions add to a sum of decimals: 0,07 * 100 is no 7,000000000000001.
    const clean = Number((as === 'share' ? value * 100 : value).toPrecision(15));
    return Number.isFinite(clean) ? { value: clean } : { error: 'da un número demasiado grande' };
  } catch (error) {
    if (error instanceof Unworkable) return { error: error.message };
    if (error instanceof FormulaError) return { error: 'es una operación demasiado larga' };
    throw error;
  }
}

const EITHER_SHARE = 'es ambiguo: pon el signo % a todos los porcentajes o a ninguno';
const OF_WHAT = 'es ambiguo: di de qué es el porcentaje, como en 500*(1-10%)';

function work(expr: Expr): Worked {
  switch (expr.node) {
    case 'number':
      return { value: expr.value, as: 'plain' };
    case 'unary': {
      const { value, as } = work(expr.arg);
      return { value: -value, as };
    }
    case 'call': {
      const [percentage] = expr.args;
      if (!percentage) throw new Unworkable('está incompleto');
      return { value: work(percentage).value / 100, as: 'share' };
    }
    case 'binary':
      return combine(expr.op, work(expr.left), work(expr.right));
    default:
      throw new Unworkable('usa algo que no se admite');
  }
}

function combine(op: string, left: Worked, right: Worked): Worked {
  switch (op) {
    case '+':
    case '-':
      return {
        value: left.value + (op === '+' ? right.value : -right.value),
        as: sum(left, right),
      };
    case '*':
      return { value: left.value * right.value, as: product(left, right) };
    case '/':
      if (right.value === 0) throw new Unworkable('divide por cero');
      return { value: left.value / right.value, as: left.as === right.as ? 'plain' : left.as };
    default:
      throw new Unworkable('usa algo que no se admite');
  }
}

/**
 * A pocket calculator takes '500-10%' for 450, a spreadsheet for 499,9. Only with 1 do they
 * agree; anything else is refused.
 */
function sum(left: Worked, right: Worked): Worked['as'] {
  if (left.as === right.as || right.as === 'either') return left.as;
  if (left.as === 'either') return right.as;
  if (left.as === 'plain' && left.value === 1) return 'plain';
  throw new Unworkable(OF_WHAT);
}

function product(left: Worked, right: Worked): Worked['as'] {
  return left.as === right.as ? left.as : 'either';
}
