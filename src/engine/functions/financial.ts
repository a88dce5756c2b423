import * as finance from '../../finance/index.ts';
import type { ElementFunction, FillFunction } from './types.ts';

const NO_PERIODS = 'no hay un número de períodos que cumpla con esos valores';
const NO_RATE = 'no hay una tasa que cumpla con esos valores';

const element = (
  arity: readonly [number, number],
  apply: (...args: number[]) => number,
  why?: string,
): ElementFunction => ({ kind: 'element', arity, apply, ...(why ? { why } : {}) });

// The casts give Excel's optional trailing arguments to variadic callers.
const spread = (fn: unknown) => fn as (...args: number[]) => number;

export const financialFunctions = {
  pv: {
    ...element([3, 5], spread(finance.pv)),
    steps: {
      argument: 1,
      fill: (out, from, to, args, step) =>
        finance.pvSteps(
          out,
          from,
          to,
          args[0] as number,
          args[1] as number,
          step,
          args[2] as number,
          args[3],
          args[4],
        ),
    },
  },
  fv: element([3, 5], spread(finance.fv)),
  pmt: element([3, 5], spread(finance.pmt)),
  ipmt: element([4, 6], spread(finance.ipmt)),
  ppmt: element([4, 6], spread(finance.ppmt)),
  nper: element([3, 5], spread(finance.nper), NO_PERIODS),
  rate: element([3, 6], spread(finance.rate), NO_RATE),
  cumipmt: element([6, 6], spread(finance.cumipmt)),
  effect: element([2, 2], spread(finance.effect)),
  nominal: element([2, 2], spread(finance.nominal)),
  periodicRate: element([2, 2], spread(finance.periodicRate)),
  /** Balances of a credit after each payment: creditBalance(amount, rate, payments, type). */
  creditBalance: {
    kind: 'fill',
    arity: [4, 4],
    fill: (out, [amount, rate, payments, type]) => {
      const known = type === 'cuota' || type === 'bullet';
      const numbers = [amount, rate, payments].every((value) => typeof value === 'number');
      if (known && numbers) {
        finance.creditBalance(out, Number(amount), Number(rate), Number(payments), type);
      } else out.fill(Number.NaN);
    },
    why: 'no hay un crédito con esos valores',
  },
} satisfies Record<string, ElementFunction | FillFunction>;
